import type { RequestParameters, StyleSpecification } from 'maplibre-gl';
import type { Config } from '../../../../schemas/generated/config';
import { embeddedStyle } from './embeddedStyle';

export type MapStyle = {
  readonly style: string | StyleSpecification;
  /** Whether it comes from elsewhere, and can fail to come. */
  readonly foreign: boolean;
  readonly transformRequest?: (url: string) => RequestParameters;
};

export const embedded: MapStyle = { style: embeddedStyle, foreign: false };

/** The map that the config names, whose addresses may be relative to the page's: a service's style, a file of tiles, or the one that comes with the page. */
export async function configuredStyle({ style, tiles }: Config['map'], page: string): Promise<MapStyle> {
  if (style) return serviceStyle(style.url, style.key, page);
  if (tiles) {
    const { tilesStyle } = await import('./tilesStyle');
    return { style: tilesStyle(tiles), foreign: true };
  }
  return embedded;
}

/** A service wants its key with every request, in the parameter in which the style's address has it. No other host gets it. */
export function serviceStyle(template: string, key: string, page: string): MapStyle {
  const parameter = /[?&]([\w-]+)=\{key\}/.exec(template)?.[1];
  const style = new URL(template.replaceAll('{key}', encodeURIComponent(key)), page).href;
  const { host } = new URL(style);
  return {
    style,
    foreign: true,
    transformRequest(url) {
      const address = new URL(url, style);
      if (parameter === undefined || address.host !== host || address.searchParams.has(parameter)) return { url };
      address.searchParams.set(parameter, key);
      return { url: address.href };
    },
  };
}
