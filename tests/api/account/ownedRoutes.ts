import { expect } from 'vitest';
import type { Wire } from '../../../schemas/generated/wire';
import { dateOf } from '../../../src/ground/core/dates';
import { SoftPasskey } from '../../support/SoftPasskey';
import type { Caller, Harness, Reply } from '../harness';
import { Shopper, single, type Session, type Transaction } from '../payments/support';
import { Booker, bookingTerms, desk, leila, offers } from '../bookings/support';
import { pdf, uploaded } from './files';
import { ownedIdentity } from './ownedIdentity';
import { ownedWaiting } from './ownedWaiting';

/** The answer to somebody who is not the owner, without what differs from request to request. */
type Told = Pick<Reply, 'status' | 'text'>;

export type Owned = {
  readonly email: string;
  readonly owner: Caller;
  readonly id: string;
  readonly ask: (caller: Caller, id: string) => Promise<Told>;
};
export type OwnedRoute = {
  /** Makes a customer who owns something, and says how to ask for it by its id. */
  readonly make: (harness: Harness) => Promise<Owned>;
  /** 404, unless the call has another answer to an id that nobody has. */
  readonly status?: number;
};

const email = 'amara@example.org';
const joining = 'online-joining';
const agreed = { payments: [{ tender_type: 'card', amount: 6900 }], terms: [1, 2], completed_waivers: [] };

const member =
  (login: string, list: string, ask: Owned['ask']): OwnedRoute['make'] =>
  async (harness) => {
    const owner = await harness.signedIn(login);
    const { data } = await owner.get(list);
    const rows = (Array.isArray(data) ? data : (data as { items: unknown[] }).items) as Row[];
    const id = rows.find(({ can_cancel }) => can_cancel !== false)?.id ?? '';
    return { email: login, owner, id, ask };
  };
type Row = { readonly id: string; readonly can_cancel?: boolean; readonly can_move?: boolean };

/** A membership of one of the members, and how it is asked about. */
const followed = (login: string, ask: Owned['ask']): OwnedRoute => ({
  make: member(login, '/api/my-account/memberships', ask),
});
const freezeOf = (id: string): string => `/api/my-account/memberships/${id}/freeze`;
const endingOf = (id: string): string => `/api/my-account/memberships/${id}/ending`;
const next = { home_venue_id: 1, terms: [1, 2], source: joining };
const changed = { ...next, membership_type_id: 2, payment_option_id: 20 };
const startOf = async (caller: Caller, path: string): Promise<string> => {
  const { data } = await caller.get(path);
  return (data as { starts_at?: { date: string } } | undefined)?.starts_at?.date ?? dateOf(new Date());
};

const shopping =
  (
    provider: 'Stripe' | 'Ryft',
    idOf: (session: Session, shopper: Shopper) => Promise<string> | string,
    ask: Owned['ask'],
  ): OwnedRoute['make'] =>
  async (harness) => {
    const shopper = await Shopper.at(harness, provider);
    const id = await idOf(await shopper.session(), shopper);
    return { email, owner: shopper.caller, id, ask };
  };
const prepared = ({ transaction_uuid }: Session): string => transaction_uuid;
const authorised = async (session: Session, shopper: Shopper): Promise<string> => {
  const paid = await shopper.pay(session);
  expect(paid.data).toMatchObject({ transaction_status: 'authorised' });
  return (paid.data as Transaction).transaction_uuid;
};
const ordered = async (session: Session, shopper: Shopper): Promise<string> => {
  const { data } = await shopper.complete(await authorised(session, shopper));
  return (data as { complete_order_id: string }).complete_order_id;
};

/** Asks to pay for the asker's basket, with a token of their own, but for what `more` names. */
async function authorise(harness: Harness, caller: Caller, more: object): Promise<Reply> {
  const shopper = new Shopper(caller, 'Stripe', harness.bankUrl);
  return shopper.authorise(await shopper.authorisation(await shopper.session(), 'good', more));
}

/** A customer who names themselves, which nobody else may. */
function selecting(ask: Owned['ask']): OwnedRoute {
  return {
    status: 403,
    make: async (harness) => {
      const owner = await harness.signedIn(leila);
      const { data } = await owner.get('/api/auth/user');
      return { email: leila, owner, id: (data as { id: string }).id, ask };
    },
  };
}

