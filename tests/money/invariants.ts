import type { Claim, Shown } from './page/pageAdapter';
import { heldForCheck } from '../../operator/account/card/cardCheck';
import { cardWords } from '../../src/account/card/cardWords';
import { savedCard, type Truth } from './Truth';

/** A breach of a rule that protects the customer. */
export type Violation = { readonly rule: Rule; readonly text: string };

export const rules = [
  'not charged is said only when nothing is held or taken',
  'a card is blamed only when the bank refused it',
  'successful is said only of an order that exists',
  'the start page is shown silently only when nothing is under way or untold',
  'a page can be gone on from',
  'a cart is captured once at most, for its order’s amount',
  'captured money is completed orders',
  'nothing stays authorised',
  'no attempt stays open',
  'consent is for what was bought',
  'nothing of a customer’s is shown to the next',
  'credit, sessions, places and memberships are what the orders say',
  'the money in a till is accounted for, and a receipt is true',
  'a card gets back what was cancelled, once, and never more than it paid',
  'a till day is its float, its sales and its refunds',
] as const;
export type Rule = (typeof rules)[number];

/** Something that a tab has begun to say. */
export type Said = {
  readonly tab: string;
  readonly claim: Claim;
  /** The customer who is signed in there. */
  readonly customerId: string | undefined;
  /** The customer whom the page before sent here by itself; another who is signed in by now was told nothing there. */
  readonly sentAs: string | undefined;
  /** True if the customer went there by a button of the page before. */
  readonly hasLeft: boolean;
  readonly shown: Shown | undefined;
};

/** The simulation's memory of a schedule, beside the books. */
export type Memory = {
  /** Orders that a page told its customer of. */
  readonly told: ReadonlySet<string>;
  /** The screens at the press of Pay, and at the agreement to the terms. */
  readonly agreed: Readonly<Record<'price' | 'terms', readonly Shown[]>>;
};

/** True if a statement is false at the moment it is made. */
export function isFalse(said: Said, truth: Truth, { told }: Memory): Violation | undefined {
  const { tab, claim, customerId, sentAs, hasLeft, shown } = said;
  const says = `${tab} says “${claim.text}”`;
  const carts = truth.carts.filter((cart) => cart.customerId === customerId);
  const own = carts.map(({ id }) => ({ id, ...truth.moneyOf(id) }));
  switch (claim.kind) {
    case 'not charged': {
      const at = shown ? own.filter(({ id }) => id === shown.cartId) : own;
      const held = at.filter((each) => each.held > 0 || each.captured.length > 0);
      if (held.length === 0) return undefined;
      const word = held.some(({ captured }) => captured.length > 0) ? 'has taken' : 'holds';
      return { rule: rules[0], text: `${says}, while the bank ${word} the money.` };
    }
    case 'card refused': {
      const refusals = own.reduce((sum, each) => sum + each.refusals, 0) + truth.stray.refusals;
      if (refusals > 0) return undefined;
      return { rule: rules[1], text: `${says}, and no bank has refused a card.` };
    }
    case 'holding': {
      if (own.some((each) => each.held > 0 || each.captured.length > 0)) return undefined;
      return { rule: rules[2], text: `${says}, and the bank holds nothing.` };
    }
    case 'successful': {
      const order = truth.orders.find(({ id }) => id === claim.orderId);
      if (order && order.customerId === customerId) return undefined;
      return { rule: rules[2], text: `${says}, and there is no such order of this customer’s.` };
    }
    case 'card saved': {
      const isSaved = truth.orders.some((order) => order.customerId === customerId);
      return claim.text === cardWords.done && !isSaved
        ? { rule: rules[2], text: `${says}, and there is no such order of this customer’s.` }
        : undefined;
    }
    case 'sold': {
      if (truth.orders.some(({ id }) => id === claim.orderId)) return undefined;
      return { rule: rules[2], text: `${says}, and there is no such order.` };
    }
    case 'not sold': {
      const lost = truth.orders.find(({ soldBy, cartId }) => soldBy === customerId && cartId === shown?.cartId);
      return lost ? { rule: rules[12], text: `${says}, and there is an order.` } : undefined;
    }
    case 'receipt':
      return wrongReceipt(says, claim, truth);
    case 'takings':
      return wrongTakings(says, claim, truth);
    case 'ended': {
      const untold = truth.orders.some((order) => order.customerId === customerId && !told.has(order.id));
      return untold ? { rule: rules[3], text: `${says}, and there is an order.` } : undefined;
    }
    case 'start page':
    case 'nothing to pay': {
      if (customerId === undefined || sentAs !== customerId) return undefined;
      if (claim.kind === 'start page' && !hasLeft)
        return { rule: rules[3], text: `${tab} is sent to the start page without a word.` };
      const untold = truth.orders.find((order) => order.customerId === customerId && !told.has(order.id));
      if (untold)
        return { rule: rules[3], text: `${tab} is sent to the start page without a word of the order that was made.` };
      const held = own.some((each) => each.held > 0);
      return held
        ? { rule: rules[3], text: `${tab} is sent to the start page while the bank holds the money.` }
        : undefined;
    }
    default:
      return undefined;
  }
}

function wrongReceipt(says: string, { orderId, receipt }: Claim, truth: Truth): Violation | undefined {
  const order = truth.orders.find(({ id }) => id === orderId);
  if (!order || !receipt) return { rule: rules[12], text: `${says}, and there is no such order.` };
  const { paid, changeDue } = order;
  const isTrue =
    receipt.total === paid && receipt.changeDue === changeDue && receipt.given - receipt.changeDue === receipt.total;
  return isTrue
    ? undefined
    : { rule: rules[12], text: `${says}, and the books have ${paid}, with ${changeDue} of change.` };
}

