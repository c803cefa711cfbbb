import type { CallName } from '../../src/kit/api/call';
import type { AnswerName } from './answers';
import type { Rule } from './rules';

/** Rules that a page may break for an answer to a call, and why. One that it no longer breaks is a failure. */
type Exception = {
  readonly calls: readonly CallName[];
  readonly answer: AnswerName;
  readonly rules: readonly Rule[];
  readonly because: string;
};

const exceptions: readonly Exception[] = [
  {
    calls: ['confirmEmail'],
    answer: '401',
    rules: ['recovery'],
    because: 'The link in the mail is the proof: no session is asked for, and the link can be opened once more.',
  },
  {
    calls: ['validatePromotion'],
    answer: '401',
    rules: ['typed'],
    because: 'A code is kept once it is applied; one that is being looked up is a word, and is typed again.',
  },
  {
    calls: ['client'],
    answer: '404',
    rules: ['recovery'],
    because: 'No operator is known at this address, and none comes to be known while somebody waits: the page says so.',
  },
  {
    calls: ['joiningVenue'],
    answer: '404',
    rules: ['truth', 'next step', 'recovery'],
    because:
      'In the contract a 404 of this call means that there is no such centre: the page says that, and shows the list to choose another from.',
  },
  {
    calls: ['validatePromotion'],
    answer: '404',
    rules: ['sentence', 'truth'],
    because: 'In the contract a 404 of this call means that nobody knows the code, and the page says that.',
  },
  {
    calls: ['payAtDesk'],
    answer: '404',
    rules: ['truth'],
    because: 'In the contract a 404 of this call refuses the sale, and the page says that the order is not completed.',
  },
  {
    calls: ['theme'],
    answer: '200 another shape',
    rules: ['sentence', 'next step', 'false success'],
    because:
      'A theme is read field by field, and what can’t be read takes its default: the page works, in the colours that it has without one.',
  },
  {
    calls: ['order'],
    answer: '404',
    rules: ['truth'],
    because: 'In the contract a 404 of this call means that the account has no such order, and the page says that.',
  },
  {
    calls: ['transaction'],
    answer: '404',
    rules: ['false success'],
    because: 'The provider’s script has said already why it refuses the card, and the page goes on saying that.',
  },
  {
    calls: ['answerChallenge'],
    answer: '404',
    rules: ['sentence', 'false success'],
    because: 'The page asks at once what became of the payment, which the bank has allowed, and comes to its order.',
  },
  {
    calls: ['withdrawIdentityRequest'],
    answer: '404',
    rules: ['sentence', 'truth'],
    because: 'In the contract a 404 of this call means that the request is no longer open, and the page says that.',
  },
  {
    calls: ['changeBankDetails'],
    answer: '401',
    rules: ['typed'],
    because: 'Bank details are kept in no browser, so that they are typed again after the log-in.',
  },
  {
    calls: ['findCustomers', 'createCustomer', 'openTill'],
    answer: '401',
    rules: ['typed'],
    because: 'Names and money of the desk are kept in no browser for whoever signs in next.',
  },
  {
    calls: [
      'staffCustomer',
      'customerRecord',
      'staffCancelBooking',
      'staffBookingTimes',
      'staffMoveBooking',
      'staffChangeIdentity',
      'staffSetMarketingConsent',
      'answerIdentityRequest',
      'waivePenalty',
      'slotQueue',
      'staffJoinWaitingList',
      'staffLeaveWaitingList',
      'payAtDesk',
      'withdrawDeskPayment',
    ],
    answer: '401',
    rules: ['recovery'],
    because:
      'The desk forgets whom it serves with the session of its staff. The customer is found again, and a sale that was sent is in the list of sales that are not completed.',
  },
];

/** Returns the rules that may be broken in a cell; empty for most. */
export function exceptedRules(call: CallName, answer: AnswerName): readonly Rule[] {
  return exceptions.flatMap((each) => (each.calls.includes(call) && each.answer === answer ? each.rules : []));
}
