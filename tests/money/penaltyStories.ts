import type { KeptStory } from './seeds';

/** Courses in which a penalty is paid for, or is settled while its payment is under way. */
export const penaltyStories: readonly KeptStory[] = [
  {
    name: 'A penalty is settled by other means while the bank holds the money for it',
    scenario: 'a place and a penalty, Stripe',
    reaches: 'the penalty is settled by other means',
    names: [
      'tab 1: Continue',
      'tab 1: I Agree',
      'tab 1: Pay',
      'tab 1: POST /api/checkout/authorise: goes through',
      'the penalty is settled by other means',
      'and so on',
    ],
  },
  {
    name: 'A penalty is settled by other means while nothing else is in the basket, and the page is loaded anew',
    scenario: 'a penalty and credit, Ryft',
    reaches: 'the penalty is settled by other means',
    names: [
      'tab 1: Continue',
      'tab 1: I Agree',
      'tab 1: Pay',
      'tab 1: POST /api/checkout/authorise: arrives, its answer is late',
      'the penalty is settled by other means',
      'tab 1: reload',
    ],
  },
  {
    name: 'An order of a place and a penalty is cancelled at the desk, and the penalty stays paid',
    scenario: 'a place and a penalty at the desk',
    reaches: 'POST /api/staff/orders/:id/refund: goes through',
    names: [
      'tab 1: Search for Amara',
      'tab 1: Serve Amara',
      'tab 1: Take 1050 by cash',
      'tab 1: Tick what the customer agrees to',
      'tab 1: Complete order',
      'and so on',
      'tab 1: Cancel the order',
      'tab 1: Cancel the order, yes',
      'and so on',
      'tab 1: Cash is given back',
    ],
  },
  {
    name: 'A payment is lost, the place that it was for runs out, and the penalty alone is less than was counted',
    scenario: 'a place and a penalty at the desk',
    reaches: 'tab 1: Take back 1050 by offline-voucher',
    names: [
      'tab 1: Search for Amara',
      'tab 1: Serve Amara',
      'tab 1: Take 1050 by offline-voucher',
      'tab 1: Tick what the customer agrees to',
      'tab 1: Complete order',
      'tab 1: POST /api/checkout/pay: the line breaks before it arrives',
      'a quarter of an hour passes',
      'tab 1: GET /api/checkout (2): goes through',
      'tab 1: Check again',
      'and so on',
      'tab 1: Take back 1050 by offline-voucher',
    ],
  },
];
