import { dateOf } from '../../src/ground/core/dates';
import { penaltiesOf } from '../customers/penalties';
import { addDependant, dependantsOf } from '../customers/dependants';
import { signedInDevices, signOutEverywhere } from '../customers/session/signedInDevices';
import { endingOf, endMembership, keepMembership } from '../account/ending';
import { endFreeze, freezeMembership, freezeTermsOf } from '../account/freezing';
import { guestPassesOf, sendGuestPass } from '../account/guestPasses';
import { membershipsOf } from '../account/memberships';
import { packagesOf } from '../account/packages';
import { changePassword } from '../account/password';
import { paymentsOf, receiptOf } from '../account/payments';
import { removePhoto, setPhoto } from '../account/photo';
import { agreementsOf } from '../account/data/agreements';
import { ownDataOf } from '../account/data/ownData';
import { deleteAccount } from '../account/deletion/deleteAccount';
import { deletionOf } from '../account/deletion/deletionFacts';
import { removeDependant } from '../account/removeDependant';
import { uploadProof } from '../account/proof';
import { walletsOf, type Wallets } from '../account/wallet/wallets';
import { basketOwner } from '../bookings/basket/owner';
import { bookingTimes } from '../bookings/moving/bookingTimes';
import { moveBooking } from '../bookings/moving/moveBooking';
import { bookingOf, bookingsOf } from '../bookings/sale/customerBookings';
import { notFound } from '../contract/apiError';
import type { CallRequest, Customer, Handlers } from '../contract/calls';
import { askEmailChange, mailConfirmationAgain } from '../customers/links/emailChange';
import { marketingConsentsOf, setMarketingConsent } from '../customers/marketing/marketingConsents';
import { refundSoon } from '../payments/refunds/settleRefunds';
import { siteUrl, type Scheme } from '../setup/hosts';
import { directDebitCalls } from './directDebit';
import { cancelAndRefund, refundTo, type Refunding } from './refunding';
import { identityCalls, type IdentityConfig } from './identity';
import { cardCalls } from './savedCard';
import { signedIn } from './signedIn';
import { waitingListCalls } from './waitingList';

const membershipCalls = ({ providers }: Refunding) =>
  ({
    accountMemberships: async ({ queries, customer, now }) => ({
      data: await membershipsOf(queries, signedIn(customer).id, dateOf(now)),
    }),

    uploadProof: async ({ queries, customer, params, body, now }) => {
      const { id } = signedIn(customer);
      await uploadProof(queries, { customerId: id, membershipId: params.membershipId }, body, dateOf(now));
      const memberships = await membershipsOf(queries, id, dateOf(now));
      const data = memberships.find((membership) => membership.id === params.membershipId);
      if (!data) throw notFound();
      return { data };
    },

    membershipEnding: async ({ queries, customer, params, now }) => ({
      data: await endingOf(queries, signedIn(customer).id, params.membershipId, now),
    }),

    endMembership: async ({ db, customer, params, body, now }) => {
      const member = signedIn(customer);
      const wanted = { id: params.membershipId, agreed: body };
      const refund = await db.transaction().execute((queries) => endMembership(queries, member, wanted, now));
      if (refund !== undefined) await refundSoon({ db, providers }, refund);
      return { data: await membershipsOf(db, member.id, dateOf(now)) };
    },

    keepMembership: async ({ db, customer, params, now }) => {
      const member = signedIn(customer);
      await db.transaction().execute((queries) => keepMembership(queries, member, params.membershipId, now));
      return { data: await membershipsOf(db, member.id, dateOf(now)) };
    },
  }) satisfies Handlers;

