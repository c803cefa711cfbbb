import { describe, expect, it } from 'vitest';
import registerJson from '../../../journeys/register.json';
import type { Journey } from '../../../schemas/generated/journey';
import { vocabulary } from '../../../schemas/vocabulary';
import type { DisplayedSection } from '../sections';
import { changesBetween, diffJourneys } from './diff';
import type { Film } from './films';

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
const filmOf = (change: Partial<DisplayedSection>, more: Partial<Film> = {}, submitLabel?: string): Film => ({
  customer: {},
  frames: [{ open: 'bag', sections: [{ ...bag, ...change }], submitLabel }],
  end: 'submits',
  ...more,
});
const changes = (before: Film | undefined, after: Film | undefined): readonly string[] =>
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
    expect(changes(filmOf(before), filmOf(after))).toEqual([told]),
  );

  it('tells of another label to submit by', () =>
    expect(changes(filmOf({}, {}, 'Pay'), filmOf({}, {}, 'Buy'))).toEqual(['presses "Buy" to submit, not "Pay"']));

  it('tells who may come and who may not', () => {
    expect(changes(filmOf({}), undefined)).toEqual(['can no longer come here']);
    expect(changes(undefined, filmOf({}))).toEqual(['can come here now']);
  });

  it('tells who gets to the end', () => {
    expect(changes(filmOf({}), filmOf({}, { end: 'stops' }))).toEqual(['can no longer submit']);
    expect(changes(filmOf({}, { end: 'stops' }), filmOf({}))).toEqual(['can now submit']);
  });

  it('calls a section without a title by its id', () =>
    expect(changes(filmOf({}, { frames: [] }), filmOf({ title: undefined }))).toEqual(['is now asked "bag" first']));

  it('tells of other words about the whole journey', () =>
    expect(changesBetween(register, filmOf({}), { ...register, heading: 'Join us' }, filmOf({}))).toEqual([
      'reads "Join us" as the journey\'s heading, not nothing',
    ]));
});

describe('diffJourneys', () => {
  it('says when there are too many customers to compare', () => {
    const language = { journey: register, vocabulary };
    expect(diffJourneys(language, language)).toEqual([]);
    expect(diffJourneys(language, language, 0)).toBe('too-large');
  });
});
