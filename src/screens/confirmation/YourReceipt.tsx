import { FactList } from '../../components/Ticket';
import type { Order } from '../../api/checkout';

/** How an order was paid for and the address that its receipt went to; nothing where neither is known. */
export function YourReceipt({ order }: { readonly order: Order }) {
  const { card, receiptEmail } = order;
  const facts = [
    ...(card === null
      ? []
      : [
          {
            label: 'Paid by card',
            value: `${card.amount.formatted}, ${card.cardType} ending in ${card.lastFourDigits}`,
          },
        ]),
    ...(receiptEmail === null ? [] : [{ label: 'Receipt sent to', value: receiptEmail }]),
  ];
  if (facts.length === 0) return null;
  return (
    <section className="card confirmation-receipt">
      <h2>Your receipt</h2>
      <FactList facts={facts} />
    </section>
  );
}
