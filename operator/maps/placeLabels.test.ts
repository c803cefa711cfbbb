import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { milesBetween } from '../../src/ground/core/geo';
import { placeLabels } from './placeLabels';
import { places } from './places';
import { plainName } from './plainName';

const { features } = placeLabels(places());
const labels = features.map(({ properties, geometry }) => {
  const [lng = NaN, lat = NaN] = geometry.coordinates;
  return { ...properties, lng, lat };
});
const rankOf = (name: string): number | undefined => labels.find((label) => label.name === name)?.rank;

describe('placeLabels', () => {
  it.each([
    ...['London', 'Dublin', 'Birmingham', 'Leeds', 'Manchester', 'Edinburgh', 'Glasgow', 'Cardiff', 'Belfast'].map(
      (city) => [city, 0] as const,
    ),
    ...['Newcastle upon Tyne', 'Aberdeen', 'Southampton', 'York', 'Cork', 'Bath'].map((city) => [city, 1] as const),
    ...['Inverness', 'Derry', 'Wrexham', 'Galway', 'Gateshead'].map((town) => [town, 2] as const),
    ...['Kirkwall', 'Douglas', 'Saint Helier', 'Otley', 'Croydon', 'Wembley'].map((town) => [town, 3] as const),
  ])('gives %s the rank %i', (name, rank) => {
    expect(rankOf(name)).toBe(rank);
  });

  it.each([
    'Islington',
    'Bexley',
    'Archway',
    'Sutton',
    'Croydon',
    'Dagenham',
    'Enfield Town',
    'Romford',
    'Barking',
    'Hounslow',
    'Barnet',
  ])('does not set %s beside cities', (borough) => {
    expect(rankOf(borough) ?? 3).toBe(3);
  });

  it.each(['Brent', 'City of Westminster', 'Londonderry County Borough', 'Mendip', 'Fylde', 'Saint Peters'])(
    'does not name %s, which is no place of its own',
    (name) => {
      expect(rankOf(name)).toBeUndefined();
    },
  );

  it('names no place twice', () => {
    const pairs = labels.flatMap((one, index) => labels.slice(index + 1).map((other) => [one, other] as const));
    const near = pairs.filter(([one, other]) => {
      if (Math.abs(one.lat - other.lat) > 0.1) return false;
      const miles = milesBetween(one, other);
      return miles < 0.499 || (miles < 5 && plainName(one.name) === plainName(other.name));
    });
    expect(near.map(([one, other]) => `${one.name}, ${other.name}`)).toEqual([]);
  });

  it('has the largest first, as many as are wanted, and stays small', () => {
    expect(labels).toHaveLength(1500);
    expect(placeLabels(places(), 3).features.map(({ properties }) => properties.name)).toEqual([
      'London',
      'Dublin',
      'Birmingham',
    ]);
    expect(gzipSync(JSON.stringify(features)).length).toBeLessThan(35_000);
  });
});
