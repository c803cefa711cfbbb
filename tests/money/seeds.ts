/** A course of events that was wrong once, in the scheduler's own words. */
export type KeptStory = {
  /** The defect that it showed. */
  readonly name: string;
  readonly scenario: string;
  readonly names: readonly string[];
  /** Part of the name of something that has to have happened, else the story is of something else. */
  readonly reaches?: string;
};

/** Each is played again on every run. What a list leaves out happens by the ordinary course. */
export const keptStories: readonly KeptStory[] = [
  {
    name: '“not charged” while the bank holds the money, after an answer that was not the server’s',
    scenario: 'joining, Stripe',
    names: [
      'tab 1: Continue',
      'tab 1: I Agree',
      'tab 1: Pay',
      'tab 1: POST /api/checkout/complete: is answered 429 on the way',
      'tab 1: Pay',
    ],
  },
  {
    name: 'A form that loads for ever after a reload while a card is declined',
    scenario: 'joining, Stripe',
    names: [
      'the card is one that is declined',
      'tab 1: Continue',
      'tab 1: I Agree',
      'tab 1: Pay',
      'tab 1: POST /api/checkout/authorise: goes through',
      'tab 1: reload',
      'tab 1: GET /api/checkout/prepare (2): goes through',
      'server 1: GET /stripe/v1/payment_intents/:id: goes through',
      'and so on',
    ],
  },
  {
    name: 'A card is blamed for a price that changed',
    scenario: 'joining, Stripe',
    names: ['tab 1: Continue', 'tab 1: I Agree', 'the price of the membership rises', 'tab 1: Pay', 'tab 1: Pay'],
  },
  {
    name: 'Terms stay ticked for another membership',
    scenario: 'joining, Opayo',
    names: [
      'tab 1: Continue',
      'Amara puts another membership in the basket',
      'tab 1: I Agree',
      'tab 1: Pay',
      'tab 1: Pay',
    ],
  },
  {
    name: 'A new tab shows the start page without a word of the order that was made',
    scenario: 'joining, Stripe',
    names: [
      'tab 1: Continue',
      'tab 1: I Agree',
      'tab 1: Pay',
      'tab 1: POST /api/checkout/complete: goes through',
      'tab 1: is closed',
      'and so on',
      'a new tab at checkout',
    ],
  },
  {
    name: 'The next customer in a tab is sent to the order of the one before',
    scenario: 'joining for nothing',
    names: [
      'tab 1: Continue',
      'tab 1: I Agree',
      'tab 1: Pay',
      'and so on',
      'tab 1: Log out',
      'and so on',
      'tab 1: to checkout by way of logging in',
      'tab 1: Ben logs in',
    ],
  },
  {
    name: 'Pay is pressed while the page is on its way to the start',
    scenario: 'joining, Stripe',
    names: ['tab 1: Continue', 'tab 1: I Agree', 'tab 1: Start over, leave', 'tab 1: Pay'],
  },
  {
    name: 'Money is said to be held after the server has refused to take it',
    scenario: 'places and a package, Ryft',
    names: [
      'tab 1: Continue',
      'tab 1: I Agree',
      'tab 1: Pay',
      'tab 1: POST /api/checkout/session/payment: goes through',
      'somebody else takes the places',
    ],
  },
  {
    name: '“not charged” in a tab whose basket another tab has paid for',
    scenario: 'places, Stripe',
    names: [
      'tab 1: Continue',
      'tab 1: I Agree',
      'tab 1: Pay',
      'tab 1: POST /api/checkout/authorise: goes through',
      'a new tab at checkout',
      'tab 2: GET /api/checkout/prepare: goes through',
      'tab 1: POST /api/checkout/complete: arrives, the line breaks before the answer',
      'server 2: POST /stripe/v1/payment_intents/:id/capture: goes through',
      'tab 2: Continue',
      'tab 2: I Agree',
      'tab 2: Pay',
      'tab 2: POST /api/checkout/authorise: arrives, and 403 of a proxy comes back',
    ],
  },
  {
    name: 'An order that nobody was told of is passed over after a quarter of an hour',
    scenario: 'joining, Stripe',
    names: [
      'tab 1: Continue',
      'tab 1: I Agree',
      'tab 1: Pay',
      'server 2: POST /stripe/v1/payment_intents/:id/confirm: goes through',
      'a new tab at checkout',
      'a minute passes',
      'a new tab at checkout',
      'tab 3: POST /api/checkout/complete: arrives, its answer is lost in silence',
      'and so on',
      'a quarter of an hour passes',
      'a new tab at checkout',
    ],
  },
  {
    name: 'A bank’s window that is closed while its answer is on the way leaves money held',
    scenario: 'places and credit, Opayo',
    names: [
      'the card is one that is challenged',
      'tab 1: Continue',
      'tab 1: I Agree',
      'tab 1: Pay',
      'tab 1: the bank’s question is passed',
      'tab 1: the bank’s window is closed',
      'tab 1: POST /api/payment-providers/sca-completion/:id: goes through',
    ],
  },
  {
    name: 'Another customer logs in where the one before saw their order',
    scenario: 'places, Stripe',
    names: ['tab 1: Continue', 'tab 1: I Agree', 'tab 1: Pay', 'and so on', 'tab 1: Log out', 'tab 1: Ben logs in'],
  },
];
