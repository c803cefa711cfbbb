import { describe, expect, it } from 'vitest';
import { milesBetween } from '../../src/ground/core/geo';
import { seedPlaces } from '../seed/places';
import { geocode } from './geocode';
import { postcodeAreas } from './postcodeAreas';

const nobodyKnows = (): Promise<undefined> => Promise.resolve(undefined);

async function namesFor(query: string): Promise<readonly string[]> {
  const { features } = await geocode(query, nobodyKnows);
  return features.map((feature) => feature.place_name);
}

describe('geocode', () => {
  it.each([
    ['leeds', 'Leeds, England'],
    ['  LEEDS ', 'Leeds, England'],
    ['kings lynn', "King's Lynn, Norfolk, England"],
    ['King’s  Lynn', "King's Lynn, Norfolk, England"],
    ["king's-lynn", "King's Lynn, Norfolk, England"],
    ['st albans', 'St Albans, Hertfordshire, England'],
    ['St. Albans', 'St Albans, Hertfordshire, England'],
    ['saint albans', 'St Albans, Hertfordshire, England'],
    ['stoke on trent', 'Stoke-on-Trent, England'],
    ['stoke', 'Stoke-on-Trent, England'],
    ['Burton-on-Trent', 'Burton upon Trent, Staffordshire, England'],
    ['hull', 'Kingston upon Hull, England'],
    ['newcastle', 'Newcastle upon Tyne, England'],
    ['southend', 'Southend-on-Sea, England'],
    ['kingston', 'Kingston upon Thames, Greater London, England'],
    ['london', 'London, England'],
    ['londonderry', 'Derry, Northern Ireland'],
    ['leamington spa', 'Royal Leamington Spa, Warwickshire, England'],
    ['tunbridge wells', 'Royal Tunbridge Wells, Kent, England'],
    ['newp', 'Newport, Wales'],
    ['bath', 'Bath, England'],
    ['islington', 'Islington, Greater London, England'],
    ['st helier', 'Saint Helier, Jersey'],
    ['Newport, Wales', 'Newport, Wales'],
    ['Newport, Isle of Wight', 'Newport, Isle of Wight, England'],
    ['Richmond, London', 'Richmond, Greater London, England'],
    ['Richmond, North Yorkshire', 'Richmond, North Yorkshire, England'],
    ['Leeds, United Kingdom', 'Leeds, England'],
    ['Caerdydd', 'Cardiff, Wales'],
    ['abertawe', 'Swansea, Wales'],
    ['casnewydd', 'Newport, Wales'],
    ['Pen-y-bont', 'Bridgend, Wales'],
    ['carnarvon', 'Caernarfon, Gwynedd, Wales'],
    ['ledes', 'Leeds, England'],
    ['Brimingham', 'Birmingham, England'],
    ['Huddersfeild', 'Huddersfield, Kirklees, England'],
  ])('finds %j as %s first', async (query, name) => {
    expect((await namesFor(query))[0]).toBe(name);
  });

  it.each(['', ' ', ',', '.', 'a', 'le', 'qqqxyz', 'zz99', 'zz99 9zz', '12345', '%', "'", 'qqqxyz, Wales', 'dublin'])(
    'finds nothing for %j',
    async (query) => {
      expect(await namesFor(query)).toEqual([]);
    },
  );

  it('puts a whole name before a larger place that begins with it, and five in all', async () => {
    expect(await namesFor('lee')).toEqual([
      'Lee-on-the-Solent, Hampshire, England',
      'Lee, Greater London, England',
      'Leeds, England',
      'Leek, Staffordshire, England',
      'Leeswood, Flintshire, Wales',
    ]);
  });

  it('answers in the shape that map services answer in', async () => {
    expect(await geocode('King’s Lynn', nobodyKnows)).toEqual({
      type: 'FeatureCollection',
      query: ['kings', 'lynn'],
      features: [
        {
          type: 'Feature',
          id: 'place.0.39516,52.75172',
          text: "King's Lynn",
          place_name: "King's Lynn, Norfolk, England",
          place_type: ['place'],
          relevance: 1,
          center: [0.39516, 52.75172],
          geometry: { type: 'Point', coordinates: [0.39516, 52.75172] },
          properties: {},
        },
      ],
      attribution: 'GeoNames (CC BY 4.0)',
    });
  });

  it('takes less than 5 ms as a rule, once it has read the places', async () => {
    const queries = ['leeds', 'st', 'new', 'LS1 4DY', 'qqqxyz', 'Richmond, London'];
    const took: number[] = [];
    for (const query of Array.from({ length: 10 }, () => queries).flat()) {
      const started = performance.now();
      await namesFor(query);
      took.push(performance.now() - started);
    }
    expect(took.sort((one, other) => one - other)[took.length / 2]).toBeLessThan(5);
  });
});

describe('a postcode', () => {
  it.each([
    ['LS1', 'LS1', 'LS1', 'Leeds'],
    ['LS1 4DY', 'LS1 4DY', 'LS1', 'Leeds'],
    ['ls14dy', 'LS1 4DY', 'LS1', 'Leeds'],
    ['LS14 4DY', 'LS14 4DY', 'LS14', 'Leeds'],
    ['ls1 4', 'LS1', 'LS1', 'Leeds'],
    ['sw1a1aa', 'SW1A 1AA', 'SW1A', 'Chelsea'],
    [' M60 ', 'M60', 'M60', 'Manchester'],
    ['W1A  1AA', 'W1A 1AA', 'W1A', 'Notting Hill'],
    ['BT1', 'BT1', 'BT1', 'Belfast'],
    ['GY1', 'GY1', 'GY1', 'Saint Peter Port'],
    ['JE2', 'JE2', 'JE2', 'Saint Helier'],
    ['IM1 1AA', 'IM1 1AA', 'IM1', 'Douglas'],
  ])('%j is read as %s, asked for as %s, and else found at %s', async (query, text, outcode, postTown) => {
    const asked: string[] = [];
    const { features } = await geocode(query, (each) => Promise.resolve(void asked.push(each)));
    expect(asked).toEqual([outcode]);
    const [town] = (await geocode(postTown, nobodyKnows)).features;
    expect(features).toMatchObject([{ text, place_name: text, place_type: ['postcode'], relevance: 0.5 }]);
    expect(features[0]?.center).toEqual(town?.center);
  });

  it('is found in the middle of its district where that is known', async () => {
    const { features } = await geocode('LS1 4DY', () => Promise.resolve({ lng: -1.55, lat: 53.79 }));
    expect(features).toMatchObject([{ center: [-1.55, 53.79], relevance: 1, id: 'postcode.LS14DY' }]);
  });

  it.each([...postcodeAreas])('of %s has a post town, %s', async (area) => {
    expect((await geocode(`${area}1`, nobodyKnows)).features).toHaveLength(1);
  });

  it('is of one of 124 areas', () => {
    expect(postcodeAreas.size).toBe(124);
  });

  it.each(seedPlaces.map(([town, lat, lng, outcode]) => [outcode, town, { lat, lng }] as const))(
    '%s lies about where %s does',
    async (outcode, _town, at) => {
      const [found] = (await geocode(outcode, nobodyKnows)).features;
      const [lng = NaN, lat = NaN] = found?.center ?? [];
      expect(milesBetween({ lat, lng }, at)).toBeLessThan(10);
    },
  );
});
