import { layers, namedFlavor } from '@protomaps/basemaps';
import type { StyleSpecification } from 'maplibre-gl';
import { readPmtiles } from './readPmtiles';

/** Builds the style of a map from one file of tiles in the Protomaps layout. Labels use the page's font, since no glyph server is configured. */
export function tilesStyle({
  url,
  attribution,
}: {
  readonly url: string;
  readonly attribution: string;
}): StyleSpecification {
  readPmtiles();
  return {
    version: 8,
    sources: { protomaps: { type: 'vector', url: `pmtiles://${url}`, attribution } },
    layers: layers('protomaps', namedFlavor('light'), { lang: 'en' }).map(withPageFont).filter(needsNoPicture),
  };
}

type Layer = StyleSpecification['layers'][number];

function withPageFont(layer: Layer): Layer {
  return layer.type === 'symbol' ? { ...layer, layout: { ...layer.layout, 'text-font': ['Roboto'] } } : layer;
}

/** Excludes layers with icons, which would need an image server. */
function needsNoPicture(layer: Layer): boolean {
  return layer.type !== 'symbol' || layer.layout?.['icon-image'] === undefined;
}
