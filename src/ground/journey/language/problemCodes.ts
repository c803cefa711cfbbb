import type { ProblemCode } from './problems';

/** The explanation of a problem code for the journey's author. */
export type ProblemText = {
  readonly meaning: string;
  /**
   * The smallest example that causes the problem. JSON with the `id` of a section of journeys/join.json is that
   * section with the changed keys (`null` leaves one out), a list is additional sections, anything else is part of the file itself.
   */
  readonly example: string;
  readonly remedy: string;
};

/** The text of every code, in the order of the checks: JSON text, shape, meaning, customers' paths. */
export const problemCodes: Readonly<Record<ProblemCode, ProblemText>> = {
  'too-big': {
    meaning: 'The file is larger than any journey, and is not read at all.',
    example: 'A file of more than 1,000,000 characters',
    remedy: 'Check that the right file was saved under this name.',
  },
  'not-json': {
    meaning: 'The file is not JSON. Comments and commas after the last entry are not allowed.',
    example: '{ "id": "join", }',
    remedy: 'Go to the line in the message: the error is there or just before it.',
  },
  'duplicate-key': {
    meaning: 'An object has the same key twice, so that one of the two would be ignored.',
    example: '{ "order": 10, "order": 20 }',
    remedy: 'Delete the wrong one.',
  },
  'forbidden-key': {
    meaning: 'A key has a name that JavaScript reserves.',
    example: '{ "__proto__": {} }',
    remedy: 'Delete the key; nothing in a journey has this name.',
  },
  shape: {
    meaning: 'A value has the wrong type, is missing, or is not part of the language.',
    example: '{ "layout": "sideways" }',
    remedy:
      'Compare the value with the reference on this page; an editor with completion shows the error while you type.',
  },
  'wrong-schema': {
    meaning: 'The file does not say that it is a journey.',
    example: '{ "$schema": "../schemas/journey.schema.json" }',
    remedy: 'Write the `$schema` from the message.',
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
    meaning: 'A provision is named that is not in the vocabulary.',
    example: '{ "id": "dates_section", "provides": ["startDate", "billingDay", "terms", "agreement"] }',
    remedy: 'Use one of the provisions that the message lists.',
  },
  'unknown-outcome': {
    meaning: 'The journey leads to an outcome that is not in the vocabulary.',
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
    meaning: 'A form’s `ui` names a field that the form does not have.',
    example: '{ "id": "dates_section", "form": { "schema": "dates", "ui": { "startDay": { "ui:title": "From" } } } }',
    remedy: 'Write the field’s name as in the form in `schemas/forms`.',
  },
  'unknown-custom-field': {
    meaning: 'A field names a custom field that does not exist.',
    example: '{ "id": "centre_section", "form": { "schema": "centre", "ui": { "centreId": { "ui:field": "map" } } } }',
    remedy: 'Use one of the custom fields that the message lists.',
  },
  'unknown-call': {
    meaning: 'A section names a call that does not exist.',
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
  'wrong-id': {
    meaning: 'The file has the `id` of another journey, or of none that the product has.',
    example: '{ "id": "joining" }',
    remedy: 'Write the name of the file without `.json`.',
  },
  'wrong-outcome': {
    meaning: 'The journey leads where another journey should lead.',
    example: '{ "outcome": "renew-membership" }',
    remedy: 'Write the outcome from the message.',
  },
  'wrong-layout': {
    meaning: 'The page of the journey draws its sections in the other layout only.',
    example: '{ "layout": "all-open" }',
    remedy: 'Write the layout from the message.',
  },
  'no-title': {
    meaning: 'A section has no heading, so that customers can’t tell what it asks.',
    example: '[{ "id": "offers_section", "order": 41, "intro": "Bring a towel." }]',
    remedy: 'Add a `title`.',
  },
  'html-text': {
    meaning: 'A text has HTML in it, which customers would read as it stands there.',
    example: '{ "id": "dates_section", "intro": "Choose <b>both</b> dates." }',
    remedy: 'Write plain text.',
  },
  'not-started': {
    meaning: 'A journey leaves out of `starts` a provision that its customers come with.',
    example: '{ "id": "change-membership", "outcome": "change-membership", "starts": ["centre"] }',
    remedy: 'Write `starts` as in the message. What customers come with, the vocabulary’s outcome says under `holds`.',
  },
  'not-provided': {
    meaning: 'The outcome requires a provision that no section gives.',
    example: '{ "id": "dd_section", "provides": [] }',
    remedy: 'Have a section give it, or list it in `starts` if customers arrive with it.',
  },
  'no-field': {
    meaning: 'A section gives a provision, but its form has no field for it.',
    example: '{ "id": "dd_section", "form": { "schema": "dates" } }',
    remedy: 'Use one of the forms in the message, or take the provision out of `provides`.',
  },
  'not-shown': {
    meaning: 'A section counts something as agreed or given that only a widget of the product can show.',
    example: '{ "id": "confirmation_section", "form": { "schema": "none" } }',
    remedy: 'Name the widget from the message as `ui:field` of the form.',
  },
  'passed-by': {
    meaning: 'A section gives something by an optional form, which Continue passes by.',
    example: '{ "id": "dates_section", "form": { "schema": "dates", "optional": true } }',
    remedy: 'Delete `optional`, or ask for it in a section of its own.',
  },
  'not-sent': {
    meaning: 'A form asks for something that no call takes, so that the answer would get lost.',
    example: '[{ "id": "guest_section", "order": 45, "title": "Your guest", "form": { "schema": "guestPass" } }]',
    remedy:
      'Use another form. In a form, a field that only decides a fact is marked by `"ui:sent": false`, which is for developers.',
  },
  'nothing-to-press': {
    meaning: 'A section shows nothing that a customer can press, or a button that never works.',
    example:
      '{ "id": "membership_section", "form": { "schema": "membership", "ui": { "membership": { "ui:field": "cardFields" } } } }',
    remedy:
      'Use a form or a custom field that the message lists for this journey, or none: a section without a form has a Continue button.',
  },
  unfillable: {
    meaning:
      'A field that must be filled in is hidden, or drawn by a widget that this journey’s page does not have or that asks for something else.',
    example:
      '{ "id": "dates_section", "form": { "schema": "dates", "ui": { "terms": { "ui:field": "billingDay" } } } }',
    remedy: 'Delete the `ui:show` or the `ui:field`.',
  },
  'never-asked': {
    meaning: 'A form leaves out fields that are not needed for joining, and no place after payment asks them.',
    example: '{ "afterwards": { "title": "Your guest", "form": { "schema": "guestPass" }, "call": "update-user" } }',
    remedy: 'Add `afterwards` with a form of the server, or delete `onlyNeeded`, so that everything is asked at once.',
  },
  'too-late': {
    meaning: 'Something that has to be given before the journey’s end is asked after payment.',
    example:
      '{ "afterwards": { "title": "Your bank", "form": { "schema": "directDebit", "dataFields": "membership_purchase" }, "call": "update-user" } }',
    remedy: 'Ask for it in a section. `afterwards` is for what nobody needs to join.',
  },
  'no-effect': {
    meaning: 'A property says something that the page of this journey takes no notice of.',
    example: '{ "submitLabel": [{ "text": "Join now" }] }',
    remedy: 'Delete it.',
  },
  'one-role': {
    meaning: 'In the vocabulary, a role of the product belongs to two entries, or to none.',
    example: '{ "provisions": { "centre": { "role": "chosen-membership", "label": "a home centre" } } }',
    remedy: 'Give each role to one entry. The vocabulary is for developers to change.',
  },
  'cyclic-after': {
    meaning: 'In the vocabulary, a provision comes after itself, directly or through others.',
    example:
      '{ "provisions": { "centre": { "role": "home-centre", "label": "a home centre", "after": ["membership"] } } }',
    remedy: 'Remove one of the entries from `after`. The vocabulary is for developers to change.',
  },
  unsafe: {
    meaning:
      'A journey starts with a provision that its customers do not come with, so that they could submit without it.',
    example: '{ "starts": ["mandate"] }',
    remedy: 'Take it out of `starts`. What customers come with, the vocabulary’s outcome says under `holds`.',
  },
  stuck: {
    meaning:
      'A customer can’t finish: no open section gives a provision they need, or a fact they wait for never loads.',
    example: '{ "id": "dd_section", "display": { "plan": "recurring", "hasBillingDate": "no" } }',
    remedy: 'Follow the printed path, and show its customer the section that gives the missing provision.',
  },
  bounce: {
    meaning:
      'A customer who only presses Continue is sent back at the end for a provision that a later section made invalid.',
    example: '{ "id": "centre_section", "order": 25 }',
    remedy: 'Put sections into the order in which their provisions depend on each other.',
  },
  needless: {
    meaning: 'A customer is asked for a provision that nothing needs.',
    example: '{ "id": "dd_section", "display": { "plan": "recurring" } }',
    remedy: 'Narrow `display` to the customers who need it; the outcome’s table on this page says who that is.',
  },
  'needless-field': {
    meaning: 'A customer is asked for a field that nothing needs, or that belongs to another section.',
    example:
      '{ "id": "dates_section", "form": { "schema": "dates", "ui": { "terms": { "ui:show": { "terms": "some" } } } } }',
    remedy: 'Give the field a `ui:show` with the customers who need it, or `false`.',
  },
  'no-variant': {
    meaning: 'A section has variants, none of which is for some of the customers who meet it.',
    example:
      '{ "id": "dd_section", "form": null, "variants": [{ "when": { "loggedIn": "no" }, "form": { "schema": "directDebit" } }] }',
    remedy: 'Let the last variant have no `when`, so that it is for all others.',
  },
  repeated: {
    meaning: 'Two sections ask some customers for the same provisions.',
    example:
      '[{ "id": "dates_again", "order": 75, "title": "Your start date", "provides": ["startDate"], "form": { "schema": "dates" } }]',
    remedy: 'Delete one of the two, or give them rules so that each customer meets only one.',
  },
  unshown: {
    meaning: 'A section is shown to no customer, though its `display` is not `false`.',
    example:
      '[{ "id": "offers_section", "order": 45, "title": "Offers", "display": { "loggedIn": "no", "hasInstruction": "yes" } }]',
    remedy: 'Correct its `display`, or write `false` there to switch it off.',
  },
  constant: {
    meaning: 'A rule has the same result for every customer, so it decides nothing.',
    example:
      '[{ "id": "offers_section", "order": 45, "title": "Offers", "skip": true, "display": { "loggedIn": ["no", "yes"] } }]',
    remedy: 'Correct the rule, or write `true` or `false` if that is intended.',
  },
  shadowed: {
    meaning: 'An entry of a list is never taken, because an earlier entry is taken for every customer.',
    example:
      '{ "id": "dd_section", "variants": [{ "form": { "schema": "directDebit" } }, { "when": { "loggedIn": "no" }, "form": { "schema": "directDebit" } }] }',
    remedy: 'Move the entry up, give the earlier entry a narrower `when`, or delete it.',
  },
  'too-large': {
    meaning: 'Too many sections depend on each other through too many facts to check every customer.',
    example: 'Rules in which some twenty facts depend on each other',
    remedy: 'Let the rules of these sections name fewer facts.',
  },
};
