import { mostErrors, typingErrors } from '../../src/ground/core/typingErrors';
import { fullName } from './fullName';
import { plainName } from './plainName';
import type { Place } from './Place';
import { places } from './places';
import { welshNames } from './welshNames';

/** Match quality, best first: the exact name, its start, the start of a later word, a name with a typing error. */
export type Fit = 'name' | 'start' | 'word' | 'near';
export type FoundPlace = { readonly place: Place; readonly fit: Fit };

/**
 * The plain names of a place and of its region, each with a blank in front, so that searching for a blank and text
 * finds words that start with the text.
 */
type Entry = { readonly place: Place; readonly names: readonly string[]; readonly within: string };

const fits: readonly Fit[] = ['name', 'start', 'word', 'near'];

/** Common names of places that are on the map under another name. */
const alsoCalled: ReadonlyMap<string, string> = new Map([
  ['kingston on hull', 'hull'],
  ['derry', 'londonderry'],
]);

/** The plain names of Welsh towns in the other language. */
const inOtherLanguage: ReadonlyMap<string, string> = new Map(
  welshNames.flatMap(([english, welsh]) => {
    const [one, other] = [plainName(english), plainName(welsh)];
    return [
      [one, other],
      [other, one],
    ];
  }),
);

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

/**
 * Finds the places whose name a typing error keeps from being found: two letters that differ, or one in a short name. The
 * first letter is right, as it nearly always is. Those with the fewest differences come first, then the larger ones.
 */
export function findNearPlaces(name: string): readonly FoundPlace[] {
  remembered ??= readEntries();
  const wanted = plainName(name);
  if (wanted.length < 4 || /\d/.test(wanted)) return []; // two thirds of a short name could be anything
  const most = mostErrors(wanted);
  const found = remembered.flatMap(({ place, names }) => {
    const alike = names.map((each) => each.trimStart()).filter((each) => each[0] === wanted[0]);
    const differing = Math.min(...alike.map((each) => typingErrors(each, wanted)));
    return differing <= most ? [{ fit: 'near' as const, place, differing }] : [];
  });
  return found.sort((one, other) => one.differing - other.differing);
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
      const other = place.region === 'Wales' ? inOtherLanguage.get(name) : undefined;
      const names = [name, alsoCalled.get(name) ?? shortName(name), ...(other === undefined ? [] : [other])];
      return { place, names: names.map((each) => ` ${each}`), within: ` ${plainName(fullName(place))}` };
    });
}

/** Shortens names to what most people say: Newcastle upon Tyne to Newcastle, Southend-on-Sea to Southend. */
function shortName(name: string): string {
  return name.replace(/ (?:on|under|in|super|le|by) .*$/, '');
}
