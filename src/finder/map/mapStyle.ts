import type { RequestParameters, StyleSpecification } from 'maplibre-gl';
import type { Config } from '../../../schemas/generated/config';
import { embeddedStyle } from './embeddedStyle';

export type MapStyle = {
  readonly style: string | StyleSpecification;
  /** True if the style is loaded from a server, which can fail. */
  readonly isRemote: boolean;
  readonly transformRequest?: (url: string) => RequestParameters;
};

export const embeddedMap: MapStyle = { style: embeddedStyle, isRemote: false };

/** Returns the map that the config names: a service's style, a file of tiles, or the bundled one. Addresses may be relative to `page`. */
export async function configuredStyle({ style, tiles }: Config['map'], page: string): Promise<MapStyle> {
  if (style) return serviceStyle(style.url, style.key, page);
  if (tiles) {
    const { tilesStyle } = await import('./tilesStyle');
    return { style: tilesStyle(tiles), isRemote: true };
  }
  return embeddedMap;
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
