import type { RequestParameters, StyleSpecification } from 'maplibre-gl';
import type { Box } from '../../../ground/core/geo';
import type { Config } from '../../../../schemas/generated/config';
import { basemapStyle } from './basemapStyle';
import { plainStyle } from './plainStyle';

export type MapStyle = {
  readonly style: string | StyleSpecification;
  /** True if the style or its tiles are loaded from a server, which can fail. */
  readonly isRemote: boolean;
  /** The zoom and the area that the map draws; without them, a customer may zoom in and move as far as the map library lets them. */
  readonly limits?: MapLimits;
  readonly transformRequest?: (url: string) => RequestParameters;
};

export type MapLimits = {
  /** The highest zoom at which the map still shows where something is. */
  readonly maxZoom: number;
  /** West, south, east and north in degrees: beyond them nothing is drawn. */
  readonly bounds: Box;
};

/** The limits of the maps that come with the page: Britain and Ireland with the coasts around them, without streets. */
const ownLimits: MapLimits = { maxZoom: 12, bounds: [-20, 44, 16, 63] };

/** The map without tiles, for devices and servers that have trouble with them. */
export const plainMap: MapStyle = { style: plainStyle, isRemote: false, limits: ownLimits };

/** Returns the map that the config names: a service's style, a file of tiles, the plain map, or the base map. Addresses may be relative to `page`. */
export async function configuredStyle({ style, tiles, plain }: Config['map'], page: string): Promise<MapStyle> {
  if (style) return serviceStyle(style.url, style.key, page);
  if (tiles) {
    const { tilesStyle } = await import('./tilesStyle');
    return { style: tilesStyle(tiles), isRemote: true };
  }
  if (plain) return plainMap;
  return { style: basemapStyle(page), isRemote: true, limits: ownLimits };
}

/** Adds the service's key to every request to its host, in the query parameter that the style's address has it in. No other host receives the key. */
export function serviceStyle(template: string, key: string, page: string): MapStyle {
  const parameter = /[?&]([\w-]+)=\{key\}/.exec(template)?.[1];
  const style = new URL(template.replaceAll('{key}', encodeURIComponent(key)), page).href;
  const { host } = new URL(style);
  return {
    style,
    isRemote: true,
    transformRequest(url) {
      const address = new URL(url, style);
      if (parameter === undefined || address.host !== host || address.searchParams.has(parameter)) return { url };
      address.searchParams.set(parameter, key);
      return { url: address.href };
    },
  };
}
