import accountAgreements from 'call:accountAgreements';
import accountBookings from 'call:accountBookings';
import accountData from 'call:accountData';
import accountDeletion from 'call:accountDeletion';
import accountDevices from 'call:accountDevices';
import accountIdentity from 'call:accountIdentity';
import accountMemberships from 'call:accountMemberships';
import accountPasskeys from 'call:accountPasskeys';
import accountPackages from 'call:accountPackages';
import accountPayments from 'call:accountPayments';
import accountPenalties from 'call:accountPenalties';
import accountWallets from 'call:accountWallets';
import addPasskey from 'call:addPasskey';
import bookingTimes from 'call:bookingTimes';
import cancelBooking from 'call:cancelBooking';
import changeBirthDate from 'call:changeBirthDate';
import changeEmail from 'call:changeEmail';
import mailConfirmation from 'call:mailConfirmation';
import changeName from 'call:changeName';
import changePassword from 'call:changePassword';
import confirmEmail from 'call:confirmEmail';
import deleteAccount from 'call:deleteAccount';
import endFreeze from 'call:endFreeze';
import endMembership from 'call:endMembership';
import freezeMembership from 'call:freezeMembership';
import guestPasses from 'call:guestPasses';
import keepMembership from 'call:keepMembership';
import marketingConsents from 'call:marketingConsents';
import membershipEnding from 'call:membershipEnding';
import membershipFreeze from 'call:membershipFreeze';
import moveBooking from 'call:moveBooking';
import paymentReceipt from 'call:paymentReceipt';
import removePasskey from 'call:removePasskey';
import removePhoto from 'call:removePhoto';
import requestBirthDate from 'call:requestBirthDate';
import requestName from 'call:requestName';
import sendGuestPass from 'call:sendGuestPass';
import setMarketingConsent from 'call:setMarketingConsent';
import setPhoto from 'call:setPhoto';
import signOutEverywhere from 'call:signOutEverywhere';
import startAddingPasskey from 'call:startAddingPasskey';
import uploadProof from 'call:uploadProof';
import withdrawIdentityRequest from 'call:withdrawIdentityRequest';
import type { ApiClient } from './ApiClient';
import type { Answer, RequestBody } from './call';

export type AccountMembership = Answer<'accountMemberships'>[number];
export type MembershipEnding = Answer<'membershipEnding'>;
export type MembershipFreeze = Answer<'membershipFreeze'>;
export type AccountBooking = Answer<'accountBookings'>[number];
export type BookingTimes = Answer<'bookingTimes'>;
export type BookingTime = BookingTimes['times'][number];
export type AccountPackage = Answer<'accountPackages'>[number];
export type GuestPasses = Answer<'guestPasses'>;
export type PaymentsPage = Answer<'accountPayments'>;
export type AccountPayment = PaymentsPage['items'][number];
export type PaymentReceipt = Answer<'paymentReceipt'>;
export type Penalty = Answer<'accountPenalties'>[number];
export type AccountWallets = Answer<'accountWallets'>;
export type SignedInDevice = Answer<'accountDevices'>[number];
export type Agreement = Answer<'accountAgreements'>[number];
export type MarketingConsent = Answer<'marketingConsents'>[number];
export type Identity = Answer<'accountIdentity'>;
export type AccountDeletion = Answer<'accountDeletion'>;
export type OwnData = Answer<'accountData'>;
export type Passkey = Answer<'accountPasskeys'>[number];
/** A file for upload; `content` is base64. */
export type UploadedFile = RequestBody<'setPhoto'>;

/** Tells the server which amounts a page said would come back. */
export function seenRefund(refund: AccountBooking['refund']) {
  return { refundToCard: refund?.card?.amount.raw ?? 0, refundAsCredit: refund?.credit?.raw ?? 0 };
}

const identityApi = (api: ApiClient) => ({
  identity: () => api.call(accountIdentity, {}),
  changeName: (body: RequestBody<'changeName'>) => api.call(changeName, { body }),
  changeBirthDate: (body: RequestBody<'changeBirthDate'>) => api.call(changeBirthDate, { body }),
  requestName: (body: RequestBody<'requestName'>) => api.call(requestName, { body }),
  requestBirthDate: (body: RequestBody<'requestBirthDate'>) => api.call(requestBirthDate, { body }),
  withdrawIdentityRequest: (requestId: string) => api.call(withdrawIdentityRequest, { params: { requestId } }),
});

