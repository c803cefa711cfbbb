import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Journey } from '../../../schemas/generated/journey';
import { vocabulary } from '../../../schemas/vocabulary';
import { walkthroughsOf, type Walkthrough } from '../../../src/ground/journey/compare/walkthroughs';
import { sectionTitle } from '../../../src/ground/journey/language/words';
import type { Facts } from '../../../src/ground/rules/rules';

/** Customers of a journey of whom some facts are told. */
export type Customer = {
  /** Every one of them has these sections open, by their titles, one after the other, and then submits. */
  meets(titles: readonly string[]): void;
  /** Every one of them is shown these sections at some time. */
  sees(titles: readonly string[]): void;
  /** None of them is ever shown these sections. */
  neverSees(titles: readonly string[]): void;
};

/** Asks of a journey of journeys/ what customers meet in it: `customerOf('join')({ plan: 'fixed' }).meets([…])`. */
export function customerOf(name: string): (told: Facts) => Customer {
  const journey = JSON.parse(readFileSync(`journeys/${name}.json`, 'utf8')) as Journey;
  const walkthroughs = walkthroughsOf({ journey, vocabulary }, 20_000) ?? [];
  return (told) => {
    const own = walkthroughs.filter(({ customer }) =>
      Object.entries(told).every(([fact, value]) => (customer[fact] ?? value) === value),
    );
    if (own.length === 0) throw new Error(`In "${name}" there is no customer like ${JSON.stringify(told)}.`);
    const shown = ({ frames }: Walkthrough): readonly string[] =>
      frames.flatMap(({ sections }) => sections.map(({ id }) => sectionTitle(journey, id)));
    return {
      meets: (titles) =>
        own.forEach((walkthrough) =>
          expect([...opened(journey, walkthrough), walkthrough.end]).toEqual([...titles, 'submits']),
        ),
      sees: (titles) =>
        own.forEach((walkthrough) => expect(shown(walkthrough)).toEqual(expect.arrayContaining([...titles]))),
      neverSees: (titles) =>
        own.forEach((walkthrough) => titles.forEach((title) => expect(shown(walkthrough)).not.toContain(title))),
    };
  };
}

function opened(journey: Journey, { frames }: Walkthrough): readonly string[] {
  const titles = frames.flatMap(({ open }) => (open === null ? [] : [sectionTitle(journey, open)]));
  return titles.filter((title, index) => title !== titles[index - 1]);
}
