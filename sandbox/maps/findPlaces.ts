import { fullName } from './fullName';
import { plainName } from './plainName';
import { places, type Place } from './places';

/** How well a name fits what was typed: `name` is all of it, `start` begins with it, `word` has it further in. */
export type Fit = 'name' | 'start' | 'word';
export type FoundPlace = { readonly place: Place; readonly fit: Fit };

/** Plain names, and where the place is, each after a blank, so that a word is found by blank and beginning. */
type Entry = { readonly place: Place; readonly names: readonly string[]; readonly within: string };

const fits: readonly Fit[] = ['name', 'start', 'word'];

/** What everybody calls a place that is on the map under another name. */
const alsoCalled: ReadonlyMap<string, string> = new Map([
  ['kingston on hull', 'hull'],
  ['derry', 'londonderry'],
]);

let remembered: readonly Entry[] | undefined;

/**
 * Places of the United Kingdom and the islands around it by what was typed, best first: the better its name fits, then
 * those in the county or country that was named with it, if any was, then the larger.
 */
export function findPlaces(name: string, within = ''): readonly FoundPlace[] {
  remembered ??= readEntries();
  const [wanted, region] = [` ${plainName(name)}`, ` ${plainName(within)}`];
  const found = remembered.flatMap((entry) => {
    const fit = fitOf(entry, wanted);
    return fit ? [{ fit, place: entry.place, isWithin: entry.within.includes(region) }] : [];
  });
  return found.sort(
    (one, other) => fits.indexOf(one.fit) - fits.indexOf(other.fit) || Number(other.isWithin) - Number(one.isWithin),
  );
}

function fitOf({ names }: Entry, wanted: string): Fit | undefined {
  if (names.includes(wanted)) return 'name';
  if (wanted.length < ' abc'.length) return undefined; // two letters begin too many
  if (names.some((name) => name.startsWith(wanted))) return 'start';
  return names.some((name) => name.includes(wanted)) ? 'word' : undefined;
}

/** By population, as the places come. */
function readEntries(): readonly Entry[] {
  return places()
    .filter(({ country }) => country !== 'IE')
    .map((place) => {
      const name = plainName(place.name);
      const names = [` ${name}`, ` ${alsoCalled.get(name) ?? shortName(name)}`];
      return { place, names, within: ` ${plainName(fullName(place))}` };
    });
}

/** Newcastle upon Tyne is Newcastle to most, and Southend-on-Sea Southend. */
function shortName(name: string): string {
  return name.replace(/ (?:on|under|in|super|le|by) .*$/, '');
}
