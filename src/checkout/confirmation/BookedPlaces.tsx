import { observer } from 'mobx-react-lite';
import type { Order } from '../../kit/api/checkout';
import { Tear, Ticket, TicketPart } from '../../kit/components/Ticket';
import { datedTimesText } from '../../ground/core/sessionTimes';
import { groupPlaces, type AttendeePlaces } from './groupPlaces';
import type { BookedPlace } from './orderItems';
import { PaymentTicket } from './PaymentTicket';
import { useSite } from '../../kit/site/SiteContext';

export type BookedPlacesProps = { readonly order: Order; readonly places: readonly BookedPlace[] };

/** The order's bookings by attendee, and how they were paid for. */
export const BookedPlaces = observer(function BookedPlaces({ order, places }: BookedPlacesProps) {
  return (
    <div className="confirmation-item">
      <BookingsTicket order={order} places={places} />
      <PaymentTicket order={order} />
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
          {groupPlaces(places).map((theirs) => (
            <Attendee key={theirs.attendee} {...theirs} />
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

/** The bookings of one attendee; those of the same camp or session at one place stand together. */
function Attendee({ attendee, offers }: AttendeePlaces) {
  return (
    <li>
      <h3>For {attendee}</h3>
      <ul className="confirmation-offers">
        {offers.map(({ key, name, place, homeVenue, times }) => (
          <li key={key}>
            <h4>{name}</h4>
            {times.map((each) => (
              <p key={each.bookingId} className="strong">
                {datedTimesText({ ...each, date: each.startDate, lastDate: each.endDate })}
              </p>
            ))}
            <p className="muted">
              {place}, {homeVenue.name}
            </p>
          </li>
        ))}
      </ul>
    </li>
  );
}
