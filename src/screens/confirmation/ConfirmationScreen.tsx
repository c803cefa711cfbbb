import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { Breadcrumbs, type Crumb } from '../../components/Breadcrumbs';
import { Button } from '../../components/Button';
import { WideLines } from '../../components/Floor';
import { Icon } from '../../components/Icon';
import { Note } from '../../components/Note';
import { Skeleton } from '../../components/Spinner';
import { CostLines, FactList, Tear, Ticket, TicketPart, Total } from '../../components/Ticket';
import type { Order } from '../../api/checkout';
import { ukDateText } from '../../core/dates';
import { usePayment } from '../../payment/PaymentContext';
import { durationText } from '../../sections/membership/duration';
import { useStores } from '../../stores/StoresContext';
import { NotFoundScreen } from '../NotFoundScreen';
import { BookedPlaces, type BookedPlace } from './BookedPlaces';
import { CalendarButton } from './CalendarButton';
import './confirmation.css';

export type ConfirmationScreenProps = {
  /** Where what is confirmed was chosen. */
  readonly cameFrom: Crumb;
};

/** What was bought. It can be opened again, and printed. */
export const ConfirmationScreen = observer(function ConfirmationScreen({ cameFrom }: ConfirmationScreenProps) {
  const { completeOrderId = '' } = useParams();
  const { config } = useStores();
  const { orders } = usePayment();
  const request = useMemo(() => orders.request(completeOrderId), [orders, completeOrderId]);
  useEffect(() => void orders.load(completeOrderId), [orders, completeOrderId]);
  if (request.status === 'error') {
    if (request.error?.status === 404) return <NotFoundScreen />;
    return (
      <div className="wrap confirmation-error">
        <Note type="danger" title={request.error?.message ?? ''} live>
          <Button look="secondary" size="s" onClick={() => void orders.load(completeOrderId)}>
            Try again
          </Button>
        </Note>
      </div>
    );
  }
  const crumbs = config.bare ? [] : [cameFrom, { label: 'Checkout ', href: '/checkout' }, { label: 'Confirmation ' }];
  return (
    <>
      <div className="floor confirmation-floor">
        <WideLines />
        <div className="wrap">
          <Breadcrumbs crumbs={crumbs} />
          <div className="confirmation-title">
            <span className="confirmation-tick">
              <Icon name="tick" size="l" />
            </span>
            <h1 tabIndex={-1}>{titleOf(request.data)}</h1>
          </div>
        </div>
      </div>
      <div className="wrap confirmation">
        {request.data ? (
          <OrderView order={request.data} />
        ) : (
          <Skeleton label="Loading your order" heights={[320, 120]} />
        )}
      </div>
    </>
  );
});

/** Nobody paid for what a membership includes. */
function titleOf(order: Order | undefined): string {
  const isFree = order !== undefined && order.total.raw === 0 && order.items.some(isBooking);
  return isFree ? 'Your booking is confirmed' : 'Your payment was successful';
}

function OrderView({ order }: { readonly order: Order }) {
  const places = order.items.filter(isBooking);
  return (
    <>
      {places.length > 0 && <BookedPlaces order={order} places={places} />}
      {order.items.filter(isMembership).map((item, index) => (
        <div className="confirmation-item" key={`${item.membershipTypeId}-${index}`}>
          <div className="stack">
            <NewMembership item={item} order={order} />
            {order.newMandate && (
              <Note type="success" title="Direct Debit set up successfully">
                Confirmation of your new Direct Debit mandate will be emailed to you within 3 business days.
              </Note>
            )}
            {item.requiresEligibility && (
              <Note
                type="warning"
                title="Your membership status will be pending until you provide the required proof of eligibility"
              >
                Please upload it to your online account as soon as possible.
              </Note>
            )}
          </div>
          <Ticket title={item.paymentType === 'fixed' ? 'Single payment membership' : 'Membership fees'}>
            <TicketPart>
              <p className="strong">{item.homeVenue.name}</p>
              <CostLines
                lines={item.fees.map(({ label, price, days, type }) => ({
                  label,
                  amount: price.formatted,
                  minus: type === 'discount',
                  note: days === undefined ? undefined : days === 1 ? '1 day' : `${days} days`,
                }))}
              />
            </TicketPart>
            <Tear />
            <TicketPart last>
              <Total label="Total" amount={item.total.formatted} />
            </TicketPart>
          </Ticket>
        </div>
      ))}
      <div className="confirmation-print">
        {places.length > 0 && <CalendarButton order={order} places={places} />}
        <button type="button" className="link" onClick={() => window.print()}>
          <Icon name="printer" size="s" />
          Print this page
        </button>
      </div>
      <KioskGoodbye />
    </>
  );
}

/** The way home from a kiosk's confirmation, which has none in its bar. Nothing is left to be lost, so nothing is asked. */
const KioskGoodbye = observer(function KioskGoodbye() {
  const { kiosk, config } = useStores();
  if (!kiosk) return null;
  const seconds = Math.round(config.config.kiosk.confirmationIdleMs / 1000);
  return (
    <div className="confirmation-goodbye">
      <Button size="l" onClick={() => void kiosk.end('left')}>
        <Icon name="home" />
        Home
      </Button>
      <p>
        This screen clears {seconds === 1 ? 'a second' : `${seconds} seconds`} after the last touch. Please take your
        belongings with you.
      </p>
    </div>
  );
});

type Item = Order['items'][number];
type MembershipItem = Extract<Item, { type: 'membership' }>;
const isMembership = (item: Item): item is MembershipItem => item.type === 'membership';

const isBooking = (item: Item): item is BookedPlace => item.type === 'booking';

type ItemProps = { readonly item: MembershipItem; readonly order: Order };

const NewMembership = observer(function NewMembership({ item, order }: ItemProps) {
  const { config } = useStores();
  const fee = `${item.baseFee.price.formatted} ${durationText(item.paymentOption)}`;
  return (
    <Ticket title="Your new membership" stub={<span className="order-number">Order {order.number}</span>}>
      <TicketPart last={config.kiosk}>
        <h3 className="confirmation-name">{item.name}</h3>
        <p className="muted">{item.categories.map(({ name }) => name).join(', ')}</p>
        <div className="confirmation-facts">
          <FactList
            facts={[
              { label: 'Start date', value: ukDateText(item.startDate) },
              { label: 'End date', value: item.endDate == null ? 'Rolling' : ukDateText(item.endDate) },
              { label: 'Fee', value: fee },
              ...(item.firstPaymentDate == null
                ? []
                : [{ label: 'First payment', value: ukDateText(item.firstPaymentDate) }]),
            ]}
          />
        </div>
      </TicketPart>
      {!config.kiosk && (
        <>
          <Tear />
          <TicketPart last>
            <div className="confirmation-next">
              <p>You can manage your membership and book activities through your online account</p>
              <a className="btn btn-primary" href={config.linkTo('my-account', '/')}>
                Go to my account
              </a>
            </div>
          </TicketPart>
        </>
      )}
    </Ticket>
  );
});
