import { observer } from 'mobx-react-lite';
import type { Order } from '../../kit/api/checkout';
import { Tear, Ticket, TicketPart } from '../../kit/components/Ticket';
import { useSite } from '../../kit/site/SiteContext';
import type { PaidPenalty } from './orderItems';
import { PaymentTicket } from './PaymentTicket';

type PaidPenaltiesProps = { readonly order: Order; readonly penalties: readonly PaidPenalty[] };

/** The penalties of an order without a booking, and how they were paid. */
export const PaidPenalties = observer(function PaidPenalties({ order, penalties }: PaidPenaltiesProps) {
  const { config } = useSite();
  return (
    <div className="confirmation-item">
      <Ticket
        title={penalties.length === 1 ? 'Your penalty is paid' : 'Your penalties are paid'}
        stub={<span className="order-number">Order {order.number}</span>}
      >
        <TicketPart last={config.kiosk}>
          <ul className="confirmation-places">
            {penalties.map(({ penaltyId, name }) => (
              <li key={penaltyId}>
                <p className="strong">{name}</p>
              </li>
            ))}
          </ul>
        </TicketPart>
        {!config.kiosk && (
          <>
            <Tear />
            <TicketPart last>
              <div className="confirmation-next">
                <p>You can see your receipts in your online account</p>
                <a className="btn btn-primary" href={config.linkTo('my-account', '/payments')}>
                  Go to my payments
                </a>
              </div>
            </TicketPart>
          </>
        )}
      </Ticket>
      <PaymentTicket order={order} />
    </div>
  );
});
