import { observer } from 'mobx-react-lite';
import type { Order } from '../../kit/api/checkout';
import { CostLines, Tear, Ticket, TicketPart, Total } from '../../kit/components/Ticket';
import { datedDayText } from '../../ground/core/sessionTimes';
import { useMoney } from '../../kit/site/useMoney';
import { isBooking, isPenalty } from './orderItems';

/** The price of each booking and penalty of an order, and the credit and card that paid for them. */
export const PaymentTicket = observer(function PaymentTicket({ order }: { readonly order: Order }) {
  const money = useMoney();
  const credit = order.payments.filter(({ tenderType }) => tenderType === 'credit');
  const card = order.payments.find(({ tenderType }) => tenderType === 'card');
  return (
    <Ticket title="Payment">
      <TicketPart>
        <CostLines
          lines={[
            ...order.items.filter(isBooking).map(({ name, attendee, startDate, paidBy, total }) => ({
              label: name,
              note: `${datedDayText(startDate)}, for ${attendee}${paidBy === null ? '' : `, by ${paidBy}`}`,
              amount: total.formatted,
            })),
            ...order.items
              .filter(isPenalty)
              .map(({ name, tax, total }) => ({ label: name, note: tax, amount: total.formatted })),
          ]}
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
