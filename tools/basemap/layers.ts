import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { FeatureCollection, Geometry } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Box } from '../../src/ground/core/geo.ts';
import { borders } from '../../operator/maps/land.ts';
import { placeLabels } from '../../operator/maps/placeLabels.ts';
import { places } from '../../operator/maps/places.ts';
import { areaNames } from './areaNames.ts';
import { areasInGaps, markEnds, roundAreas, roundLines } from './coarseParts.ts';
import { gapsOf, type Gaps } from './gapsOf.ts';
import { britishRoutes, irishRoutes, motorwayNumbers } from './motorwayNumbers.ts';
import { withoutTowns } from './withoutTowns.ts';

/**
 * The properties of the tiles' features: `c` is the class of a road, a green or a settlement, `n` its name, `r` a
 * motorway's number, and a road or railway that ends because the data does has `e`. Towns have a rank and a population, motorways' numbers a rank.
 */
export type BasemapProperties = {
  readonly c?: string;
  readonly n?: string;
  readonly r?: string;
  readonly e?: number;
  readonly name?: string;
  readonly rank?: number;
  readonly population?: number;
};
export type BasemapFeatures = FeatureCollection<Geometry, BasemapProperties>;

export type BasemapLayer = {
  /** The layer's name in the tiles. Layers that share it are one layer there. */
  readonly name: string;
  readonly read: () => BasemapFeatures;
  /** Returns the lowest zoom whose tiles hold a feature. */
  readonly firstZoom: (properties: BasemapProperties) => number;
  /** The highest zoom whose tiles hold the layer, if not the last. */
  readonly lastZoom?: number;
  /**
   * The detail that is left out below the last zoom, in eighths of a pixel: how far a line may move, and the side of an area
   * that is too small. Small areas make most of the weight, and nobody knows a field by its corners.
   * Water keeps its detail: of a river's long and narrow area, less would leave triangles.
   */
  readonly tolerance: number;
};

/** The folder of the source data, as gzipped TopoJSON. */
export const dataFolder = new URL('../../maps/basemap/', import.meta.url);

/** The highest zoom at which what is built in a gap is drawn: nearer, a town would be a triangle. */
const coarseZoom = 8;

/** The layers of the tiles. */
export const layers: readonly BasemapLayer[] = [
  { name: 'land', read: () => readLayer('land'), firstZoom: always(0), tolerance: 8 },
  { name: 'urban', read: () => areasInGaps(readLayer('urban'), gaps(), false), firstZoom: always(5), tolerance: 24 },
  {
    name: 'urban',
    read: () => areasInGaps(readLayer('urban'), gaps(), true),
    firstZoom: always(5),
    lastZoom: coarseZoom,
    tolerance: 24,
  },
  {
    name: 'green',
    read: () => areasInGaps(readLayer('green'), gaps(), false),
    firstZoom: byClass({ wood: 8, park: 10 }),
    tolerance: 24,
  },
  { name: 'gaps', read: () => gaps().edges, firstZoom: always(9), tolerance: 0 },
  { name: 'protected', read: () => readLayer('protected'), firstZoom: always(5), tolerance: 24 },
  { name: 'water', read: () => roundAreas(readLayer('water'), gaps()), firstZoom: always(7), tolerance: 3 },
  { name: 'borders', read: () => collectionOf(borders().geometry), firstZoom: always(3), tolerance: 8 },
  { name: 'rivers', read: () => readLayer('rivers'), firstZoom: always(8), tolerance: 12 },
  { name: 'rail', read: () => markEnds(readLayer('rail'), gaps()), firstZoom: always(9), tolerance: 12 },
  {
    name: 'roads',
    read: () => roundLines(readLayer('roads-main'), gaps()),
    firstZoom: byClass({ motorway: 5, trunk: 6, primary: 8 }),
    tolerance: 10,
  },
  { name: 'roads', read: () => markEnds(readLayer('roads-secondary'), gaps()), firstZoom: always(10), tolerance: 10 },
  {
    name: 'roads',
    read: () => markEnds(readLayer('roads-tertiary-cities'), gaps()),
    firstZoom: always(10),
    tolerance: 10,
  },
  {
    name: 'motorways',
    read: () =>
      motorwayNumbers(readLayer('roads-main'), [...britishRoutes(), ...irishRoutes(readLayer('motorway-names'))]),
    firstZoom: ({ rank = 3 }) => 7 + rank,
    tolerance: 0,
  },
  { name: 'areas', read: () => areaNames(readLayer('protected')), firstZoom: always(7), tolerance: 0 },
  { name: 'towns', read: towns, firstZoom: ({ rank = 3 }) => [3, 6, 8, 9][rank] ?? 9, tolerance: 0 },
  {
    name: 'villages',
    read: () => withoutTowns(readLayer('places-small'), towns()),
    firstZoom: always(10),
    tolerance: 0,
  },
];

function always(zoom: number): BasemapLayer['firstZoom'] {
  return () => zoom;
}

function byClass(zooms: Readonly<Record<string, number>>): BasemapLayer['firstZoom'] {
  return ({ c = '' }) => zooms[c] ?? Infinity;
}

/** Reads a file of the source data. */
export function readLayer(name: string): BasemapFeatures {
  const text = gunzipSync(readFileSync(new URL(`${name}.topojson.gz`, dataFolder))).toString('utf8');
  const topology = JSON.parse(text) as Topology<{ map: GeometryCollection<BasemapProperties> }>; // our own files
  return feature(topology, topology.objects.map);
}

let known: Gaps | undefined;

/** Returns the gaps of the data, from where its details end. */
function gaps(): Gaps {
  const boxes = JSON.parse(readFileSync(new URL('gaps.json', dataFolder), 'utf8')) as { box: Box }[]; // our own file
  return (known ??= gapsOf(
    boxes.map(({ box }) => box),
    readLayer('land'),
    ['roads-secondary', 'rail', 'places-small'].map(readLayer),
  ));
}

function collectionOf(geometry: Geometry): BasemapFeatures {
  return { type: 'FeatureCollection', features: [{ type: 'Feature', properties: {}, geometry }] };
}

function towns(): BasemapFeatures {
  return placeLabels(places());
}
