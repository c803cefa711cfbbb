import type { KeptStory } from './seeds';

const paid = ['tab 1: Continue', 'tab 1: I Agree', 'tab 1: Pay'] as const;
const cancelled = 'a booked place is cancelled in its customer’s account';

/** Courses of events that are right, and would not be with one of the deliberate mistakes: chance needs thousands for them. */
export const faultStories: readonly KeptStory[] = [
  {
    name: 'Money is held, the answer is a refusal, and nobody says then whether a payment is under way',
    scenario: 'joining, Opayo',
    names: [
      'tab 1: Continue',
      'tab 1: I Agree',
      'tab 1: Pay',
      'tab 1: POST /api/checkout/authorise: arrives, and 422 comes back',
      'tab 1: GET /api/checkout/prepare (2): is answered 503 on the way',
    ],
    reaches: 'tab 1: GET /api/checkout/prepare (2): is answered 503 on the way',
  },
  {
    name: 'A place is cancelled, and its refund comes to the bank twice',
    scenario: 'places, Stripe',
    names: [...paid, cancelled, 'server 1: POST /stripe/v1/refunds: arrives twice', 'and so on'],
    reaches: 'refunds: arrives twice',
  },
  {
    name: 'A place is cancelled, and its refund is lost on the way to the bank',
    scenario: 'places, Stripe',
    names: [...paid, cancelled, 'server 1: POST /stripe/v1/refunds: the line breaks before it arrives', 'and so on'],
    reaches: 'refunds: the line breaks before it arrives',
  },
  {
    name: 'Two places are cancelled of an order that credit paid in part: the card gets back what it paid',
    scenario: 'places and credit, Opayo',
    names: [...paid, cancelled, 'and so on', cancelled, 'and so on'],
    reaches: cancelled,
  },
  {
    name: 'An order that was free is refused while another tab pays for it by card',
    scenario: 'places by credit',
    names: [
      'a new tab at checkout',
      'tab 2: Continue',
      'tab 2: I Agree',
      'credit and a session are spent at the desk',
      'a new tab at checkout',
      'tab 3: Continue',
      'tab 3: I Agree',
      'tab 3: Pay',
      'server 2: POST /stripe/v1/payment_intents/:id/confirm: goes through',
      'tab 2: Pay',
      'tab 2: POST /api/checkout/complete: goes through',
      'and so on',
    ],
    reaches: 'tab 2: POST /api/checkout/complete: goes through',
  },
  {
    name: '“not charged” while the bank holds the money, asked for again while the job ended the attempt',
    scenario: 'joining, Opayo',
    names: [
      ...paid,
      'tab 1: POST /api/checkout/authorise: goes through',
      'a minute passes',
      'server 2 settles what was left behind',
      'server 2: GET /opayo/api/v1/transactions (3): goes through',
      'time passes to the next timer',
      'tab 1: POST /api/checkout/authorise (2): goes through',
    ],
  },
  {
    name: 'The bank is about to hold money for a membership, and its customer gets it from the staff',
    scenario: 'joining, Opayo',
    names: [
      ...paid,
      'tab 1: POST /api/checkout/authorise: arrives, and 429 with Retry-After comes back',
      'staff give the buyer the same membership',
    ],
    reaches: 'staff give the buyer the same membership',
  },
];
