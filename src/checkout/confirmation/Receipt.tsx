import { LabelledValues } from '../../kit/components/Ticket';
import type { Order } from '../../kit/api/checkout';

/** The card payment of an order and its receipt's email address; nothing if both are unknown. */
export function Receipt({ order }: { readonly order: Order }) {
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
      <LabelledValues facts={facts} />
    </section>
  );
}
