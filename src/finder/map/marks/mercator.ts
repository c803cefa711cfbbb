import type { Coordinates } from '../../../ground/core/geo';

/** A place on a flat map, in pixels from its left and top edge. */
export type FlatPlace = { readonly x: number; readonly y: number };

/** The pixels of one of the map's tiles, of which zoom 0 has one for the whole world. */
const tileSize = 512;

/** Returns a place in the pixels of the whole world. Source: Web Mercator (EPSG:3857). */
export function projected({ lat, lng }: Coordinates, zoom: number): FlatPlace {
  const size = tileSize * 2 ** zoom;
  const angle = (lat * Math.PI) / 180;
  return {
    x: ((lng + 180) / 360) * size,
    y: ((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * size,
  };
}

/** Returns the coordinates of a place in the pixels of the whole world. */
export function unprojected({ x, y }: FlatPlace, zoom: number): Coordinates {
  const size = tileSize * 2 ** zoom;
  const angle = Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size)));
  return { lat: (angle * 180) / Math.PI, lng: (x / size) * 360 - 180 };
}
