import type { BrowserContext } from '@playwright/test';
import type { Fault as BankFault } from '../../bank/faults/Faults';
import type { Cell } from './cells';
import type { Checkout } from './Checkout';
import type { Customer } from './Customer';
import { eventually, pause, within } from './eventually';
import { Gate, type Asked } from './Gate';

/** The step that is kept from going on at an instant, and the three ways on. */
export type Held = {
  /** As if nothing had been. */
  pass(): Promise<void>;
  /** The step stays done, and whoever asked for it is not answered. */
  lose(): Promise<void>;
  /** Its fate while the server is dead. */
  severed(): Promise<void>;
};
export type Paying = {
  readonly cell: Cell;
  readonly customer: Customer;
  readonly context: BrowserContext;
  readonly checkout: Checkout;
};

const waitMs = 45_000;
const calls = {
  prepare: { method: 'GET', path: /^\/api\/checkout\/prepare$/ },
  prepareSession: { method: 'POST', path: /^\/api\/checkout\/session\/prepare$/ },
  authorise: { method: 'POST', path: /^\/api\/checkout\/authorise$/ },
  complete: { method: 'POST', path: /^\/api\/checkout\/(session\/)?complete\b/ },
  challengeOver: { method: 'POST', path: /^\/api\/payment-providers\/sca-completion\// },
  challengeReturn: { method: 'POST', path: /^\/api\/payment-providers\/opayo\/return\// },
  order: { method: 'GET', path: /^\/api\/orders\// },
  ryftAttempt: { method: 'POST', path: /\/ryft\/v1\/payment-sessions\/attempt-payment$/ },
  ryftContinue: { method: 'POST', path: /\/ryft\/v1\/payment-sessions\/continue-payment$/ },
} satisfies Record<string, Asked>;

/** Brings the customer to the most dangerous moment of the step, and keeps it there. */
export const bringTo: Readonly<Record<Cell['step'], (paying: Paying) => Promise<Held>>> = {
  /** The provider has opened the payment and the server written it down; the page has not heard. */
  async prepare(paying) {
    const asked = paying.customer.provider === 'Ryft' ? calls.prepareSession : calls.prepare;
    return atGate(paying, 'after', asked, () => come(paying));
  },

  /** The bank holds the money, and the shop's server knows nothing of it. */
  async authorise(paying) {
    const { customer, checkout, cell } = paying;
    const [asks, knows] = bankPaths(customer);
    const unheard: BankFault = { method: 'POST', path: asks, drop: 'after' };
    const payUnder = async (faults: readonly BankFault[]): Promise<void> => {
      await arrive(paying);
      await customer.bankFaults(faults);
      await checkout.pay({ twice: cell.disturbance === 'double click' });
    };
    if (customer.provider === 'Ryft') return atGate(paying, 'after', calls.ryftAttempt, () => payUnder([]));
    if (cell.disturbance === 'drop response')
      return atGate(paying, 'after', calls.authorise, () => payUnder([unheard]));
    await payUnder([unheard, { method: 'GET', path: knows, hang: true }]);
    return onceInLedger(customer, 'authorised');
  },

  /** The bank asks the customer. Where an answer is lost it is the one that says so. */
  async 'challenge open'(paying) {
    const { customer, checkout, cell } = paying;
    const pay = async (): Promise<void> => {
      await arrive(paying);
      await checkout.pay();
    };
    const asked = customer.provider === 'Ryft' ? calls.ryftAttempt : calls.authorise;
    if (cell.disturbance === 'drop response') return atGate(paying, 'after', asked, pay);
    await pay();
    await checkout.challengeShown();
    return nothingHeld;
  },

  /** The customer has answered and the bank holds the money; the shop's server knows nothing of either. */
  async 'challenge answered'(paying) {
    const { customer, checkout, cell } = paying;
    const answerUnder = async (faults: readonly BankFault[]): Promise<void> => {
      await arrive(paying);
      await checkout.pay();
      await checkout.challengeShown();
      await customer.bankFaults(faults);
      await checkout.answerChallenge({ twice: cell.disturbance === 'double click' });
    };
    const answer = (): Promise<void> => answerUnder([]);
    const lost = cell.disturbance === 'drop response';
    if (customer.provider === 'Ryft') return atGate(paying, 'after', calls.ryftContinue, answer);
    if (customer.provider === 'Stripe') return atGate(paying, lost ? 'after' : 'before', calls.challengeOver, answer);
    if (lost) return atGate(paying, 'after', calls.challengeReturn, answer);
    await answerUnder([
      { method: 'POST', path: '/opayo/api/v1/transactions/*', drop: 'after' },
      { method: 'GET', path: '/opayo/api/v1/transactions*', hang: true },
    ]);
    return onceInLedger(customer, 'authorised');
  },

  /** The bank has taken the money; there is no order yet. */
  async 'complete asked'(paying) {
    const { customer, checkout, cell } = paying;
    await arrive(paying);
    if (customer.provider === undefined) return freeAsked(paying);
    const [, knows] = bankPaths(customer);
    const unheard: BankFault = {
      method: 'POST',
      path: capturePath(customer.provider, await customer.reference()),
      drop: 'after',
    };
    // If the script took the money, the server asks the bank once before it takes it, and once after.
    const first: readonly BankFault[] =
      customer.provider === 'Ryft' ? [{ method: 'GET', path: knows, delayMs: 0 }] : [];
    const waits: BankFault = { method: 'GET', path: knows, hang: true };
    const lost = cell.disturbance === 'drop response';
    await customer.bankFaults(lost ? [unheard] : [unheard, ...first, waits]);
    await checkout.pay({ twice: cell.disturbance === 'double click' });
    const held = await onceInLedger(customer, 'captured');
    return lost ? nothingHeld : held;
  },

  /** The order is made; the page has not heard. */
  async 'complete committed'(paying) {
    const { checkout, cell } = paying;
    return atGate(paying, 'after', calls.complete, async () => {
      await arrive(paying);
      await checkout.pay({ twice: cell.disturbance === 'double click' });
    });
  },

  /** The page has heard of the order and asks for what was bought. */
  async 'confirmation load'(paying) {
    return atGate(paying, 'after', calls.order, async () => {
      await arrive(paying);
      await paying.checkout.pay();
    });
  },
};

/** Opens the checkout; where the customer is to go back, from another screen. */
async function come({ checkout, cell }: Paying): Promise<void> {
  if (cell.disturbance === 'back') await checkout.open('/');
  await checkout.open();
}

/** Opens the checkout and waits until there is a form to pay with. */
async function arrive(paying: Paying): Promise<void> {
  await come(paying);
  await paying.checkout.ready();
}

const nothingHeld: Held = { pass: async () => undefined, lose: async () => undefined, severed: async () => undefined };

/** The provider's address for taking the money, and the one for finding out what became of it. */
function bankPaths({ provider }: Customer): readonly [asks: string, knows: string] {
  switch (provider) {
    case 'Opayo':
      return ['/opayo/api/v1/transactions', '/opayo/api/v1/transactions*'];
    case 'Ryft':
      return ['/ryft/v1/payment-sessions/attempt-payment', '/ryft/v1/payment-sessions/*'];
    default:
      return ['/stripe/v1/payment_intents/*', '/stripe/v1/payment_intents/*'];
  }
}

function capturePath(provider: NonNullable<Customer['provider']>, reference: string): string {
  switch (provider) {
    case 'Opayo':
      return '/opayo/api/v1/transactions/*'; // its own id comes only when the money is asked for
    case 'Stripe':
      return `/stripe/v1/payment_intents/${reference}/capture`;
    case 'Ryft':
      return `/ryft/v1/payment-sessions/${reference}/captures`;
  }
}

/** The gate is there before the page: a request of a frame that began earlier may slip past one that comes later. */
async function atGate(
  { context }: Paying,
  when: 'before' | 'after',
  asked: Asked,
  act: () => Promise<void>,
): Promise<Held> {
  const gate = await Gate.put(context, when, asked);
  await act();
  await within(`a request to ${asked.path}`, waitMs, gate.reached);
  const pass = async (): Promise<void> => gate.pass();
  const lose = async (): Promise<void> => gate.lose();
  // The bank lives on and its answers arrive; those of a dead server don't.
  return { pass, lose, severed: asked.path.source.includes('ryft') ? pass : lose };
}

async function onceInLedger(customer: Customer, event: string): Promise<Held> {
  await eventually(`the bank's books say "${event}"`, waitMs, async () =>
    (await customer.ledger()).slice(customer.earlierEntries).some((entry) => entry.event === event),
  );
  await pause(150); // until the server has begun to ask what became of it
  const calm = (): Promise<void> => customer.calm();
  return { pass: calm, lose: calm, severed: calm };
}

/** The request has come and nothing of it was done yet; where it is lost, it never comes. */
async function freeAsked({ customer, checkout, cell }: Paying): Promise<Held> {
  const effect = cell.disturbance === 'drop response' ? { network: true } : { delayMs: 3000 };
  await customer.faults([{ method: 'POST', path: '/api/checkout/complete', ...effect }]);
  const asked = countRequests(checkout, calls.complete);
  await checkout.pay({ twice: cell.disturbance === 'double click' });
  await eventually('the page asks to complete', waitMs, async () => asked() >= 1);
  await pause(150);
  return nothingHeld;
}

function countRequests({ page }: Checkout, { method, path }: Asked): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) count += 1;
  });
  return () => count;
}