/** Staff with a customer, and a basket in which a badminton court is kept for that customer. */
async function tillFor(harness: Harness): Promise<{ readonly till: Booker; readonly customerId: string }> {
  const owner = await harness.signedIn(desk);
  const { data } = await owner.get('/api/staff/customers?search=leila');
  const [{ id: customerId }] = data as [{ id: string }];
  const till = new Booker(owner, harness, 'front-of-house', customerId);
  await till.added(await till.slot(offers.badminton));
  return { till, customerId };
}

/** Staff with a customer and their basket, which nobody else may know of. */
function serving(ask: Owned['ask']): OwnedRoute {
  return {
    status: 403,
    make: async (harness) => {
      const { till, customerId } = await tillFor(harness);
      return { email: leila, owner: till.caller, id: customerId, ask };
    },
  };
}

/** Staff with a customer whose court can move; `of` says which of the two ids is asked about. */
function movableAtDesk(of: 'customer' | 'booking', to: 'times' | 'move'): OwnedRoute {
  return {
    status: 403,
    make: async (harness) => {
      const { till, customerId: customer } = await tillFor(harness);
      await till.pay([{ tender_type: 'cash', amount: 2000 }]);
      const path = (ids: { customer: string; booking: string }): string =>
        `/api/staff/customers/${ids.customer}/bookings/${ids.booking}`;
      const { data } = await till.caller.get(`/api/staff/customers/${customer}/record`);
      const booking = (data as { bookings: Row[] }).bookings.find(({ can_move }) => can_move)?.id ?? '';
      const ids = { customer, booking };
      const { body } = await till.caller.get(`${path(ids)}/times`);
      const { times } = (body.data ?? {}) as Partial<Wire['bookingTimes']['answer']>;
      const slot_id = times?.find(({ refusal }) => refusal === null)?.slot_id ?? '';
      const ask: Owned['ask'] = (caller, id) => {
        const asked = path({ ...ids, [of]: id });
        return to === 'times' ? caller.get(`${asked}/times`) : caller.post(`${asked}/move`, { slot_id });
      };
      return { email: leila, owner: till.caller, id: ids[of], ask };
    },
  };
}

/** Staff with a customer who has a penalty to pay. */
const owing: OwnedRoute = {
  status: 403,
  make: async (harness) => {
    const owner = await harness.signedIn(desk);
    const { data: found } = await owner.get('/api/staff/customers?search=ruth');
    const [{ id }] = found as [Row];
    const { data } = await owner.get(`/api/staff/customers/${id}/record`);
    const penalty_id = (data as { penalties: Row[] }).penalties[0]?.id ?? '';
    const ask: Owned['ask'] = (caller, selected_user_id) =>
      caller.post('/api/checkout/penalties', { penalty_id, source: 'front-of-house', selected_user_id });
    return { email: 'ruth@example.org', owner, id, ask };
  },
};

/** Staff who let a customer off a penalty; `of` says which of the two ids is asked about. */
function waivable(of: 'customer' | 'penalty'): OwnedRoute {
  return {
    status: 403,
    make: async (harness) => {
      const owner = await harness.signedIn(desk);
      const { data: found } = await owner.get('/api/staff/customers?search=ruth');
      const [{ id: customer }] = found as [Row];
      const { data } = await owner.get(`/api/staff/customers/${customer}/record`);
      const ids = { customer, penalty: (data as { penalties: Row[] }).penalties[0]?.id ?? '' };
      const ask: Owned['ask'] = (caller, id) => {
        const named = { ...ids, [of]: id };
        const path = `/api/staff/customers/${named.customer}/penalties/${named.penalty}/waive`;
        return caller.post(`${path}?till_venue=kirkstall-bridge-leisure-centre`, { reason: 'goodwill' });
      };
      return { email: 'ruth@example.org', owner, id: ids[of], ask };
    },
  };
}

/** Somebody with a booking of a court that can move. */
function movable(ask: Owned['ask']): OwnedRoute {
  return {
    make: async (harness) => {
      const booker = await Booker.at(harness, leila);
      await booker.added(await booker.slot(offers.badminton));
      await booker.paid();
      const { data } = await booker.caller.get('/api/my-account/bookings?when=upcoming');
      const booking = (data as Row[]).find(({ can_move }) => can_move);
      return { email: leila, owner: booker.caller, id: booking?.id ?? '', ask };
    },
  };
}

