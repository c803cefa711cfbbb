import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Journey, Section, Vocabulary } from '../../../../schemas/generated/journey';
import { vocabulary } from '../../../../schemas/vocabulary';
import { journeyMap, type JourneyMap, type Mark } from './map';

const load = (name: string): Journey => JSON.parse(readFileSync(`journeys/${name}.json`, 'utf8')) as Journey;
const shipped = (name: string): JourneyMap => journeyMap({ journey: load(name), vocabulary });

/** Formats each way as `a → b (who)`, and each section that nobody opens as `a ⇢ b`. */
function arrows({ edges }: JourneyMap): readonly string[] {
  return edges.map(({ from, to, kind, when }) =>
    kind === 'passed' ? `${from} ⇢ ${to}` : `${from} → ${to}${when === '' ? '' : ` (${when})`}`,
  );
}

function marksOf({ nodes }: JourneyMap): Readonly<Record<string, readonly Mark[]>> {
  return Object.fromEntries(nodes.flatMap(({ id, marks }) => (marks.length > 0 ? [[id, marks]] : [])));
}

describe('journeyMap', () => {
  it('follows the customers who change their membership, and says who goes which way', () => {
    const map = shipped('change-membership');
    expect(arrows(map)).toEqual([
      '(start) → membership_section',
      'membership_section → details_section',
      'details_section → dates_section (with no questions)',
      'dates_section → dd_section (without a Direct Debit, choosing a monthly membership)',
      'dd_section → confirmation_section',
      'confirmation_section → (submit)',
      'details_section → additional_details_section (with optional questions or required questions)',
      'additional_details_section → dates_section',
      'dates_section → (submit) (otherwise)',
      '(start) ⇢ centre_section',
      'centre_section ⇢ membership_section',
      'confirmation_section ⇢ checkout_section',
      'checkout_section ⇢ (submit)',
    ]);
    expect(marksOf(map)).toEqual({
      centre_section: ['locked'],
      additional_details_section: ['conditional'],
      dd_section: ['conditional'],
      confirmation_section: ['conditional'],
      checkout_section: ['signpost'],
    });
  });

  it('states the share of customers on each way', () => {
    const { edges, isFollowed } = shipped('change-membership');
    expect(isFollowed).toBe(true);
    expect(edges.find(({ to }) => to === 'membership_section')).toMatchObject({ share: 1 });
    expect(edges.find(({ to }) => to === 'dd_section')).toMatchObject({ share: 0.25 });
  });

  it('describes each section’s title, provisions and rules', () => {
    const { nodes } = shipped('join');
    expect(nodes.find(({ id }) => id === 'additional_details_section')).toEqual({
      id: 'additional_details_section',
      kind: 'section',
      title: 'Additional details',
      gives: ['answers to the questions'],
      notes: ['Shown if questions is "optional" or "required"'],
      marks: ['conditional'],
    });
  });

  it('describes who can come, with which provisions, and where the journey leads', () => {
    expect(shipped('register').nodes[0]).toMatchObject({ title: 'Start', notes: ['Only if loggedIn is "no"'] });
    expect(shipped('change-membership').nodes[0]).toMatchObject({ gives: ['a home centre', 'an account'], notes: [] });
    expect(shipped('join').nodes.at(-1)).toMatchObject({ title: 'Submit', notes: ['Leads to /checkout'] });
  });

  it('marks sections that are shown but never opened by Continue', () =>
    expect(marksOf(shipped('renew-membership'))).toMatchObject({ details_section: ['unreachable'] }));

  it('puts sections side by side when all are open', () => {
    const map = shipped('checkout');
    expect(map.layout).toBe('all-open');
    expect(arrows(map).slice(0, 4)).toEqual([
      '(start) → free',
      'free → (submit)',
      '(start) → card_choice',
      'card_choice → (submit)',
    ]);
    expect(marksOf(map)).toMatchObject({ free: ['conditional'], card_choice: ['conditional'] });
  });
});

const facts: Vocabulary = {
  facts: { colour: ['red', 'green', 'blue'], size: ['small', 'large'], mood: ['good', 'bad'] },
  introduced: [],
  passing: [],
  words: { colour: { red: 'in red', green: 'in green' } },
  impossible: [],
  events: {},
  provisions: { a: { label: 'an a' }, b: { label: 'a b' }, c: { label: 'a c' } },
  calls: {},
  outcomes: {
    done: { journey: 'done', screen: 'membership', requires: { a: true }, then: '/done' },
    large: { journey: 'large', screen: 'checkout', given: { size: 'large' }, requires: { a: true }, then: '/done' },
  },
  customFields: {},
  screens: {},
  onboardingTypes: [],
};

