import { describe, expect, it } from 'vitest';
import { fullName } from './fullName';
import type { Place } from './Place';
import { places } from './places';

const named = (name: string): readonly Place[] => places().filter((place) => place.name === name);

describe('places', () => {
  it.each([
    ['GB', 4000],
    ['IE', 300],
    ['IM', 15],
    ['GG', 8],
    ['JE', 4],
  ] as const)('has those of %s, more than %i', (country, least) => {
    expect(places().filter((place) => place.country === country).length).toBeGreaterThan(least);
  });

  it('has the largest first, each somewhere between Scilly and Shetland', () => {
    const populations = places().map(({ population }) => population);
    expect(populations).toEqual(populations.toSorted((one, other) => other - one));
    const astray = places().filter(({ lat, lng }) => !(lat > 49 && lat < 61 && lng > -11 && lng < 2));
    expect(astray).toEqual([]);
  });

  it.each([
    ['Leeds', 'England', 455_123],
    ['Edinburgh', 'Scotland', 464_990],
    ['Cardiff', 'Wales', 447_287],
    ['Belfast', 'Northern Ireland', 274_770],
    ['Dublin', 'Leinster', 1_024_027],
  ])('knows of %s that it is in %s, and how many live there', (name, region, population) => {
    expect(named(name)[0]).toMatchObject({ region, population, kind: 'town' });
  });

  it.each([
    ['Limerick', 90_054],
    ['Galway', 70_686],
    ['Purfleet-on-Thames', 12_000],
  ])('counts those of %s, which has another name in the other package', (name, population) => {
    expect(named(name)[0]).toMatchObject({ population });
  });

  it('gives each place of a name its own population', () => {
    const newports = named('Newport').map(({ region, county, population }) => [region, county, population]);
    expect(newports).toContainEqual(['Wales', 'Newport', 306_844]);
    expect(newports).toContainEqual(['England', 'Isle of Wight', 24_884]);
  });

  it('does not believe a village the population of its district', () => {
    expect(named('Saint Peters')).toMatchObject([{ population: 0 }]);
  });

  it.each([
    ['London', 'town'],
    ['Islington', 'part'],
    ['Brent', 'part'],
    ['Hackney', 'part'],
    ['Aston', 'part'],
    ['High Peak', 'area'],
    ['Salford', 'town'],
  ])('takes %s for a %s', (name, kind) => {
    expect(named(name).map((place) => place.kind)).toContain(kind);
  });

  it('reads them once', () => {
    expect(places()).toBe(places());
  });
});

describe('fullName', () => {
  it.each([
    ['Leeds', 'Leeds, England'],
    ['London', 'London, England'],
    ['Glasgow', 'Glasgow, Scotland'],
    ['Swansea', 'Swansea, Wales'],
    ['Keighley', 'Keighley, Bradford, England'],
    ['Cwmbran', 'Cwmbran, Torfaen, Wales'],
    ['Galashiels', 'Galashiels, Scottish Borders, Scotland'],
    ['Saint Helier', 'Saint Helier, Jersey'],
    ['Saint Peter Port', 'Saint Peter Port, Guernsey'],
    ['Castletown', 'Castletown, Isle of Man'],
  ])('tells %s from others as %j', (name, full) => {
    expect(named(name).map(fullName)).toContain(full);
  });
});
