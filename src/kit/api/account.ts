import accountAgreements from 'call:accountAgreements';
import accountBookings from 'call:accountBookings';
import accountCard from 'call:accountCard';
import accountData from 'call:accountData';
import accountDevices from 'call:accountDevices';
import accountMemberships from 'call:accountMemberships';
import accountPasskeys from 'call:accountPasskeys';
import accountPackages from 'call:accountPackages';
import accountPayments from 'call:accountPayments';
import accountPenalties from 'call:accountPenalties';
import addPasskey from 'call:addPasskey';
import bookingTimes from 'call:bookingTimes';
import cancelBooking from 'call:cancelBooking';
import changeEmail from 'call:changeEmail';
import changePassword from 'call:changePassword';
import confirmEmail from 'call:confirmEmail';
import endMembership from 'call:endMembership';
import guestPasses from 'call:guestPasses';
import keepMembership from 'call:keepMembership';
import membershipEnding from 'call:membershipEnding';
import moveBooking from 'call:moveBooking';
import paymentReceipt from 'call:paymentReceipt';
import removeAccountCard from 'call:removeAccountCard';
import removePasskey from 'call:removePasskey';
import removePhoto from 'call:removePhoto';
import sendGuestPass from 'call:sendGuestPass';
import setPhoto from 'call:setPhoto';
import signOutEverywhere from 'call:signOutEverywhere';
import startAddingPasskey from 'call:startAddingPasskey';
import uploadProof from 'call:uploadProof';
import type { ApiClient } from './ApiClient';
import type { Answer, RequestBody } from './call';

export type AccountMembership = Answer<'accountMemberships'>[number];
export type MembershipEnding = Answer<'membershipEnding'>;
export type AccountBooking = Answer<'accountBookings'>[number];
export type BookingTimes = Answer<'bookingTimes'>;
export type BookingTime = BookingTimes['times'][number];
export type AccountPackage = Answer<'accountPackages'>[number];
export type GuestPasses = Answer<'guestPasses'>;
export type PaymentsPage = Answer<'accountPayments'>;
export type AccountPayment = PaymentsPage['items'][number];
export type PaymentReceipt = Answer<'paymentReceipt'>;
export type Penalty = Answer<'accountPenalties'>[number];
export type AccountCard = NonNullable<Answer<'accountCard'>>;
export type SignedInDevice = Answer<'accountDevices'>[number];
export type Agreement = Answer<'accountAgreements'>[number];
export type OwnData = Answer<'accountData'>;
export type Passkey = Answer<'accountPasskeys'>[number];
/** A file for upload; `content` is base64. */
export type UploadedFile = RequestBody<'setPhoto'>;

export const accountApi = (api: ApiClient) => ({
  memberships: () => api.call(accountMemberships, {}),
  uploadProof: (membershipId: string, body: UploadedFile, idempotencyKey: string) =>
    api.call(uploadProof, { params: { membershipId }, body }, { idempotencyKey }),
  ending: (membershipId: string) => api.call(membershipEnding, { params: { membershipId } }),
  endMembership: (membershipId: string, body: RequestBody<'endMembership'>) =>
    api.call(endMembership, { params: { membershipId }, body }),
  keepMembership: (membershipId: string) => api.call(keepMembership, { params: { membershipId } }),
  bookings: (when: 'upcoming' | 'past') => api.call(accountBookings, { query: { when } }),
  cancelBooking: (bookingId: string) => api.call(cancelBooking, { params: { bookingId } }),
  bookingTimes: (bookingId: string) => api.call(bookingTimes, { params: { bookingId } }),
  moveBooking: (bookingId: string, slotId: string, idempotencyKey: string) =>
    api.call(moveBooking, { params: { bookingId }, body: { slotId } }, { idempotencyKey }),
  penalties: () => api.call(accountPenalties, {}),
  packages: () => api.call(accountPackages, {}),
  guestPasses: () => api.call(guestPasses, {}),
  sendGuestPass: (body: RequestBody<'sendGuestPass'>, idempotencyKey: string) =>
    api.call(sendGuestPass, { body }, { idempotencyKey }),
  payments: (page: number) => api.call(accountPayments, { query: { page } }),
  receipt: (paymentId: string) => api.call(paymentReceipt, { params: { paymentId } }),
  card: () => api.call(accountCard, {}),
  removeCard: () => api.call(removeAccountCard, {}),
  devices: () => api.call(accountDevices, {}),
  signOutEverywhere: () => api.call(signOutEverywhere, {}),
  agreements: () => api.call(accountAgreements, {}),
  ownData: () => api.call(accountData, {}),
  passkeys: () => api.call(accountPasskeys, {}),
  startAddingPasskey: (body: RequestBody<'startAddingPasskey'>) => api.call(startAddingPasskey, { body }),
  addPasskey: (body: RequestBody<'addPasskey'>) => api.call(addPasskey, { body }),
  removePasskey: (passkeyId: string) => api.call(removePasskey, { params: { passkeyId } }),
  changeEmail: (body: RequestBody<'changeEmail'>) => api.call(changeEmail, { body }),
  /** Confirms a new e-mail address by the token of the mailed link; no log-in is needed. */
  confirmEmail: (body: RequestBody<'confirmEmail'>) => api.call(confirmEmail, { body }),
  changePassword: (body: RequestBody<'changePassword'>) => api.call(changePassword, { body }),
  setPhoto: (body: UploadedFile) => api.call(setPhoto, { body }),
  removePhoto: () => api.call(removePhoto, {}),
  photo: (path: string) => api.picture(path),
});