const freezeCalls = {
  membershipFreeze: async ({ queries, customer, params, now }) => ({
    data: await freezeTermsOf(queries, signedIn(customer).id, params.membershipId, now),
  }),

  freezeMembership: async ({ db, customer, params, body, now }) => {
    const member = signedIn(customer);
    const wanted = { id: params.membershipId, agreed: body };
    await db.transaction().execute((queries) => freezeMembership(queries, member, wanted, now));
    return { data: await membershipsOf(db, member.id, dateOf(now)) };
  },

  endFreeze: async ({ db, customer, params, now }) => {
    const member = signedIn(customer);
    await db.transaction().execute((queries) => endFreeze(queries, member, params.membershipId, now));
    return { data: await membershipsOf(db, member.id, dateOf(now)) };
  },
} satisfies Handlers;

const bookingCalls = (refunding: Refunding) =>
  ({
    accountBookings: async ({ queries, customer, query, settings, now }) => {
      const asking = { customerId: signedIn(customer).id, now, to: refundTo(refunding, settings) };
      return { data: await bookingsOf(queries, asking, query.when) };
    },

    cancelBooking: async (request) => {
      const { customer, params } = request;
      return { data: await cancelAndRefund(request, refunding, signedIn(customer), params.bookingId) };
    },

    bookingTimes: async ({ queries, customer, params, now }) => ({
      data: await bookingTimes(queries, signedIn(customer), params.bookingId, now),
    }),

    moveBooking: async ({ queries, customer, params, body, settings, now }) => {
      const own = signedIn(customer);
      await moveBooking(queries, own, { bookingId: params.bookingId, slotId: body.slot_id }, now);
      const asking = { customerId: own.id, now, to: refundTo(refunding, settings) };
      return { data: await bookingOf(queries, asking, params.bookingId) };
    },
  }) satisfies Handlers;

const holdingCalls = {
  accountPenalties: async ({ queries, customer }) => ({
    data: await penaltiesOf(queries, signedIn(customer).id),
  }),

  accountPackages: async ({ queries, customer, now }) => ({
    data: await packagesOf(queries, signedIn(customer).id, dateOf(now)),
  }),

  guestPasses: async ({ queries, customer, now }) => ({
    data: await guestPassesOf(queries, signedIn(customer).id, dateOf(now)),
  }),

  sendGuestPass: async ({ queries, customer, body, now }) => ({
    data: await sendGuestPass(queries, signedIn(customer), body, dateOf(now)),
  }),

  dependants: async (request) => ({
    data: await dependantsOf(request.queries, (await bookingFor(request)).id),
  }),

  removeDependant: async ({ db, customer, params, now }) => {
    const { id } = signedIn(customer);
    const removal = { customerId: id, dependantId: params.dependantId, now };
    await db.transaction().execute((queries) => removeDependant(queries, removal));
    return { data: await dependantsOf(db, id) };
  },

  addDependant: async (request) => {
    const { id } = await bookingFor(request);
    return { data: await addDependant(request.queries, id, request.body, dateOf(request.now)) };
  },
} satisfies Handlers;

const paymentCalls = {
  accountPayments: async ({ queries, customer, query }) => ({
    data: await paymentsOf(queries, signedIn(customer).id, query.page),
  }),

  paymentReceipt: async ({ queries, customer, params }) => ({
    data: await receiptOf(queries, signedIn(customer).id, params.paymentId),
  }),
} satisfies Handlers;

const deviceCalls = {
  accountDevices: async ({ queries, customer, session }) => ({
    data: await signedInDevices(queries, signedIn(customer).id, session.mark),
  }),

  signOutEverywhere: async ({ db, customer, session }) => {
    await db.transaction().execute((queries) => signOutEverywhere(queries, signedIn(customer).id));
    await session.close();
    return { data: { signed_out: true } };
  },
} satisfies Handlers;

const marketingCalls = {
  marketingConsents: async ({ queries, customer }) => ({
    data: await marketingConsentsOf(queries, signedIn(customer).id),
  }),

  setMarketingConsent: async ({ db, customer, params: { channel }, body: { given }, now }) => {
    const change = { customerId: signedIn(customer).id, channel, given, source: 'account', now } as const;
    return { data: await db.transaction().execute((queries) => setMarketingConsent(queries, change)) };
  },
} satisfies Handlers;