/** Staff with a customer who has a booking that can be cancelled; `of` says which of the two ids is asked about. */
function booked(of: 'customer' | 'booking'): OwnedRoute {
  return {
    status: 403,
    make: async (harness) => {
      const owner = await harness.signedIn(desk);
      const { data: found } = await owner.get('/api/staff/customers?search=morgan');
      const [{ id: customer }] = found as [Row];
      const { data } = await owner.get(`/api/staff/customers/${customer}/record`);
      const booking = (data as { bookings: Row[] }).bookings.find(({ can_cancel }) => can_cancel)?.id ?? '';
      const ids = { customer, booking };
      const ask: Owned['ask'] = (caller, id) => {
        const named = { ...ids, [of]: id };
        return caller.post(`/api/staff/customers/${named.customer}/bookings/${named.booking}/cancel`, {});
      };
      return { email: 'morgan@example.org', owner, id: ids[of], ask };
    },
  };
}

type Refundable = { readonly refundable?: Readonly<Record<'cash' | 'credit', { readonly raw: number }>> };

/** Staff with an order that they sold to a customer; only staff may read its receipt, or cancel it. */
function sold(ask: Owned['ask']): OwnedRoute {
  return {
    status: 403,
    make: async (harness) => {
      const { till } = await tillFor(harness);
      const { data } = await till.pay([{ tender_type: 'cash', amount: 2000 }]);
      const { complete_order_id: id } = data as { complete_order_id: string };
      return { email: leila, owner: till.caller, id, ask };
    },
  };
}

const kirkstall = '/api/staff/tills/kirkstall-bridge-leisure-centre';
const nothingCounted = { cash: 0, cheque: 0, voucher: 0, float: null };

/** Closes a day at its figures now, as far as the caller may see them. */
async function closeDay(caller: Caller, id: string): Promise<Told> {
  const { data } = await caller.get(kirkstall);
  const version = (data as Partial<Wire['till']['answer']> | undefined)?.day?.version ?? 'none';
  return caller.post(`${kirkstall}/days/${id}/close`, { count: nothingCounted, version });
}

/** Staff with an open day of their till; only staff may count or close it, or read its sheet once it is closed. */
function tillDay(ask: Owned['ask'], prepare?: Owned['ask']): OwnedRoute {
  return {
    status: 403,
    make: async (harness) => {
      const owner = await harness.signedIn(desk);
      const { id } = (await owner.post(`${kirkstall}/open`, { float: 0 })).data as { id: string };
      await prepare?.(owner, id);
      return { email: desk, owner, id, ask };
    },
  };
}

/** Somebody who waits for a place in a full session. */
async function waiting(
  harness: Harness,
): Promise<{ readonly owner: Caller; readonly id: string; readonly slotId: string }> {
  const owner = await harness.signedIn(leila);
  const slot = await new Booker(owner, harness).slot(offers.badminton, { left: 0 });
  const { id } = (await owner.get('/api/auth/user')).data as { id: string };
  return { owner, id, slotId: slot.id };
}

const waitingLists = '/api/waiting-list';

const passkeys = '/api/my-account/passkeys';

async function withPasskey(harness: Harness): Promise<Owned> {
  const owner = await harness.signedIn(email);
  const { data } = await owner.post(`${passkeys}/start`, { name: 'Phone', current_password: 'Sculling1!' });
  const { challenge } = (data as Wire['startAddingPasskey']['answer']).asked;
  const made = new SoftPasskey().made({ challenge, origin: 'http://my-account.joinery.localhost:4000' });
  const added = (await owner.post(passkeys, made)).data as Wire['addPasskey']['answer'];
  return { email, owner, id: added[0]?.id ?? '', ask: (caller, id) => caller.delete(`${passkeys}/${id}`) };
}

