import { fullName } from './fullName';
import { plainName } from './plainName';
import { places, type Place } from './places';

/** Match quality, best first: the exact name, its start, the start of a later word. */
export type Fit = 'name' | 'start' | 'word';
export type FoundPlace = { readonly place: Place; readonly fit: Fit };

/**
 * The plain names of a place and of its region, each with a blank in front, so that searching for a blank and text
 * finds words that start with the text.
 */
type Entry = { readonly place: Place; readonly names: readonly string[]; readonly within: string };

const fits: readonly Fit[] = ['name', 'start', 'word'];

/** Common names of places that are on the map under another name. */
const alsoCalled: ReadonlyMap<string, string> = new Map([
  ['kingston on hull', 'hull'],
  ['derry', 'londonderry'],
]);

let remembered: readonly Entry[] | undefined;

/**
 * Finds places of the United Kingdom and the islands around it, best first: by match quality, then those in the named
 * county or country, then by population.
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

/** Reads the entries in order of population. */
function readEntries(): readonly Entry[] {
  return places()
    .filter(({ country }) => country !== 'IE')
    .map((place) => {
      const name = plainName(place.name);
      const names = [` ${name}`, ` ${alsoCalled.get(name) ?? shortName(name)}`];
      return { place, names, within: ` ${plainName(fullName(place))}` };
    });
}

/** Shortens names to what most people say: Newcastle upon Tyne to Newcastle, Southend-on-Sea to Southend. */
function shortName(name: string): string {
  return name.replace(/ (?:on|under|in|super|le|by) .*$/, '');
}
