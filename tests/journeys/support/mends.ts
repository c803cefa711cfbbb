import type { Mend } from '../../../src/ground/journey/language/problems';

/**
 * For each invalid file of `tests/journeys/invalid`, the edit that its message asks for, by somebody who has the message and
 * the file only: the words of the message that say what to write, and where it is written. A message that has its own edit
 * (`mend`) needs none here.
 */
export const mends: Readonly<Record<string, Mend & { readonly says: string }>> = {
  'forbidden-key': { says: 'Delete it', pointer: '/sections/3/display/__proto__' },
  shape: { says: 'one-at-a-time', pointer: '/layout', value: 'one-at-a-time' },
  'wrong-schema': {
    says: '"../schemas/generated/journey.schema.json"',
    pointer: '/$schema',
    value: '../schemas/generated/journey.schema.json',
  },
  'unknown-fact': {
    says: '"plan"',
    pointer: '/sections/5/display',
    value: { plan: 'recurring', hasInstruction: 'no' },
  },
  'unknown-value': { says: 'recurring', pointer: '/sections/5/display/plan', value: 'recurring' },
  'unknown-provision': { says: 'no provision "mandat"', pointer: '/sections/5/provides/1' },
  'unknown-field': {
    says: '"billingDay"',
    pointer: '/sections/4/form/ui',
    value: {
      billingDay: { 'ui:show': { plan: 'recurring', hasBillingDate: 'no' } },
      terms: { 'ui:field': 'terms', 'ui:show': { terms: 'some' } },
    },
  },
  'unknown-outcome': { says: '"new-membership"', pointer: '/outcome', value: 'new-membership' },
  'unknown-section': { says: '"dd_section"', pointer: '/resume/0/open', value: 'dd_section' },
  'unknown-form': { says: '"directDebit"', pointer: '/sections/5/form/schema', value: 'directDebit' },
  'unknown-custom-field': {
    says: 'venuePicker',
    pointer: '/sections/0/form/ui/centreId/ui:field',
    value: 'venuePicker',
  },
  'unknown-call': { says: '"register"', pointer: '/sections/2/variants/0/call', value: 'register' },
  'duplicate-id': { says: 'Give this one another', pointer: '/sections/7/id', value: 'checkout_section' },
  'duplicate-order': { says: 'another number', pointer: '/sections/5/order', value: 60 },
  'wrong-id': { says: '"join"', pointer: '/id', value: 'join' },
  'wrong-outcome': { says: '"new-membership"', pointer: '/outcome', value: 'new-membership' },
  'wrong-layout': { says: '"one-at-a-time"', pointer: '/layout', value: 'one-at-a-time' },
  'no-title': { says: 'Add a "title"', pointer: '/sections/8/title', value: 'Good to know' },
  'html-text': { says: 'plain text', pointer: '/sections/0/intro', value: 'Your main centre.' },
  'no-field': { says: 'Take "answers" out of "provides"', pointer: '/sections/4/provides/3' },
  'not-shown': {
    says: '"ui:field": "mandateSummary"',
    pointer: '/sections/6/form/ui/ui:field',
    value: 'mandateSummary',
  },
  'not-sent': { says: 'Use another form, or none', pointer: '/sections/5/form' },
  'too-late': { says: 'Delete it here', pointer: '/afterwards/form/questions' },
  shadowed: {
    says: 'Give an earlier one a narrower "when"',
    pointer: '/sections/2/variants/0/when',
    value: { loggedIn: 'no' },
  },
  'passed-by': { says: 'Delete "optional"', pointer: '/sections/3/form/optional' },
  'nothing-to-press': {
    says: '"form": { "schema": "directDebit" }',
    pointer: '/sections/5/form',
    value: { schema: 'directDebit' },
  },
  unfillable: { says: 'Delete this "ui:field"', pointer: '/sections/4/form/ui/terms/ui:field' },
  'never-asked': { says: 'delete "onlyNeeded"', pointer: '/sections/2/variants/0/form/onlyNeeded' },
  'no-effect': { says: 'Delete it', pointer: '/submitLabel' },
  unsafe: { says: 'Take "terms" out of "starts"', pointer: '/starts/0' },
  'no-variant': {
    says: 'Add a variant without a "when", or a form',
    pointer: '/sections/5/form',
    value: { schema: 'directDebit' },
  },
};
