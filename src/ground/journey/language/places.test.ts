import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import joinJson from '../../../../journeys/join.json';
import type { Journey, Section } from '../../../../schemas/generated/journey';
import { vocabulary } from '../../../../schemas/vocabulary';
import type { Facts } from '../../rules/rules';
import { canGoBack, placeInHistory, placesInHistory } from './places';
import { displayedSections, inOrder } from './sections';
import { initialState, step, type JourneyAction, type JourneyState, type Step } from './step';

const join = joinJson as unknown as Journey;
const language = { journey: join, vocabulary };
const member: Facts = {
  loggedIn: 'yes',
  hasInstruction: 'no',
  hasBillingDate: 'no',
  plan: 'recurring',
  questions: 'none',
  terms: 'some',
  mandateTerms: 'some',
  mandateAddress: 'same',
  cart: 'none',
};
const loading: Facts = { ...member, questions: 'pending' };
const chosen = ['centre', 'membership', 'account'];
const dated = [...chosen, 'startDate', 'billingDay', 'terms'];
const everything = [...dated, 'mandate', 'mandateConfirmed'];

const act = (facts: Facts, state: JourneyState, action: JourneyAction, of = language): Step =>
  step(of, facts, state, action);
const arrived = (held: readonly string[], at?: string, facts = member): JourneyState =>
  act(facts, initialState(join), { kind: 'start', held, ...(at === undefined ? {} : { at }) }).state;
const back = (state: JourneyState, section: string, facts = member): Step =>
  act(facts, state, { kind: 'returned', section });

describe('a step of the browser’s history', () => {
  it('opens a section that was filled in, and loses nothing', () => {
    const here = arrived([...dated, 'mandate']);
    expect(here.open).toBe('confirmation_section');
    const { state, effects } = back(here, 'dates_section');
    expect(effects).toEqual([{ kind: 'opened', section: 'dates_section', entry: 'same' }]);
    expect(state).toEqual({ ...here, open: 'dates_section' });
    expect(back(state, 'confirmation_section').state).toEqual(here);
  });

  it('leads nobody past a section that asks for something', () => {
    expect(back(arrived(chosen), 'confirmation_section').effects).toEqual([]);
    const atCentre = back(arrived(chosen), 'centre_section').state;
    expect(back(atCentre, 'confirmation_section').state.open).toBe('dates_section');
  });

  it('leads to the nearest before a section that is hidden, skipped or not editable', () => {
    const here = back(arrived(everything), 'centre_section').state;
    expect(back(here, 'additional_details_section').state.open).toBe('details_section');
    expect(back(here, 'checkout_section').state.open).toBe('confirmation_section');
    const fixed = { ...join, sections: join.sections.map((each) => ({ ...each, editable: each.order !== 30 })) };
    expect(placeInHistory({ journey: fixed, vocabulary }, member, everything, 'details_section')).toBe(
      'membership_section',
    );
    expect(placesInHistory({ journey: fixed, vocabulary }, member, ['centre', 'membership'])).toContain(
      'details_section',
    );
  });

  it('goes nowhere to a section that the journey no longer has, or while something is sent', () => {
    expect(back(arrived(chosen), 'sauna_section').effects).toEqual([]);
    for (const status of ['calling', 'submitting', 'submitted'] as const)
      expect(back({ ...arrived(chosen), status }, 'centre_section').effects).toEqual([]);
    expect(back(initialState(join), 'centre_section').effects).toEqual([]);
  });

  it('goes no further than what is known, and takes back a Continue that waits', () => {
    const waiting: JourneyState = { ...arrived(chosen), open: 'details_section', status: 'waiting' };
    expect(placesInHistory(language, loading, dated)).toEqual([
      'centre_section',
      'membership_section',
      'details_section',
    ]);
    expect(back(waiting, 'membership_section', loading).state).toMatchObject({
      open: 'membership_section',
      status: 'filling',
    });
  });
});