const deletionCalls = {
  accountDeletion: async ({ queries, customer, now }) => ({
    data: await deletionOf(queries, signedIn(customer), now),
  }),

  deleteAccount: async ({ db, customer, body, testId, now, session, browser: { ip } }) => {
    await deleteAccount(db, { customer: signedIn(customer), testId, ip, now }, body);
    await session.close();
    return { data: { deleted: true } };
  },
} satisfies Handlers;

const dataCalls = (refunding: Refunding) =>
  ({
    accountAgreements: async ({ queries, customer }) => ({
      data: await agreementsOf(queries, signedIn(customer).id),
    }),

    accountData: async ({ queries, customer, settings, now }) => ({
      data: await ownDataOf(queries, signedIn(customer), now, refundTo(refunding, settings)),
    }),
  }) satisfies Handlers;

const walletCalls = (wallets: Wallets) =>
  ({
    accountWallets: async ({ queries, customer, settings, now }) => ({
      data: await walletsOf(queries, signedIn(customer), wallets, { settings, now }),
    }),
  }) satisfies Handlers;

/** `linked` is the address of the account site, to which mails link. */
const emailCalls = (linked: string) =>
  ({
    changeEmail: async ({ db, customer, body, testId, now, browser: { ip } }) => {
      const { email, current_password: currentPassword } = body;
      const proving = { customer: signedIn(customer), testId, ip, now };
      await askEmailChange(db, proving, { email, currentPassword, siteUrl: linked });
      return { data: { sent: true } };
    },

    mailConfirmation: async ({ db, customer, testId, now, browser: { ip } }) => {
      const proving = { customer: signedIn(customer), testId, ip, now };
      return { data: { sent: await mailConfirmationAgain(db, proving, linked) } };
    },
  }) satisfies Handlers;

const profileCalls = {
  changePassword: async ({ db, customer, body, testId, now, browser: { ip } }) => {
    const known = signedIn(customer);
    const password_hash = await changePassword(db, { customer: known, testId, ip, now }, body);
    return { data: { token: '' }, signsIn: { id: known.id, password_hash } };
  },

  setPhoto: async ({ queries, customer, body }) => ({
    data: { profile_photo: await setPhoto(queries, signedIn(customer).id, body) },
  }),

  removePhoto: async ({ queries, customer }) => {
    await removePhoto(queries, signedIn(customer).id);
    return { data: { profile_photo: null } };
  },
} satisfies Handlers;

type AccountSite = Refunding & {
  readonly savedCards: boolean;
  /** The operator's rules of how names and birth dates are changed. */
  readonly identity: IdentityConfig;
  readonly wallets: Wallets;
  /** The port and protocol at which browsers reach the account. */
  readonly port: number;
  readonly scheme: Scheme;
};

/** The calls behind a customer's account pages. */
export const accountCalls = ({ savedCards, identity, wallets, port, scheme, ...refunding }: AccountSite) =>
  ({
    ...waitingListCalls(port, scheme),
    ...membershipCalls(refunding),
    ...freezeCalls,
    ...bookingCalls(refunding),
    ...holdingCalls,
    ...paymentCalls,
    ...cardCalls(savedCards),
    ...deviceCalls,
    ...directDebitCalls,
    ...marketingCalls,
    ...dataCalls(refunding),
    ...deletionCalls,
    ...profileCalls,
    ...identityCalls(identity),
    ...walletCalls(wallets),
    ...emailCalls(siteUrl('my-account', port, scheme)),
  }) satisfies Handlers;

/** Finds the customer for whom a call books: the caller, or at the desk the customer whom staff serve. */
async function bookingFor(request: CallRequest<'dependants' | 'addDependant'>): Promise<Customer> {
  const { source = 'bookings', selected_user_id = null } = request.query;
  const { customer } = await basketOwner(request, { source, selected_user_id });
  return signedIn(customer);
}
