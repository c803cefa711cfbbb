import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import join from '../../journeys/join.json';
import type { Journey } from '../../schemas/generated/journey';
import { vocabulary } from '../../schemas/vocabulary';
import { factSpace } from '../../src/ground/journey/check/customers';
import { reduceToJourney } from '../../src/ground/journey/check/reduceToJourney';
import { covers, diffJourneys, withoutRules } from '../../src/ground/journey/compare/diff';
import { walkthroughsOf, type Walkthrough } from '../../src/ground/journey/compare/walkthroughs';
import type { Language } from '../../src/ground/journey/language/step';
import type { Facts } from '../../src/ground/rules/rules';
import { mistaken, mistakes } from './support/mistakes';
import { readLanguage } from '../../tools/journeys/files';
import { harmless } from './support/soundEdits';
import { randomLanguage } from './support/randomLanguage';

const { forms } = readLanguage();
const keyOf = (facts: Facts): string => JSON.stringify(Object.entries(facts).sort());

/** Every customer whose way is not the same to the last frame, and all customers there are. */
function plainly(
  before: Language,
  after: Language,
): { readonly different: readonly string[]; readonly all: readonly Facts[] } {
  const names = [before, after].flatMap((language) => factSpace(reduceToJourney(language)).names);
  const ways = (language: Language): ReadonlyMap<string, Walkthrough> =>
    new Map(
      (walkthroughsOf(language, 100_000, names) ?? []).map((walkthrough) => [keyOf(walkthrough.customer), walkthrough]),
    );
  const [old, now] = [ways(before), ways(after)];
  const told = ({ heading, lede, title }: Journey, walkthrough: Walkthrough | undefined): string =>
    JSON.stringify([walkthrough && [heading, lede, title], walkthrough?.frames, walkthrough?.end], withoutRules);
  const keys = [...new Set([...old.keys(), ...now.keys()])];
  const different = keys.filter((key) => told(before.journey, old.get(key)) !== told(after.journey, now.get(key)));
  return { different: different.sort(), all: keys.map((key) => (old.get(key) ?? now.get(key))?.customer ?? {}) };
}

function expectSameAsPlain(before: Language, after: Language): void {
  const groups = diffJourneys(before, after);
  if (groups === 'too-large') throw new Error('too large');
  const { different, all } = plainly(before, after);
  expect([...new Set(groups.flatMap(({ customers }) => customers.map(keyOf)))].sort()).toEqual(different);
  for (const { customers } of groups) {
    const described = covers(customers, all);
    const meant = all.filter((each) =>
      described.some((facts) => Object.entries(facts).every(([fact, value]) => each[fact] === value)),
    );
    expect(meant.map(keyOf).sort()).toEqual(customers.map(keyOf).sort());
  }
}

const edit = fc.record({
  section: fc.nat({ max: 3 }),
  change: fc.constantFrom<object>(
    { title: 'Another' },
    { order: 5 },
    { display: undefined },
    { skip: true },
    { display: { a: 'x' } },
    { greyedOut: { b: ['x', 'y'] } },
    { continueLabel: 'Go' },
    { provides: [] },
  ),
});

describe('diff', () => {
  it('tells of random edits exactly what a comparison of all ways tells', () => {
    fc.assert(
      fc.property(randomLanguage, edit, ({ journey, vocabulary: words }, { section, change }) => {
        const sections = journey.sections.map((each, index) => (index === section ? { ...each, ...change } : each));
        expectSameAsPlain({ journey, vocabulary: words }, { journey: { ...journey, sections }, vocabulary: words });
      }),
      { numRuns: 300, seed: Number(process.env.SEED ?? 20261121) },
    );
  });

  const whole = mistakes.filter(({ told }) =>
    told.every((each) => /^(stuck|bounce|needless|repeated|unshown|constant|shadowed) /.test(each)),
  );
  it.each([...whole, ...harmless])(
    'tells of joining exactly what a comparison of all ways tells: $name',
    ({ edit: change }) => {
      const journey = mistaken(change);
      expectSameAsPlain({ journey: join as unknown as Journey, vocabulary, forms }, { journey, vocabulary, forms });
    },
  );

  it('groups by customer, in sentences', () => {
    const journey = mistaken((_journey, section) => {
      Object.assign(section('membership_section'), { title: 'Pick a pass' });
      Object.assign(section('dd_section'), { display: { plan: 'recurring' } });
    });
    const groups = diffJourneys({ journey: join as unknown as Journey, vocabulary }, { journey, vocabulary });
    expect(groups).toMatchObject([
      { who: ['Every customer'], changes: ['sees "Choose your membership" called "Pick a pass"'] },
      {
        who: ['A customer with a Direct Debit choosing a monthly membership'],
        changes: ['is now asked "Monthly payment" after "Review & select dates"'],
      },
    ]);
  });
});