describe('a start at an entry of the browser’s history', () => {
  it('opens what the entry names, and counts as done what lies before the first missing', () => {
    expect(arrived([...dated, 'mandate'], 'dates_section')).toMatchObject({
      open: 'dates_section',
      edited: ['centre_section', 'membership_section', 'details_section', 'dates_section', 'dd_section'],
    });
    expect(arrived(chosen, 'confirmation_section').open).toBe('dates_section');
  });

  it('remembers the entry until it is known which section is the first', () => {
    const starting = arrived(dated, 'membership_section', loading);
    expect(starting).toMatchObject({ open: null, status: 'starting', aim: 'membership_section' });
    const { state, effects } = act(member, starting, { kind: 'factsChanged' });
    expect(effects).toEqual([{ kind: 'opened', section: 'membership_section', entry: 'same' }]);
    expect(state).toEqual(arrived(dated, 'membership_section'));
    expect(act(member, arrived(dated, undefined, loading), { kind: 'factsChanged' }).state).toEqual(arrived(dated));
  });

  it('waits at a cart until it is known what comes before the entry', () => {
    const waiting: Facts = { ...loading, cart: 'loaded' };
    const starting = arrived([...dated, 'mandate'], 'confirmation_section', waiting);
    expect(starting).toMatchObject({ open: null, status: 'starting', aim: 'confirmation_section' });
    const known: Facts = { ...member, cart: 'loaded' };
    expect(act(known, starting, { kind: 'factsChanged' }).state.open).toBe('confirmation_section');
    expect(arrived(dated, 'centre_section', waiting).open).toBe('centre_section');
  });

  it('is no other way than a start with a step of history, which is what the check walks', () => {
    const sections = inOrder(join).map(({ id }) => id);
    fc.assert(
      fc.property(fc.subarray(everything), fc.constantFrom(...sections), (held, section) => {
        const { state } = back(arrived(held), section);
        expect(arrived(held, section)).toEqual(state);
        expect(displayedSections(join, member).some(({ id }) => id === state.open)).toBe(true);
      }),
      { seed: 20261123 },
    );
  });
});

describe('an edit button', () => {
  const here = arrived(dated);
  const canEdit = (id: string, state: JourneyState, of = join): boolean => {
    const section = displayedSections(of, member).find((each) => each.id === id);
    return section !== undefined && canGoBack(vocabulary, section, state);
  };
  const edit = (section: string, state: JourneyState, of = join): Step =>
    act(member, state, { kind: 'edit', section }, { journey: of, vocabulary });

  it('is on a completed section, and goes back to it', () => {
    expect(canEdit('dates_section', here)).toBe(true);
    expect(edit('dates_section', here).state).toEqual({ ...here, open: 'dates_section' });
  });

  const fixed = (rule: Partial<Section>): Journey => ({
    ...join,
    sections: join.sections.map((each) => ({ ...each, ...(each.id === 'membership_section' ? rule : {}) })),
  });
  it.each([
    ['has not been completed', { ...here, edited: [] }, join],
    ['is open', { ...here, open: 'membership_section' }, join],
    ['depends on what is missing', { ...here, has: here.has.filter((each) => each !== 'centre') }, join],
    ['is greyed out', here, fixed({ greyedOut: true })],
    ['is skipped', here, fixed({ skip: true })],
    ['is not editable', here, fixed({ editable: false })],
  ] as const)('is not on a section that %s, to which nothing else goes back', (_, state, of) => {
    expect(canEdit('membership_section', state, of)).toBe(false);
    expect(edit('membership_section', state, of)).toEqual({ state, effects: [] });
  });

  it('is on a section that itself gives what its other provisions depend on', () => {
    expect(here.has).toContain('billingDay'); // comes after the start date, of the same section
    const has = chosen;
    expect(canEdit('dates_section', { ...here, has })).toBe(true);
  });
});
