import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { BasemapFeatures, BasemapLayer } from './layers.ts';

/** The zooms of the tiles. A map draws the last ones larger from there on. */
export const tileZooms = { first: 3, last: 10 } as const;

/** The units that a tile's side has: eight for a pixel. */
const extent = 4096;

export type Tile = { readonly z: number; readonly x: number; readonly y: number; readonly data: Uint8Array };

/** Cuts the layers into vector tiles. Source: Mapbox Vector Tile specification 2.1. */
export function cutTiles(layers: readonly BasemapLayer[], { first, last } = tileZooms): readonly Tile[] {
  const parts = new Map<string, Uint8Array[]>();
  for (const name of new Set(layers.map((layer) => layer.name))) {
    const shared = layers.filter((layer) => layer.name === name);
    cutLayer(name, shared, { first, last }, (tile, data) => {
      const all = parts.get(tile);
      if (all) all.push(data);
      else parts.set(tile, [data]);
    });
  }
  return [...parts].map(([tile, layersOfTile]) => {
    const [z = 0, x = 0, y = 0] = tile.split('/').map(Number);
    return { z, x, y, data: Buffer.concat(layersOfTile) };
  });
}

type TileFeature = { readonly tags?: Readonly<Record<string, unknown>> | null };
type Zooms = { readonly first: number; readonly last: number };

/** Cuts the layers of one name, whose part of a tile is given as soon as it is cut: a tile is its layers in a row. */
function cutLayer(
  name: string,
  layers: readonly BasemapLayer[],
  { first, last }: Zooms,
  give: (tile: string, data: Uint8Array) => void,
): void {
  const indexes = layers.map((layer) => ({
    index: indexOf(withFirstZoom(layer, last), last, layer.tolerance),
    lastZoom: layer.lastZoom ?? last,
  }));
  const visit = (z: number, x: number, y: number): void => {
    const tiles = indexes.flatMap(({ index, lastZoom }) => (z <= lastZoom ? (index.getTile(z, x, y) ?? []) : []));
    if (tiles.length === 0) return;
    const features = tiles.flatMap((tile) => featuresFrom(tile, z));
    if (z >= first && features.length > 0) {
      const tile = { features } as unknown as GeoJSONVTTile; // all that is encoded of it
      give(`${z}/${x}/${y}`, fromGeojsonVt({ [name]: tile }, { version: 2, extent }));
    }
    if (z < last) for (const [right, down] of quarters) visit(z + 1, 2 * x + right, 2 * y + down);
  };
  visit(0, 0, 0);
}

const quarters = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

function indexOf(data: BasemapFeatures, last: number, tolerance: number): GeoJSONVT {
  return new GeoJSONVT(data, { maxZoom: last, indexMaxZoom: last, indexMaxPoints: 0, extent, tolerance, buffer: 32 });
}

const zoomKey = '_z';

/** Writes the zoom from which it is drawn beside each feature's properties, since a tile has no other. */
function withFirstZoom({ read, firstZoom }: BasemapLayer, last: number): BasemapFeatures {
  const { features } = read();
  return {
    type: 'FeatureCollection',
    features: features.map((each) => ({
      ...each,
      properties: { ...each.properties, [zoomKey]: Math.min(firstZoom(each.properties), last) },
    })),
  };
}

/** Returns the features of a tile that its zoom has, with the properties of the data. */
function featuresFrom(tile: GeoJSONVTTile, z: number): readonly TileFeature[] {
  return tile.features.flatMap((each: TileFeature) => {
    const { [zoomKey]: firstZoom, ...tags } = each.tags ?? {};
    return Number(firstZoom) <= z ? [{ ...each, tags }] : [];
  });
}
