import { createHash } from 'node:crypto';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles, type Source } from 'pmtiles';
import { beforeAll, describe, expect, it } from 'vitest';
import { areaNames } from './areaNames';
import { cutTiles, type Tile } from './cutTiles';
import { layers, readLayer, type BasemapFeatures, type BasemapLayer } from './layers';
import { britishRoutes, irishRoutes, motorwayNumbers } from './motorwayNumbers';
import { withoutTowns } from './withoutTowns';
import { writePmtiles } from './writePmtiles';

const facts = { bounds: [-20, 44, 16, 63], firstZoom: 3, lastZoom: 10, metadata: { name: 'A map' } } as const;

/** An archive in memory, read by ranges as over the network. */
function archiveOf(file: Buffer): PMTiles {
  const source: Source = {
    getKey: () => 'file',
    getBytes: (offset, length) =>
      Promise.resolve({ data: new Uint8Array(file.subarray(offset, offset + length)).buffer }),
  };
  return new PMTiles(source);
}

function square(size: number, properties: object): BasemapFeatures['features'][number] {
  const [west, south] = [-2, 53];
  const ring = [
    [west, south],
    [west + size, south],
    [west + size, south + size],
    [west, south + size],
    [west, south],
  ];
  return { type: 'Feature', properties, geometry: { type: 'Polygon', coordinates: [ring] } };
}

function point(properties: object, lng: number, lat: number): BasemapFeatures['features'][number] {
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: [lng, lat] } };
}

const collection = (...features: BasemapFeatures['features']): BasemapFeatures => ({
  type: 'FeatureCollection',
  features,
});

