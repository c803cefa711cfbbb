import type { Facts } from '../../../src/ground/rules/rules';
import { canComeAs, comeAs, fillCart, membershipFor, memberFor } from '../support/casting';
import type { Server } from '../support/startServer';
import type { Visitor } from '../support/Visitor';
import { screens, type Screen } from './screens';

/** A customer's browser, and the address at which they come to a journey. */
export type Arrived = { readonly visitor: Visitor; readonly host: string; readonly path: string };

/** The customers of a journey: seeded people, with what waits for them at the server. */
type Cast = {
  readonly screen: Screen;
  /** Reports whether somebody can be cast who has these facts. */
  readonly canCome: (facts: Facts) => boolean;
  readonly come: (facts: Facts, server: Server) => Promise<Arrived>;
};

const joiningHost = 'online-joining.joinery.localhost';

/** The membership that is changed, cancelled or frozen; nobody here changes to it. */
const offPeak = 30;

/** The purchase, which makes no difference at checkout. */
const bought: Facts = { loggedIn: 'yes', plan: 'fixed', questions: 'none' };

/** Reports whether a customer can come to a checkout; nobody comes with a payment under way, which the page never rests in. */
function canCheckOut(facts: Facts): boolean {
  return facts.payment !== 'busy' && canComeAs({ ...facts, ...bought });
}

const casts: Readonly<Record<keyof typeof screens, Cast>> = {
  join: {
    screen: screens.join,
    canCome: canComeAs,
    come: async (facts, server) => ({ visitor: await comeAs(facts, server), host: joiningHost, path: '/' }),
  },
  'change-membership': {
    screen: screens['change-membership'],
    canCome: (facts) => facts.plan !== 'fixed' && canComeAs(facts),
    come: (facts, server) => comeToFollow('change', { ...facts, plan: 'recurring' }, server),
  },
  'renew-membership': {
    screen: screens['renew-membership'],
    canCome: (facts) => facts.plan !== 'recurring' && canComeAs(facts),
    come: (facts, server) => comeToFollow('renew', { ...facts, plan: 'fixed' }, server),
  },
  register: {
    screen: screens.register,
    canCome: ({ loggedIn }) => loggedIn !== 'yes',
    come: async (facts, server) => ({ visitor: await comeAs(facts, server), host: joiningHost, path: '/register' }),
  },
  checkout: {
    screen: screens.checkout,
    canCome: canCheckOut,
    async come(facts, server) {
      const visitor = await comeAs({ ...facts, ...bought }, server);
      await fillCart(visitor, membershipFor(bought), facts.amountDue === 'zero' ? 'FREESTART' : undefined);
      return { visitor, host: joiningHost, path: '/checkout' };
    },
  },
  'booking-checkout': {
    screen: screens['booking-checkout'],
    canCome: canCheckOut,
    async come(facts, server) {
      const visitor = await comeAs({ ...facts, ...bought }, server);
      await visitor.prepare('PUT', '/sandbox/booking-terms', { asked: facts.terms !== 'none' });
      await holdPlace(visitor, facts);
      return { visitor, host: 'bookings.joinery.localhost', path: '/checkout' };
    },
  },
  'save-card': {
    screen: screens['save-card'],
    canCome: canCheckOut,
    async come(facts, server) {
      const visitor = await comeAs({ ...facts, ...bought }, server);
      await visitor.prepare('POST', '/api/my-account/saved-card/check', {});
      return { visitor, host: 'my-account.joinery.localhost', path: '/checkout' };
    },
  },
  'cancel-membership': {
    screen: screens['cancel-membership'],
    canCome: canComeAs,
    come: (facts, server) => comeWithMembership(facts, 'cancel', server),
  },
  'freeze-membership': {
    screen: screens['freeze-membership'],
    // A membership without a billing day can't be frozen.
    canCome: ({ hasBillingDate = 'yes', ...facts }) =>
      hasBillingDate === 'yes' && canComeAs({ ...facts, hasBillingDate }),
    come: (facts, server) => comeWithMembership({ hasBillingDate: 'yes', ...facts }, 'freeze', server),
  },
};

export function castOf(journey: string): Cast {
  const cast = (casts as Readonly<Record<string, Cast | undefined>>)[journey];
  if (!cast) throw new Error(`Nobody is cast for the journey "${journey}".`);
  return cast;
}

/** A member with a membership that can be changed or renewed now. */
async function comeToFollow(kind: 'change' | 'renew', facts: Facts, server: Server): Promise<Arrived> {
  const optionId = kind === 'change' ? offPeak : membershipFor(facts).optionId;
  const { visitor, id } = await comeAsMember(facts, optionId, server);
  return { visitor, host: joiningHost, path: `/${kind}-membership/${id}` };
}

/** A member with a membership of monthly payments that can be cancelled or frozen now. */
async function comeWithMembership(facts: Facts, task: 'cancel' | 'freeze', server: Server): Promise<Arrived> {
  const { visitor, id } = await comeAsMember(facts, offPeak, server);
  return { visitor, host: 'my-account.joinery.localhost', path: `/memberships/${id}/${task}` };
}

/** Gives a member a membership that is active. */
async function comeAsMember(
  facts: Facts,
  optionId: number,
  server: Server,
): Promise<{ readonly visitor: Visitor; readonly id: string }> {
  const member = { ...facts, loggedIn: 'yes', cart: 'none' };
  const visitor = await comeAs(member, server);
  const held = await visitor.prepare('POST', '/sandbox/membership', { email: memberFor(member), optionId });
  return { visitor, id: (held as { readonly id: string }).id };
}

/** Puts a place into the basket, at a price that is paid by credit where nothing is due. */
async function holdPlace(visitor: Visitor, { amountDue }: Facts): Promise<void> {
  const { id } = (await visitor.prepare('POST', '/sandbox/place', {})) as { readonly id: string };
  await visitor.prepare('POST', '/api/checkout/add', { source: 'bookings', items: [{ id, type: 'activity' }] });
  if (amountDue !== 'zero') return;
  await visitor.prepare('PUT', '/sandbox/credit', { amount: 5000 });
  const basket = (await visitor.prepare('GET', '/api/checkout?source=bookings')) as {
    readonly data: { readonly balance: number };
  };
  await visitor.prepare('PUT', '/api/checkout/credit', { amount: basket.data.balance, source: 'bookings' });
}
