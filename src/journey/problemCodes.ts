import type { ProblemCode } from './problems';

/** What a code tells an author. */
export type ProblemText = {
  readonly meaning: string;
  /**
   * The least that brings it about. JSON with an `id` is a section of journeys/join.json with what is different in it,
   * a list is more sections, anything else is part of the file itself.
   */
  readonly example: string;
  readonly remedy: string;
};

/** Every code in the order in which problems are looked for: the text, its shape, its meaning, and customers' ways. */
export const problemCodes: Readonly<Record<ProblemCode, ProblemText>> = {
  'too-big': {
    meaning: 'The file is larger than any journey, and is not read at all.',
    example: 'A file of more than 1,000,000 characters',
    remedy: 'Look whether the right file was saved under this name.',
  },
  'not-json': {
    meaning: 'The file is not JSON. Comments and commas after the last entry are not allowed.',
    example: '{ "id": "join", }',
    remedy: 'Go to the line that is named: what is wrong stands there or just before it.',
  },
  'duplicate-key': {
    meaning: 'The same key stands twice in one object, so that one of the two would be ignored.',
    example: '{ "order": 10, "order": 20 }',
    remedy: 'Delete the one that is not meant.',
  },
  'forbidden-key': {
    meaning: 'A key has a name that JavaScript keeps for itself.',
    example: '{ "__proto__": {} }',
    remedy: 'Delete it; nothing in a journey has this name.',
  },
  shape: {
    meaning: 'Something has a wrong type, is missing, or is not part of the language.',
    example: '{ "layout": "sideways" }',
    remedy: 'Compare it with the reference on this page; an editor that completes shows it while you type.',
  },
  'wrong-schema': {
    meaning: 'The file does not say that it is a journey.',
    example: '{ "$schema": "../schemas/journey.schema.json" }',
    remedy: 'Write the `$schema` that the message names.',
  },
  'unknown-fact': {
    meaning: 'A rule names a fact that is not in the vocabulary.',
    example: '{ "id": "dd_section", "display": { "payMonthly": "yes" } }',
    remedy: 'Use one of the facts that the message lists. A new fact is for developers to add.',
  },
  'unknown-value': {
    meaning: 'A fact is compared with a value that it never has.',
    example: '{ "id": "dd_section", "display": { "plan": "monthly" } }',
    remedy: 'Use one of the values that the message lists.',
  },
  'unknown-provision': {
    meaning: 'Something is given or named that the vocabulary does not know.',
    example: '{ "id": "dates_section", "provides": ["startDate", "billingDay", "terms", "agreement"] }',
    remedy: 'Use one of the provisions that the message lists.',
  },
  'unknown-outcome': {
    meaning: 'The journey leads to an outcome that the vocabulary does not know.',
    example: '{ "outcome": "new-member" }',
    remedy: 'Use one of the outcomes that the message lists.',
  },
  'unknown-section': {
    meaning: 'An entry of `resume` opens a section that the journey does not have.',
    example: '{ "resume": [{ "when": { "cart": "loaded" }, "edited": "all", "open": "payment_section" }] }',
    remedy: 'Write the `id` of one of the sections.',
  },
  'unknown-form': {
    meaning: 'A section names a form or an onboarding type that does not exist.',
    example: '{ "id": "dd_section", "form": { "schema": "bankDetails" } }',
    remedy: 'Use a form of `schemas/forms` or an onboarding type of the vocabulary.',
  },
  'unknown-field': {
    meaning: 'A form’s `ui` speaks of a field that the form does not have.',
    example: '{ "id": "dates_section", "form": { "schema": "dates", "ui": { "startDay": { "ui:title": "From" } } } }',
    remedy: 'Write the field’s name as the form in `schemas/forms` has it.',
  },
  'unknown-custom-field': {
    meaning: 'A field is to be drawn by a custom field that does not exist.',
    example: '{ "id": "centre_section", "form": { "schema": "centre", "ui": { "centreId": { "ui:field": "map" } } } }',
    remedy: 'Use one of the custom fields that the message lists.',
  },
  'unknown-call': {
    meaning: 'Continue is to make a call that does not exist.',
    example: '{ "id": "dates_section", "call": "save-dates" }',
    remedy: 'Use one of the calls that the message lists.',
  },
  'duplicate-id': {
    meaning: 'Two sections have the same `id`.',
    example: '[{ "id": "offers_section", "order": 41 }, { "id": "offers_section", "order": 42 }]',
    remedy: 'Rename one of them, or delete it if it is a copy.',
  },
  'duplicate-order': {
    meaning: 'Two sections have the same `order`, so that nobody can tell which comes first.',
    example: '[{ "id": "offers_section", "order": 45 }, { "id": "news_section", "order": 45 }]',
    remedy: 'Give one of them another number; numbers need not follow each other.',
  },
  'not-provided': {
    meaning: 'The outcome requires something that no section gives.',
    example: '{ "id": "dd_section", "provides": [] }',
    remedy: 'Have a section give it, or list it in `starts` if customers come with it.',
  },
  'no-field': {
    meaning: 'A section says that it gives something, but its form has no field for it.',
    example: '{ "id": "dd_section", "form": { "schema": "dates" } }',
    remedy: 'Use a form with one of the fields that the message names, or take it out of `provides`.',
  },
  'cyclic-after': {
    meaning: 'In the vocabulary, a provision comes after itself, by way of others or directly.',
    example: '{ "provisions": { "centre": { "label": "a home centre", "after": ["membership"] } } }',
    remedy: 'Take one of the entries out of `after`. The vocabulary is for developers to change.',
  },
  unsafe: {
    meaning: 'A customer can submit without something that the outcome requires.',
    example: '{ "starts": ["mandate"] }',
    remedy: 'List in `starts` only what every customer truly comes with.',
  },
  stuck: {
    meaning: 'A customer can’t finish: what they need is asked for nowhere, or they wait for something for ever.',
    example: '{ "id": "dd_section", "display": { "plan": "recurring", "hasBillingDate": "no" } }',
    remedy: 'Follow the path that is printed, and show its customer the section that gives what is missing.',
  },
  bounce: {
    meaning:
      'A customer who only presses Continue is sent back in the end, for something a later section made invalid.',
    example: '{ "id": "centre_section", "order": 25 }',
    remedy: 'Put sections into the order in which their provisions depend on each other.',
  },
  needless: {
    meaning: 'A customer is asked for something that nothing needs from them.',
    example: '{ "id": "dd_section", "display": { "plan": "recurring" } }',
    remedy: 'Narrow `display` to the customers who need it; the outcome’s table on this page says who that is.',
  },
  repeated: {
    meaning: 'Some customers are asked in two sections for the same.',
    example:
      '[{ "id": "dates_again", "order": 75, "title": "Your start date", "provides": ["startDate"], "form": { "schema": "dates" } }]',
    remedy: 'Delete one of the two, or give them rules by which each customer meets one.',
  },
  unshown: {
    meaning: 'A section is shown to no customer at all, though nothing switches it off plainly.',
    example: '[{ "id": "offers_section", "order": 45, "display": { "loggedIn": "no", "hasInstruction": "yes" } }]',
    remedy: 'Mend its `display`, or write `false` there to switch it off.',
  },
  constant: {
    meaning: 'A rule comes out the same for every customer, so that it decides nothing.',
    example: '[{ "id": "offers_section", "order": 45, "skip": true, "display": { "loggedIn": ["no", "yes"] } }]',
    remedy: 'Mend it, or write `true` or `false` if that is what is meant.',
  },
  shadowed: {
    meaning: 'An entry of a list is never taken, since for every customer one before it is.',
    example:
      '{ "id": "dd_section", "variants": [{ "form": { "schema": "directDebit" } }, { "when": { "loggedIn": "no" }, "form": { "schema": "directDebit" } }] }',
    remedy: 'Move the entry up, give the one before it a narrower `when`, or delete it.',
  },
  'too-large': {
    meaning: 'Too many sections hang together by too many facts for every customer to be looked at.',
    example: 'Rules in which some twenty facts depend on each other',
    remedy: 'Let the rules of these sections name fewer facts.',
  },
};