describe('cutTiles', () => {
  const layer = (name: string, data: BasemapFeatures, from: number): BasemapLayer => ({
    name,
    read: () => data,
    firstZoom: () => from,
    tolerance: 8,
  });
  let tiles: readonly Tile[];

  beforeAll(() => {
    tiles = cutTiles([
      layer('land', collection(square(3, {})), 0),
      layer('roads', collection(square(1, { c: 'park' })), 7),
      layer('roads', collection(square(1, { c: 'wood' })), 12),
    ]);
  });

  const read = ({ data }: Tile): VectorTile => new VectorTile(new PbfReader(data));

  it('cuts every zoom, and no other', () => {
    expect([...new Set(tiles.map(({ z }) => z))].sort((one, other) => one - other)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('leaves a layer out below its zoom, and draws none later than in the last tiles', () => {
    const namesAt = (zoom: number) => [
      ...new Set(tiles.filter(({ z }) => z === zoom).flatMap((tile) => Object.keys(read(tile).layers))),
    ];
    expect(namesAt(6)).toEqual(['land']);
    expect(namesAt(7)).toEqual(['land', 'roads']);
    const last = tiles.filter(({ z }) => z === 10).map(read);
    const roads = last.flatMap(({ layers }) => layers.roads ?? []);
    expect(roads.some(({ length }) => length === 2)).toBe(true);
    expect(roads[0]?.feature(0).properties).toEqual({ c: 'park' });
  });
});

describe('writePmtiles', () => {
  // Enough tiles that the directory needs leaves.
  const tiles = Array.from({ length: 16_000 }, (_, index) => {
    const noise = createHash('sha256').update(String(index)).digest();
    const isSea = noise.readUInt8(0) < 100;
    const data = isSea ? Buffer.from('sea') : noise.subarray(0, 8 + (noise.readUInt8(1) % 24));
    return { z: 9, x: index % 128, y: Math.floor(index / 128), data: new Uint8Array(data) };
  });
  const file = writePmtiles(tiles, facts);
  const archive = archiveOf(file);

  it('writes what a reader of the format reads', async () => {
    expect(await archive.getHeader()).toMatchObject({
      specVersion: 3,
      minZoom: 3,
      maxZoom: 10,
      minLon: -20,
      maxLat: 63,
      numAddressedTiles: 16_000,
      clustered: true,
    });
    expect(await archive.getMetadata()).toEqual({ name: 'A map' });
    for (const { z, x, y, data } of tiles.filter((_, index) => index % 97 === 0)) {
      const tile = await archive.getZxy(z, x, y);
      expect(tile && new Uint8Array(tile.data)).toEqual(data);
    }
  });

  it('has nothing where no tile is', async () => {
    expect(await archive.getZxy(9, 300, 300)).toBeUndefined();
  });

  it('stores equal tiles once', async () => {
    const { numTileContents, leafDirectoryLength } = await archive.getHeader();
    expect(numTileContents).toBe(new Set(tiles.map(({ data }) => data.join())).size);
    expect(leafDirectoryLength).toBeGreaterThan(0);
  });
});

describe('areaNames', () => {
  it('names an area once, in the middle of its largest part, without what kind it is', () => {
    const [large, small] = [square(2, {}), square(0.1, {})].map(({ geometry }) =>
      geometry.type === 'Polygon' ? geometry.coordinates : [],
    );
    const parts = { type: 'MultiPolygon' as const, coordinates: [small ?? [], large ?? []] };
    const properties = { c: 'protected_area', n: 'Nidderdale AONB' };
    const { features } = areaNames(collection({ type: 'Feature', properties, geometry: parts }));
    expect(features).toEqual([
      {
        type: 'Feature',
        properties: { c: 'protected_area', n: 'Nidderdale' },
        geometry: { type: 'Point', coordinates: [expect.closeTo(-1, 6), expect.closeTo(54, 6)] },
      },
    ]);
  });
});

describe('withoutTowns', () => {
  it('leaves out the villages that are towns on the map already, and no namesake elsewhere', () => {
    const villages = [
      point({ n: 'Otley' }, -1.69, 53.9),
      point({ n: 'Otley' }, 1.22, 52.15),
      point({ n: 'Pool' }, -1.63, 53.9),
    ];
    const { features } = withoutTowns(collection(...villages), collection(point({ name: 'Otley' }, -1.69, 53.91)));
    expect(features).toEqual(villages.slice(1));
  });
});

describe('motorwayNumbers', () => {
  const line = (...coordinates: [number, number][]): BasemapFeatures => ({
    type: 'FeatureCollection',
    features: [{ type: 'Feature', properties: { c: 'motorway' }, geometry: { type: 'LineString', coordinates } }],
  });
  const crossing = collection(
    ...line([-2, 52], [-2, 53]).features,
    ...line([-2.5, 52.5], [-1.5, 52.5]).features,
    ...line([-2.01, 52.2], [-1.99, 52.2]).features,
  );
  const routes = [
    {
      number: 'M91',
      along: [
        [-2.02, 52],
        [-2.02, 53],
      ],
    },
    {
      number: 'M92',
      along: [
        [-2.5, 52.51],
        [-1.5, 52.51],
      ],
    },
  ];

  it('puts the shields on the motorway itself, and none where two meet or another one crosses', () => {
    const { features } = motorwayNumbers(crossing, routes);
    const at = (number: string): readonly (readonly number[])[] =>
      features.flatMap(({ properties, geometry }) =>
        properties.r === number && geometry.type === 'Point' ? [geometry.coordinates] : [],
      );
    expect(at('M91').length).toBeGreaterThan(20);
    expect(at('M92').length).toBeGreaterThan(10);
    for (const [lng, lat] of at('M91')) {
      expect(lng).toBeCloseTo(-2, 6);
      expect(Math.abs((lat ?? 0) - 52.5)).toBeGreaterThan(0.005);
    }
    for (const [lng, lat] of at('M92')) {
      expect(lat).toBeCloseTo(52.5, 6);
      expect(Math.abs((lng ?? 0) + 2)).toBeGreaterThan(0.01);
    }
  });

  it('has none where no motorway is near', () => {
    expect(
      motorwayNumbers(crossing, [
        {
          number: 'M93',
          along: [
            [0, 51],
            [1, 51],
          ],
        },
      ]).features,
    ).toEqual([]);
  });

  it('thins them out by half for each zoom farther off', () => {
    const ranks = motorwayNumbers(crossing, routes.slice(0, 1)).features.map(({ properties }) => properties.rank);
    expect(ranks.slice(0, 9)).toEqual([0, 3, 2, 3, 1, 3, 2, 3, 0]);
  });

  it('gives each motorway of Great Britain the number that the source data has, where that has one', () => {
    const named = readLayer('motorway-names');
    const shields = layers.find(({ name }) => name === 'motorways')?.read().features ?? [];
    const checked = shields.flatMap(({ properties, geometry }) => {
      const own = geometry.type === 'Point' ? geometry.coordinates : [];
      const near = named.features.filter((each) => isNear(each.geometry, own));
      return near.map((each) => [each.properties.r, properties.r]);
    });
    expect(checked.length).toBeGreaterThan(100);
    expect(checked.filter(([theirs, ours]) => theirs !== ours)).toEqual([]);
    expect(new Set(shields.map(({ properties }) => properties.r))).toEqual(
      new Set([...britishRoutes(), ...irishRoutes(named)].map(({ number }) => number)),
    );
  });
});

/** Reports whether a corner of some lines lies within about a kilometre of a place. */
function isNear(
  geometry: BasemapFeatures['features'][number]['geometry'],
  [lng = 0, lat = 0]: readonly number[],
): boolean {
  const lines = geometry.type === 'LineString' ? [geometry.coordinates] : [];
  const all = geometry.type === 'MultiLineString' ? geometry.coordinates : lines;
  return all.flat().some(([x = 0, y = 0]) => Math.hypot((x - lng) * 65.5, (y - lat) * 111.2) < 1.2);
}
