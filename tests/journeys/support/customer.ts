import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Journey } from '../../../schemas/generated/journey';
import { vocabulary } from '../../../schemas/vocabulary';
import { filmsOf, type Film } from '../../../src/journey/compare/films';
import { titleOf } from '../../../src/journey/words';
import type { Facts } from '../../../src/rules/rules';

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
  const films = filmsOf({ journey, vocabulary }, 20_000) ?? [];
  return (told) => {
    const own = films.filter(({ customer }) =>
      Object.entries(told).every(([fact, value]) => (customer[fact] ?? value) === value),
    );
    if (own.length === 0) throw new Error(`In "${name}" there is no customer like ${JSON.stringify(told)}.`);
    const shown = ({ frames }: Film): readonly string[] =>
      frames.flatMap(({ sections }) => sections.map(({ id }) => titleOf(journey, id)));
    return {
      meets: (titles) =>
        own.forEach((film) => expect([...opened(journey, film), film.end]).toEqual([...titles, 'submits'])),
      sees: (titles) => own.forEach((film) => expect(shown(film)).toEqual(expect.arrayContaining([...titles]))),
      neverSees: (titles) => own.forEach((film) => titles.forEach((title) => expect(shown(film)).not.toContain(title))),
    };
  };
}

function opened(journey: Journey, { frames }: Film): readonly string[] {
  const titles = frames.flatMap(({ open }) => (open === null ? [] : [titleOf(journey, open)]));
  return titles.filter((title, index) => title !== titles[index - 1]);
}