export const accountApi = (api: ApiClient) => ({
  memberships: () => api.call(accountMemberships, {}),
  uploadProof: (membershipId: string, body: UploadedFile, idempotencyKey: string) =>
    api.call(uploadProof, { params: { membershipId }, body }, { idempotencyKey }),
  ending: (membershipId: string) => api.call(membershipEnding, { params: { membershipId } }),
  endMembership: (membershipId: string, body: RequestBody<'endMembership'>) =>
    api.call(endMembership, { params: { membershipId }, body }),
  keepMembership: (membershipId: string) => api.call(keepMembership, { params: { membershipId } }),
  freezeTerms: (membershipId: string) => api.call(membershipFreeze, { params: { membershipId } }),
  freezeMembership: (membershipId: string, body: RequestBody<'freezeMembership'>) =>
    api.call(freezeMembership, { params: { membershipId }, body }),
  endFreeze: (membershipId: string) => api.call(endFreeze, { params: { membershipId } }),
  bookings: (when: 'upcoming' | 'past') => api.call(accountBookings, { query: { when } }),
  /** `body`: the amounts that the page said would come back. */
  cancelBooking: (bookingId: string, body: RequestBody<'cancelBooking'>) =>
    api.call(cancelBooking, { params: { bookingId }, body }),
  bookingTimes: (bookingId: string) => api.call(bookingTimes, { params: { bookingId } }),
  moveBooking: (bookingId: string, slotId: string, idempotencyKey: string) =>
    api.call(moveBooking, { params: { bookingId }, body: { slotId } }, { idempotencyKey }),
  penalties: () => api.call(accountPenalties, {}),
  packages: () => api.call(accountPackages, {}),
  wallets: () => api.call(accountWallets, {}),
  guestPasses: () => api.call(guestPasses, {}),
  sendGuestPass: (body: RequestBody<'sendGuestPass'>, idempotencyKey: string) =>
    api.call(sendGuestPass, { body }, { idempotencyKey }),
  payments: (page: number) => api.call(accountPayments, { query: { page } }),
  receipt: (paymentId: string) => api.call(paymentReceipt, { params: { paymentId } }),
  devices: () => api.call(accountDevices, {}),
  signOutEverywhere: () => api.call(signOutEverywhere, {}),
  agreements: () => api.call(accountAgreements, {}),
  marketingConsents: () => api.call(marketingConsents, {}),
  setMarketingConsent: (channel: string, given: boolean) =>
    api.call(setMarketingConsent, { params: { channel }, body: { given } }),
  ownData: () => api.call(accountData, {}),
  deletion: () => api.call(accountDeletion, {}),
  deleteAccount: (body: RequestBody<'deleteAccount'>) => api.call(deleteAccount, { body }),
  passkeys: () => api.call(accountPasskeys, {}),
  startAddingPasskey: (body: RequestBody<'startAddingPasskey'>) => api.call(startAddingPasskey, { body }),
  addPasskey: (body: RequestBody<'addPasskey'>) => api.call(addPasskey, { body }),
  removePasskey: (passkeyId: string) => api.call(removePasskey, { params: { passkeyId } }),
  mailConfirmation: () => api.call(mailConfirmation, {}),
  changeEmail: (body: RequestBody<'changeEmail'>) => api.call(changeEmail, { body }),
  /** Confirms a new e-mail address by the token of the mailed link; no log-in is needed. */
  confirmEmail: (body: RequestBody<'confirmEmail'>) => api.call(confirmEmail, { body }),
  ...identityApi(api),
  changePassword: (body: RequestBody<'changePassword'>) => api.call(changePassword, { body }),
  setPhoto: (body: UploadedFile) => api.call(setPhoto, { body }),
  removePhoto: () => api.call(removePhoto, {}),
  photo: (path: string) => api.picture(path),
});
