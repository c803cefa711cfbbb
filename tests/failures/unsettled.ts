import type { CallName } from '../../src/kit/api/call';
import type { AnswerName } from './answers';

/**
 * The answers that are given only by name yet: most pages stand them, but the rules do not tell apart yet a write that
 * was done before its connection broke, and a form that somebody leaves because their session is over.
 */
export const unsettledAnswers: readonly AnswerName[] = ['reset midway', '401'];

/** The calls whose rows are played only by name yet, since not every answer to them was judged. */
export const unsettledCalls: readonly CallName[] = [
  // The page waits without a word: a free order whose answer is lost, and an order that is looked for.
  'completePayment',
  'latestOrder',
  // The page begins anew without a word that the membership in the cart could not be loaded.
  'joiningCart',
  // The rows are written, and were not seen with every answer.
  'authorisePayment',
  'cartTerms',
  'changeMembership',
  'clearCart',
  'closeTill',
  'closedTillDay',
  'deskReceipt',
  'directDebitTerms',
  'endMembership',
  'findAddresses',
  'freezeMembership',
  'healthCommitment',
  'logout',
  'mailConfirmation',
  'membershipQuestions',
  'membershipTerms',
  'paymentReceipt',
  'preparePayment',
  'removeAccountCard',
  'renewMembership',
  'saveMembershipAnswers',
  'staffBookingTimes',
  'staffMoveBooking',
  'storeMembership',
  'updateBasketItem',
];
