import { formatLongDate, parseIsoDate } from './dates';

type Amount = { readonly formatted: string };

/** The parts that come back, by where they go. */
export type MoneyBackParts = {
  readonly card: { readonly amount: Amount; readonly lastFour: string | null } | null;
  readonly credit: Amount | null;
};

/** A refund to a card, as far as it has come. */
export type CardRefundState = {
  readonly state: 'requested' | 'unknown' | 'done' | 'refused';
  readonly amount: Amount;
  readonly lastFour: string | null;
  readonly reference: string;
  /** The day on which the bank answered. */
  readonly settledOn: string | null;
};

/** The one whose card and account it is, as the reader calls them. */
type Whose = 'your' | 'the customer’s';

const arrives = 'usually arrives within 5 working days';

/** Says beforehand how much comes back, and to where. */
export function moneyBackText({ card, credit }: MoneyBackParts, whose: Whose = 'your'): string {
  return [
    ...(card
      ? [`${card.amount.formatted} goes back to ${cardName(card.lastFour, whose)}, usually within 5 working days.`]
      : []),
    ...(credit ? [`${credit.formatted} comes back as credit on ${whose} account.`] : []),
  ].join(' ');
}

/** Says where a refund to a card stands, and claims no more than the bank has said. */
export function cardRefundText(refund: CardRefundState, whose: Whose = 'your'): string {
  const { state, reference, settledOn } = refund;
  const [amount, card] = [refund.amount.formatted, cardName(refund.lastFour, whose)];
  switch (state) {
    case 'requested':
      return `We are sending ${amount} back to ${card}. It ${arrives}.`;
    case 'unknown':
      return `We are sending ${amount} back to ${card}, and the bank has not confirmed it yet. We keep asking. The reference is ${reference}.`;
    case 'done':
      return `We sent ${amount} back to ${card}${onDay(settledOn)}. It ${arrives}.`;
    case 'refused':
      return `The bank could not send ${amount} back to ${card}. It is credit on ${whose} account instead.`;
  }
}

/** Money that came back, or is on its way. */
export type RefundedParts = { readonly card: CardRefundState | null; readonly credit: Amount | null };

/** Says what came back for something that was cancelled. */
export function refundedText({ card, credit }: RefundedParts, whose: Whose = 'your'): string {
  return [
    ...(card ? [cardRefundText(card, whose)] : []),
    ...(credit ? [`${credit.formatted} came back as credit on ${whose} account.`] : []),
  ].join(' ');
}

/** Says where a refund to a card stands in the few words that a list has room for. */
export function cardRefundWords({ state, settledOn }: Pick<CardRefundState, 'state' | 'settledOn'>): string {
  if (state === 'done') return `Sent${onDay(settledOn)}`;
  if (state === 'refused') return 'Credit instead';
  return state === 'unknown' ? 'The bank has not confirmed it yet' : 'On its way';
}

function cardName(lastFour: string | null, whose: Whose): string {
  return lastFour === null ? `${whose} card` : `${whose} card ending ${lastFour}`;
}

function onDay(text: string | null): string {
  const date = text === null ? undefined : parseIsoDate(text);
  return date ? ` on ${formatLongDate(date)}` : '';
}