/** Every place where the contract takes the id of something that belongs to a customer. */
export const ownedRoutes: Readonly<Record<string, OwnedRoute>> = {
  'uploadProof params.membershipId': {
    make: member('nadia@example.org', '/api/my-account/memberships', (caller, id) =>
      caller.post(`/api/my-account/memberships/${id}/documents`, uploaded(pdf(), 'card.pdf')),
    ),
  },
  'membershipEnding params.membershipId': followed('morgan@example.org', (caller, id) => caller.get(endingOf(id))),
  'endMembership params.membershipId': followed('morgan@example.org', async (caller, id) => {
    const { data } = await caller.get(endingOf(id));
    return caller.post(endingOf(id), {
      last_day: (data as { last_day?: string } | undefined)?.last_day ?? '2027-01-31',
      refund_to_card: 0,
      refund_as_credit: 0,
    });
  }),
  'keepMembership params.membershipId': followed('morgan@example.org', (caller, id) => caller.delete(endingOf(id))),
  'membershipFreeze params.membershipId': followed('morgan@example.org', (caller, id) => caller.get(freezeOf(id))),
  'freezeMembership params.membershipId': followed('morgan@example.org', async (caller, id) => {
    const { data } = await caller.get(freezeOf(id));
    const [first] = (data as Partial<Wire['membershipFreeze']['answer']> | undefined)?.options ?? [];
    const { starts_on = '2027-01-01', months = 1, ends_on = '2027-01-31' } = first ?? {};
    return caller.post(freezeOf(id), {
      freeze_from: starts_on,
      freeze_months: months,
      ends_on,
      frozen_price: 500,
    });
  }),
  'endFreeze params.membershipId': followed('morgan@example.org', (caller, id) => caller.delete(freezeOf(id))),
  ...ownedIdentity,
  ...ownedWaiting,
  'removePasskey params.passkeyId': { make: withPasskey },
  'removeDependant params.dependantId': {
    make: member(leila, '/api/my-account/dependants', (caller, id) =>
      caller.delete(`/api/my-account/dependants/${id}`),
    ),
  },
  'cancelBooking params.bookingId': {
    make: member('morgan@example.org', '/api/my-account/bookings?when=upcoming', (caller, id) =>
      caller.post(`/api/my-account/bookings/${id}/cancel`, {}),
    ),
  },
  'bookingTimes params.bookingId': movable((caller, id) => caller.get(`/api/my-account/bookings/${id}/times`)),
  'moveBooking params.bookingId': movable(async (caller, id) => {
    const { body } = await caller.get(`/api/my-account/bookings/${id}/times`);
    const { times } = (body.data ?? {}) as Partial<Wire['bookingTimes']['answer']>;
    const slot_id = times?.find(({ refusal }) => refusal === null)?.slot_id ?? '6-1-20270101-1100';
    return caller.post(`/api/my-account/bookings/${id}/move`, { slot_id });
  }),
  'joinWaitingList body.attendee_ids': {
    status: 422,
    make: async (harness) => {
      const { owner, id, slotId } = await waiting(harness);
      const ask: Owned['ask'] = (caller, attendee) =>
        caller.post(waitingLists, { slot_id: slotId, attendee_ids: [attendee] });
      return { email: leila, owner, id, ask };
    },
  },
  'leaveWaitingList params.entryId': {
    make: async (harness) => {
      const { owner, id, slotId } = await waiting(harness);
      const { data } = await owner.post(waitingLists, { slot_id: slotId, attendee_ids: [id] });
      const [entry] = data as Wire['joinWaitingList']['answer'];
      return {
        email: leila,
        owner,
        id: entry?.id ?? '',
        ask: (caller, each) => caller.delete(`${waitingLists}/${each}`),
      };
    },
  },
  'paymentReceipt params.paymentId': {
    make: member('morgan@example.org', '/api/my-account/payments?page=1', (caller, id) =>
      caller.get(`/api/my-account/payments/${id}`),
    ),
  },
  'changeOptions params.id': followed('morgan@example.org', (caller, id) =>
    caller.get(`/api/memberships/${id}/change`),
  ),
  'changeCosts params.id': followed('morgan@example.org', (caller, id) =>
    caller.get(`/api/memberships/${id}/change/20`),
  ),
  'changeMembership params.id': followed('morgan@example.org', async (caller, id) => {
    const path = `/api/memberships/${id}/change`;
    return caller.post(path, { ...changed, start_date: await startOf(caller, path) });
  }),
  'renewalOptions params.id': followed('felix@example.org', (caller, id) => caller.get(`/api/memberships/${id}/renew`)),
  'renewMembership params.id': followed('felix@example.org', async (caller, id) => {
    const path = `/api/memberships/${id}/renew`;
    return caller.post(path, { ...next, ...single, start_date: await startOf(caller, path) });
  }),
  'order params.orderId': {
    make: shopping('Stripe', ordered, (caller, id) => caller.get(`/api/orders/${id}`)),
  },
  'orderShown params.orderId': {
    make: shopping('Stripe', ordered, (caller, id) => caller.put(`/api/orders/${id}/shown`, {})),
  },
  'addPenaltyToBasket body.penalty_id': {
    make: async (harness) => {
      const { caller: owner } = await Booker.at(harness, leila);
      const customer_id = ((await owner.get('/api/auth/user')).data as Row).id;
      const penalty = { customer_id, reason: 'Missed booking: Swim', amount: 500, given_on: '2026-11-12' };
      const { id } = await harness.db.insertInto('penalties').values(penalty).returning('id').executeTakeFirstOrThrow();
      const ask: Owned['ask'] = (caller, penalty_id) =>
        caller.post('/api/checkout/penalties', { penalty_id, source: 'bookings' });
      return { email: leila, owner, id, ask };
    },
  },
  'addPenaltyToBasket body.selected_user_id': owing,
  'cartTerms query.cart_id': {
    make: shopping(
      'Stripe',
      async (_session, { caller }) =>
        ((await caller.get('/api/memberships/online-joining')).data as { cart_id: string }).cart_id,
      (caller, id) => caller.get(`/api/terms?cart_id=${id}`),
    ),
  },
  'transaction params.transactionId': {
    make: shopping('Stripe', prepared, (caller, id) => caller.get(`/api/checkout/transactions/${id}`)),
  },
  'answerChallenge params.transactionId': {
    make: shopping('Stripe', prepared, (caller, id) =>
      caller.post(`/api/payment-providers/sca-completion/${id}`, { transaction_uuid: id, sca_result: 'failed' }),
    ),
  },
  'completePayment body.transaction_uuid': {
    make: shopping('Stripe', authorised, (caller, id) =>
      caller.post('/api/checkout/complete', { ...agreed, source: joining, transaction_uuid: id }),
    ),
  },
  'completeSession params.transactionId': {
    make: shopping('Ryft', authorised, (caller, id) =>
      caller.post(`/api/checkout/session/complete/${id}`, { ...agreed, source: joining }),
    ),
  },
  'openTransaction body.payment_session_id': {
    status: 409,
    make: shopping(
      'Ryft',
      ({ payment_session_id = '' }) => payment_session_id,
      (caller, id) =>
        caller.post('/api/checkout/session/payment', { ...agreed, source: joining, payment_session_id: id }),
    ),
  },
  'openJoiningTransaction body.session_id': {
    status: 409,
    make: shopping(
      'Ryft',
      ({ payment_session_id = '' }) => payment_session_id,
      (caller, id) => caller.post('/api/checkout/online-joining/Ryft/payment', { ...agreed, session_id: id }),
    ),
  },
  'authorisePayment body.transaction_uuid': {
    make: async (harness) =>
      shopping('Stripe', prepared, (caller, id) => authorise(harness, caller, { transaction_uuid: id }))(harness),
  },
  'dependants query.selected_user_id': selecting((caller, id) =>
    caller.get(`/api/my-account/dependants?source=bookings&selected_user_id=${id}`),
  ),
  'addDependant query.selected_user_id': selecting((caller, id) =>
    caller.post(`/api/my-account/dependants?source=bookings&selected_user_id=${id}`, {
      first_name: 'Ama',
      last_name: 'Mensah',
      date_of_birth: '2020-02-29',
    }),
  ),
  'useCredit body.selected_user_id': selecting((caller, id) =>
    caller.put('/api/checkout/credit', { amount: 0, source: 'bookings', selected_user_id: id }),
  ),
  'staffCustomer params.customerId': serving((caller, id) => caller.get(`/api/staff/customers/${id}`)),
  'customerRecord params.customerId': serving((caller, id) => caller.get(`/api/staff/customers/${id}/record`)),
  'staffBookingTimes params.customerId': movableAtDesk('customer', 'times'),
  'staffBookingTimes params.bookingId': movableAtDesk('booking', 'times'),
  'staffMoveBooking params.customerId': movableAtDesk('customer', 'move'),
  'staffMoveBooking params.bookingId': movableAtDesk('booking', 'move'),
  'waivePenalty params.customerId': waivable('customer'),
  'waivePenalty params.penaltyId': waivable('penalty'),
  'staffCancelBooking params.customerId': booked('customer'),
  'staffCancelBooking params.bookingId': booked('booking'),
  'deskReceipt params.orderId': sold((caller, id) => caller.get(`/api/staff/orders/${id}/receipt`)),
  'countTill params.dayId': tillDay((caller, id) => caller.post(`${kirkstall}/days/${id}/count`, nothingCounted)),
  'closeTill params.dayId': tillDay(closeDay),
  'closedTillDay params.dayId': tillDay((caller, id) => caller.get(`${kirkstall}/days/${id}`), closeDay),
  'refundAtDesk params.orderId': sold(async (caller, id) => {
    const { data } = await caller.get(`/api/staff/orders/${id}/receipt`);
    const { cash, credit } = (data as Refundable | undefined)?.refundable ?? { cash: { raw: 0 }, credit: { raw: 0 } };
    return caller.post(`/api/staff/orders/${id}/refund`, { cash: cash.raw, credit: credit.raw });
  }),
  'payAtDesk body.selected_user_id': serving((caller, id) =>
    caller.post('/api/checkout/pay', {
      payments: [{ tender_type: 'cash', amount: 5000 }],
      terms: [bookingTerms],
      completed_waivers: [],
      source: 'front-of-house',
      selected_user_id: id,
    }),
  ),
  'authorisePayment body.saved_card_id': {
    status: 200,
    make: async (harness) => {
      const shopper = await Shopper.at(harness, 'Stripe', { login: 'priya@example.org' });
      const id = (await shopper.session()).saved_card?.id ?? '';
      const ask: Owned['ask'] = async (caller, saved_card_id) => {
        const { status, data } = await authorise(harness, caller, { saved_card_id });
        const { transaction_uuid: _, ...told } = data as Transaction;
        return { status, text: JSON.stringify(told) };
      };
      return { email: 'priya@example.org', owner: shopper.caller, id, ask };
    },
  },
};

