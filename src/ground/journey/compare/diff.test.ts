import { describe, expect, it } from 'vitest';
import joinJson from '../../../../journeys/join.json';
import registerJson from '../../../../journeys/register.json';
import datesJson from '../../../../schemas/forms/dates.json';
import type { Journey, StaticForm } from '../../../../schemas/generated/journey';
import { vocabulary } from '../../../../schemas/vocabulary';
import type { DisplayedSection } from '../language/sections';
import { changesBetween, diffJourneys } from './diff';
import type { Walkthrough } from './walkthroughs';

const register = registerJson as unknown as Journey;
const bag: DisplayedSection = {
  id: 'bag',
  title: 'Bag',
  intro: undefined,
  continueLabel: 'Continue',
  editLabel: 'Edit',
  provides: ['towel'],
  form: undefined,
  call: undefined,
  skipped: false,
  greyedOut: false,
  editable: true,
};
const walkthroughOf = (
  change: Partial<DisplayedSection>,
  more: Partial<Walkthrough> = {},
  submitLabel?: string,
): Walkthrough => ({
  customer: {},
  frames: [{ open: 'bag', sections: [{ ...bag, ...change }], submitLabel, asked: [] }],
  end: 'submits',
  ...more,
});
const changes = (before: Walkthrough | undefined, after: Walkthrough | undefined): readonly string[] =>
  changesBetween(register, before, register, after);

describe('changesBetween', () => {
  it.each<[Partial<DisplayedSection>, Partial<DisplayedSection>, string]>([
    [{}, { title: 'Sack' }, 'sees "Bag" called "Sack"'],
    [{ title: undefined }, { title: 'Sack' }, 'sees "bag" called "Sack"'],
    [{}, { intro: 'Pack it' }, 'reads "Pack it" in "Bag"'],
    [{}, { continueLabel: 'Next' }, 'presses "Next" in "Bag"'],
    [{}, { editLabel: 'View' }, 'goes back to "Bag" by "View"'],
    [{}, { form: { schema: 'none' } }, 'fills in another form in "Bag"'],
    [{}, { call: 'register' }, 'has "Bag" sent by "register"'],
    [{}, { provides: [] }, 'gives nothing by "Bag"'],
    [{}, { provides: ['ticket'] }, 'gives ticket by "Bag"'],
    [{}, { editable: false }, 'can no longer go back to "Bag"'],
    [{ editable: false }, {}, 'can now go back to "Bag"'],
    [{}, { greyedOut: true }, 'sees "Bag" greyed out'],
    [{ greyedOut: true }, {}, 'sees "Bag" no longer greyed out'],
    [{}, { skipped: true }, 'passes over "Bag"'],
    [{ skipped: true }, {}, 'no longer passes over "Bag"'],
  ])('tells of a section that goes from %j to %j', (before, after, told) =>
    expect(changes(walkthroughOf(before), walkthroughOf(after))).toEqual([told]),
  );

  it('reports another submit label', () =>
    expect(changes(walkthroughOf({}, {}, 'Pay'), walkthroughOf({}, {}, 'Buy'))).toEqual([
      'presses "Buy" to submit, not "Pay"',
    ]));

  it('reports who can come and who no longer can', () => {
    expect(changes(walkthroughOf({}), undefined)).toEqual(['can no longer come here']);
    expect(changes(undefined, walkthroughOf({}))).toEqual(['can come here now']);
  });

  it('reports who can submit', () => {
    expect(changes(walkthroughOf({}), walkthroughOf({}, { end: 'stops' }))).toEqual(['can no longer submit']);
    expect(changes(walkthroughOf({}, { end: 'stops' }), walkthroughOf({}))).toEqual(['can now submit']);
  });

  it('calls a section without a title by its id', () =>
    expect(changes(walkthroughOf({}, { frames: [] }), walkthroughOf({ title: undefined }))).toEqual([
      'is now asked "bag" first',
    ]));

  it('reports changed titles of the whole journey', () =>
    expect(changesBetween(register, walkthroughOf({}), { ...register, heading: 'Join us' }, walkthroughOf({}))).toEqual(
      ['reads "Join us" as the journey\'s heading, not nothing'],
    ));
});

describe('diffJourneys', () => {
  it('tells of a field who is asked for it now', () => {
    const forms = { dates: datesJson as unknown as StaticForm };
    const join = joinJson as unknown as Journey;
    const edited = JSON.parse(
      JSON.stringify(join).replace('"ui:show":{"plan":"recurring","hasBillingDate":"no"}', ''),
    ) as Journey;
    const groups = diffJourneys({ journey: join, vocabulary, forms }, { journey: edited, vocabulary, forms });
    expect(groups).toContainEqual(
      expect.objectContaining({
        who: ['A customer choosing a single payment', 'A customer with a billing date'],
        changes: ['is now asked for "Monthly billing day" in "Review & select dates"'],
      }),
    );
  });

  it('tells of another outcome', () => {
    const other = { ...register, outcome: 'new-membership' };
    expect(changesBetween(register, walkthroughOf({}), other, walkthroughOf({}))).toEqual([
      'is led to the outcome "new-membership", not to "register"',
    ]);
  });

  it('refuses to compare too many customers', () => {
    const language = { journey: register, vocabulary };
    expect(diffJourneys(language, language)).toEqual([]);
    expect(diffJourneys(language, language, 0)).toBe('too-large');
  });
});