/** Holds the cash that a page expects in its till against the books, unless something was sold or given back since. */
function wrongTakings(says: string, { takings }: Claim, { till }: Truth): Violation | undefined {
  const day = till.days.find(({ id }) => id === takings?.dayId);
  if (!takings || !day || day.sales !== takings.sales || day.refunds !== takings.refunds) return undefined;
  const cash = day.float + day.cashSold - day.cashReturned;
  return takings.cash === cash ? undefined : { rule: rules[14], text: `${says}, and the books have ${cash}.` };
}

/** Each sale and refund of a desk belongs to a day, one day is open at most, and a closed one stays as it was closed. */
function wrongTill({ days, strays }: Truth['till']): Violation | undefined {
  if (strays > 0) return { rule: rules[14], text: `${strays} sales or refunds belong to no day of a till.` };
  if (days.filter(({ closedAt }) => closedAt === undefined).length > 1)
    return { rule: rules[14], text: 'Two days of one till are open.' };
  const changed = days.find(
    ({ closedAt, float, cashSold, cashReturned }) =>
      closedAt !== undefined && closedAt !== float + cashSold - cashReturned,
  );
  return (
    changed && {
      rule: rules[14],
      text: `A day was closed at ${changed.closedAt ?? 0} of cash, and its books have ${changed.float + changed.cashSold - changed.cashReturned}.`,
    }
  );
}

/** The rules that hold at every moment. */
export function alwaysWrong(truth: Truth): Violation | undefined {
  const wrong = wrongTill(truth.till);
  if (wrong) return wrong;
  for (const { id } of truth.carts) {
    const { captured } = truth.moneyOf(id);
    if (captured.length > 1) return { rule: rules[5], text: `A cart was captured ${captured.length} times.` };
    const order = truth.orders.find(({ cartId }) => cartId === id);
    if (order && order.total > 0 && captured.length === 0)
      return { rule: rules[6], text: 'An order was made and nothing was captured.' };
    const wrongly = wrongRefund(truth, id);
    if (wrongly !== undefined) return { rule: rules[13], text: wrongly };
    const { cash = 0, credit = 0 } = order?.refund ?? {};
    if (order && (cash > order.taken || cash + credit > order.paid))
      return { rule: rules[12], text: `More came back of an order of ${order.paid} than was paid, or more in cash.` };
    if (order && captured[0] !== undefined && captured[0] !== order.total)
      return { rule: rules[5], text: `${captured[0]} was captured for an order of ${order.total}.` };
  }
  return undefined;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** The bank has sent back no more than it took, nothing that was not asked for, and all that is called done. */
function wrongRefund(truth: Truth, cartId: string): string | undefined {
  const { captured, refunded } = truth.moneyOf(cartId);
  const own = truth.refunds.filter((refund) => refund.cartId === cartId);
  const amounts = (...states: readonly string[]): number =>
    sum(own.filter(({ state }) => states.includes(state)).map(({ amount }) => amount));
  const back = sum(refunded);
  if (back > sum(captured)) return `${back} went back of ${sum(captured)} that the bank took.`;
  if (refunded.length > own.length) return `${refunded.length} refunds were sent where ${own.length} are due.`;
  if (amounts('done') > back) return `${amounts('done')} is said to be sent back, and the bank sent ${back}.`;
  if (back > amounts('done', 'unknown', 'requested')) return `${back} went back, more than is written down.`;
  return undefined;
}

/** True if an order's price and terms were on the screen when its customer said yes. */
export function consentViolation(truth: Truth, { agreed }: Memory): Violation | undefined {
  for (const { total, what, soldBy } of truth.orders) {
    if (soldBy !== '') continue; // staff change the basket before the customer's eyes, and the receipt tells the price
    const isSo = (shown: Shown): boolean => shown.what === what;
    const agreedAmount = what === savedCard ? heldForCheck : total; // what was held, since nothing is taken
    if (!agreed.price.some((shown) => isSo(shown) && shown.amount === agreedAmount))
      return { rule: rules[9], text: `${what} was ordered for ${total}, which no page showed when Pay was pressed.` };
    if (what !== savedCard && !agreed.terms.some(isSo))
      return {
        rule: rules[9],
        text: `${what} was ordered, and its terms were never agreed to: only those of something else.`,
      };
  }
  return undefined;
}

/** The rules that hold once everything that was lost has been settled. */
export function wrongAtTheEnd(truth: Truth): Violation | undefined {
  const open = truth.attempts.find(({ state }) => !['completed', 'failed', 'prepared'].includes(state));
  const all = [...truth.carts.map(({ id }) => truth.moneyOf(id)), truth.stray];
  if (all.some(({ held }) => held > 0)) return { rule: rules[7], text: 'The bank still holds money.' };
  if (open) return { rule: rules[8], text: `An attempt is still ${open.state}.` };
  const refund = truth.refunds.find(({ state }) => state === 'requested' || state === 'unknown');
  if (refund) return { rule: rules[13], text: `A refund of ${refund.amount} is still ${refund.state}.` };
  const captured = all.reduce((count, money) => count + money.captured.length, 0);
  const paid = truth.orders.filter(({ total }) => total > 0).length;
  if (captured !== paid) return { rule: rules[6], text: `${captured} captures for ${paid} orders.` };
  return undefined;
}
