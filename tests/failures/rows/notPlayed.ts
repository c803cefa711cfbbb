import type { CallName } from '../../../src/kit/api/call';
import type { NotPlayed } from '../Row';

const script =
  'A provider’s own script or the bank’s page has to come before it, which the rendered page has not: its lost and refused answers are played by tests/money, tests/crash and tests/browser/payments.';

/** The calls that no row makes. */
export const notPlayed = {
  journeys: { because: 'No page makes it: journeys are files of the site.' },
  reportClientError: {
    because: 'Nobody waits for it. What becomes of a report that fails is tested beside the reporter.',
  },
  reportVitals: { because: 'Nobody waits for it: what a page has measured is lost where it fails.' },
  preparePaymentSession: { because: script },
  openTransaction: { because: script },
  openJoiningTransaction: { because: script },
  answerChallenge: { because: script },
  completeSession: { because: script },
  transaction: {
    because: 'It follows a payment whose answer was lost already: played by tests/money and tests/crash.',
  },
  withdrawDeskPayment: {
    because: 'It follows a payment at the desk whose answer was lost already: src/desk/lostAnswers.test.ts.',
  },
} satisfies Partial<Record<CallName, NotPlayed>>;