function mapOf(sections: readonly Section[], more: Partial<Journey> = {}, limit?: number): JourneyMap {
  const journey: Journey = {
    $schema: '../schemas/generated/journey.schema.json',
    id: 'a-journey',
    title: 'A journey',
    layout: 'one-at-a-time',
    outcome: 'done',
    sections: [...sections],
    ...more,
  };
  return journeyMap({ journey, vocabulary: facts }, limit);
}

const first: Section = { id: 'first', order: 10, provides: ['a'] };

describe('journeyMap of other journeys', () => {
  it('names values that the vocabulary has no words for', () =>
    expect(arrows(mapOf([first, { id: 'second', order: 20, display: { size: 'small' } }]))).toEqual([
      '(start) → first',
      'first → second (with size "small")',
      'second → (submit)',
      'first → (submit) (with size "large")',
    ]));

  it('writes the common beginning of a way’s words once', () =>
    expect(arrows(mapOf([first, { id: 'second', order: 20, display: { colour: ['red', 'green'] } }]))).toContain(
      'first → second (in red or green)',
    ));

  it('counts customers where no two facts tell the ways apart', () => {
    const either = {
      any: [
        { colour: 'red', size: 'small' },
        { colour: 'green', size: 'large' },
      ],
    };
    const map = mapOf([first, { id: 'second', order: 20, display: either }]);
    expect(arrows(map)).toEqual([
      '(start) → first',
      'first → second (2 of 6 kinds of customer)',
      'second → (submit)',
      'first → (submit) (4 of 6 kinds of customer)',
    ]);
  });

  it('leads to a dead end those who cannot go on', () => {
    const map = mapOf([
      { ...first, display: { mood: 'good' } },
      { id: 'second', order: 20, skip: true },
    ]);
    expect(map.nodes.at(-1)).toMatchObject({ kind: 'stop', title: 'Nothing more happens' });
    expect(arrows(map)).toContain('(start) → (stop) (with mood "bad")');
  });

  it('marks what is switched off, and what is greyed out and passed over', () => {
    const closed: Section = { id: 'closed', order: 20, skip: true, greyedOut: true };
    const map = mapOf([{ id: 'off', order: 5, display: false, skip: true }, first, closed]);
    expect(marksOf(map)).toEqual({ off: ['off'], closed: ['signpost', 'locked'] });
    expect(arrows(map)).toEqual([
      '(start) → first',
      'first → (submit)',
      '(start) ⇢ off',
      'off ⇢ first',
      'first ⇢ closed',
      'closed ⇢ (submit)',
    ]);
  });

  it('says when a section is passed over and greyed out', () => {
    const ruled: Section = { id: 'ruled', order: 20, skip: { size: 'small' }, greyedOut: { mood: 'bad' } };
    expect(mapOf([first, ruled]).nodes[2]).toMatchObject({
      notes: ['Passed over if size is "small"', 'Greyed out if mood is "bad"'],
      marks: ['conditional'],
    });
  });

  it('marks what is shown to nobody with all sections open, and leaves out what is off', () => {
    const nobody: Section = { id: 'nobody', order: 20, display: { size: 'small' }, provides: ['b'] };
    const off: Section = { id: 'off', order: 30, display: false };
    const map = mapOf([first, nobody, off], { layout: 'all-open', outcome: 'large' });
    expect(marksOf(map)).toEqual({ nobody: ['unreachable'], off: ['off'] });
    expect(arrows(map)).toHaveLength(4);
  });

  it('follows the order of sections when there are too many customers', () => {
    const ruled: Section = { id: 'ruled', order: 20, display: { size: 'small' } };
    const signpost: Section = { id: 'signpost', order: 30, skip: true };
    const map = mapOf([first, ruled, signpost], {}, 1);
    expect(map.isFollowed).toBe(false);
    expect(marksOf(map)).toEqual({ ruled: ['conditional'], signpost: ['signpost'] });
    expect(arrows(map)).toEqual([
      '(start) → first',
      'first → ruled',
      'ruled → (submit)',
      'ruled ⇢ signpost',
      'signpost ⇢ (submit)',
    ]);
  });

  it('leads nowhere without an outcome', () =>
    expect(mapOf([first], { outcome: 'none' }).nodes.at(-1)).toMatchObject({ notes: [] }));
});
