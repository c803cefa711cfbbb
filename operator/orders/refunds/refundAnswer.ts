import type { Selectable } from 'kysely';
import type { CardRefund, MoneyBack } from '../../../schemas/generated/wire';
import { dateOf } from '../../../src/ground/core/dates';
import { pence } from '../../../src/ground/core/money';
import { moneyBackText } from '../../../src/ground/core/refundTexts';
import type { Queries } from '../../database/database';
import type { CardRefundTable } from '../../database/tables/orders';
import type { PaidCard } from '../../database/tables/payments';
import { priceAnswer } from '../../pricing/prices';
import type { Back, CardPayment } from './splitBack';

/** Says what comes back, by where it goes; null where nothing does. */
export function moneyBack({ card, credit }: Back, paid: Pick<CardPayment, 'card'> | undefined): MoneyBack | null {
  if (card + credit === 0) return null;
  return {
    total: priceAnswer(pence(card + credit)),
    card: card === 0 ? null : { amount: priceAnswer(pence(card)), last_four: paid?.card?.last_four ?? null },
    credit: credit === 0 ? null : priceAnswer(pence(credit)),
  };
}

/** Says in words what comes back, as the page does. */
export function moneyBackWords({ card, credit }: MoneyBack): string {
  return moneyBackText({ card: card && { amount: card.amount, lastFour: card.last_four }, credit });
}

type AnsweredRow = Pick<Selectable<CardRefundTable>, 'id' | 'number' | 'amount' | 'state' | 'settled_at'> & {
  readonly card: PaidCard | null;
};

/** Selects refunds with the cards that they go to. */
export function cardRefundRows(queries: Queries) {
  return queries
    .selectFrom('card_refunds')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'card_refunds.attempt_id')
    .selectAll('card_refunds')
    .select('payment_attempts.card');
}

/** Says where a refund to a card stands. */
export function refundAnswer(row: AnsweredRow): CardRefund {
  const { id, number, amount, card, state, settled_at } = row;
  return {
    id,
    reference: String(number),
    amount: priceAnswer(pence(amount)),
    last_four: card?.last_four ?? null,
    state,
    settled_on: settled_at === null ? null : dateOf(settled_at),
  };
}
