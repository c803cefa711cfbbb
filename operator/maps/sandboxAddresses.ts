import { createHash } from 'node:crypto';
import type { Address } from '../../schemas/generated/wire';
import type { FoundAddresses } from './addressCalls';
import type { Postcode } from './readPostcode';

const trees = 'Alder Ash Beech Birch Cedar Elm Hawthorn Hazel Holly Larch Linden Maple Oak Poplar Rowan Willow'.split(
  ' ',
);
const ways = 'Avenue Close Crescent Drive Gardens Grove Lane Place Road Street Terrace Way'.split(' ');
const londonAreas = new Set(['E', 'EC', 'N', 'NW', 'SE', 'SW', 'W', 'WC']);
const fewest = 6;

/**
 * Looks up the addresses of the sandbox: a street of invented houses for every postcode, the same ones each time, in the
 * real post town of its area. The third house has two flats.
 */
export function sandboxAddresses(postcode: Postcode): Promise<FoundAddresses> {
  const { text, postTown, outcode } = postcode;
  const [tree = 0, way = 0, first = 0, count = 0] = createHash('sha256').update(text).digest();
  const street = `${trees[tree % trees.length] ?? ''} ${ways[way % ways.length] ?? ''}`;
  const city = londonAreas.has(outcode.replace(/\d.*$/, '')) ? 'London' : postTown;
  const houses = Array.from(
    { length: fewest + (count % 10) },
    (_, index) => `${1 + (first % 40) + 2 * index} ${street}`,
  );
  const addresses = houses.flatMap((house, index): readonly Address[] =>
    index === 2
      ? ['Flat 1', 'Flat 2'].map((flat) => ({ line_one: flat, line_two: house, city, postcode: text }))
      : [{ line_one: house, city, postcode: text }],
  );
  return Promise.resolve({ addresses, attribution: 'Sandbox addresses. The streets are invented.' });
}
