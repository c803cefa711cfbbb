import { observer } from 'mobx-react-lite';
import type { Order } from '../../kit/api/checkout';
import { CostLines, Tear, Ticket, TicketPart, Total } from '../../kit/components/Ticket';
import { sessionTimesText } from '../../ground/core/sessionTimes';
import { useMoney } from '../../kit/site/useMoney';
import type { BookedPlace } from './orderItems';
import { useSite } from '../../kit/site/SiteContext';

export type BookedPlacesProps = { readonly order: Order; readonly places: readonly BookedPlace[] };

/** The order's bookings with their attendees, and how they were paid for. */
export const BookedPlaces = observer(function BookedPlaces({ order, places }: BookedPlacesProps) {
  return (
    <div className="confirmation-item">
      <BookingsTicket order={order} places={places} />
      <PaymentTicket order={order} places={places} />
    </div>
  );
});

const BookingsTicket = observer(function BookingsTicket({ order, places }: BookedPlacesProps) {
  const { config } = useSite();
  return (
    <Ticket
      title={places.length === 1 ? 'Your booking' : 'Your bookings'}
      stub={<span className="order-number">Order {order.number}</span>}
    >
      <TicketPart last={config.kiosk}>
        <ul className="confirmation-places">
          {places.map((place) => (
            <li key={place.bookingId}>
              <h3>{place.name}</h3>
              <p className="strong">{sessionTimesText({ ...place, date: place.startDate, lastDate: place.endDate })}</p>
              <p className="muted">
                {place.place}, {place.homeVenue.name}
              </p>
              <p className="muted">For {place.attendee}</p>
            </li>
          ))}
        </ul>
      </TicketPart>
      {!config.kiosk && (
        <>
          <Tear />
          <TicketPart last>
            <div className="confirmation-next">
              <p>You can see and cancel your bookings in your online account</p>
              <a className="btn btn-primary" href={config.linkTo('my-account', '/bookings')}>
                Go to my account
              </a>
            </div>
          </TicketPart>
        </>
      )}
    </Ticket>
  );
});

/** The price of each booking, and the credit and card that paid for them. */
const PaymentTicket = observer(function PaymentTicket({ order, places }: BookedPlacesProps) {
  const money = useMoney();
  const credit = order.payments.filter(({ tenderType }) => tenderType === 'credit');
  const card = order.payments.find(({ tenderType }) => tenderType === 'card');
  return (
    <Ticket title="Payment">
      <TicketPart>
        <CostLines
          lines={places.map(({ name, attendee, paidBy, total }) => ({
            label: name,
            note: paidBy === null ? `For ${attendee}` : `For ${attendee}, by ${paidBy}`,
            amount: total.formatted,
          }))}
        />
      </TicketPart>
      <Tear />
      <TicketPart last>
        {credit.length > 0 ? (
          <>
            <CostLines lines={credit.map(({ amount }) => ({ label: 'Credit', amount: money(-amount), minus: true }))} />
            <Total label={card ? 'Paid by card' : 'Left to pay'} amount={money(card?.amount ?? 0)} />
          </>
        ) : (
          <Total label="Total" amount={order.total.formatted} />
        )}
      </TicketPart>
    </Ticket>
  );
});