/** Ids that stand for nothing of a customer's, and why. */
export const nobodysIds: Readonly<Record<string, string>> = {
  'storeMembership body.home_venue_id': 'catalogue',
  'storeMembership body.membership_type_id': 'catalogue',
  'storeMembership body.payment_option_id': 'catalogue',
  'storeMembership body.promotion_code_id': 'catalogue',
  'changeCosts params.optionId': 'catalogue',
  'changeMembership body.home_venue_id': 'catalogue',
  'changeMembership body.membership_type_id': 'catalogue',
  'changeMembership body.payment_option_id': 'catalogue',
  'changeMembership body.promotion_code_id': 'catalogue',
  'renewMembership body.home_venue_id': 'catalogue',
  'renewMembership body.membership_type_id': 'catalogue',
  'renewMembership body.payment_option_id': 'catalogue',
  'renewMembership body.promotion_code_id': 'catalogue',
  'staffMoveBooking body.slot_id': 'planned: a session, which belongs to nobody',
  'moveBooking body.slot_id': 'planned: a session, which belongs to nobody',
  'staffJoinWaitingList body.slot_id': 'planned: a session, which belongs to nobody',
  'slotQueue params.slotId': 'planned: a session, which belongs to nobody',
  'joinWaitingList body.slot_id': 'planned: a session, which belongs to nobody',
  'saveMembershipAnswers params.id': 'catalogue: a membership type',
  'saveMembershipAnswers body.answers.question_id': 'catalogue',
  'authorisePayment body.payment_method_id': "the provider's own, made by the page",
  'authorisePayment body.setup_intent_id': "the provider's own, made by the page",
  'answerChallenge body.transaction_uuid': 'not read: the path says which',
  'completeSession body.transaction_uuid': 'not read: the path says which',
};

/** Somebody else in the same world, with a membership and a basket of their own. */
export async function strangerIn(harness: Harness, testId: string): Promise<Caller> {
  const stranger = await harness.signedIn('ruth@example.org', testId);
  expect(await stranger.post('/api/memberships/online-joining/store', single)).toMatchObject({ status: 201 });
  return stranger;
}
