import { layers, namedFlavor } from '@protomaps/basemaps';
import { addProtocol, type StyleSpecification } from 'maplibre-gl';
import { Protocol } from 'pmtiles';

/** A map of one file of tiles, in the Protomaps layout. Without a glyph server, the page's own font draws the text. */
export function tilesStyle({
  url,
  attribution,
}: {
  readonly url: string;
  readonly attribution: string;
}): StyleSpecification {
  addProtocol('pmtiles', new Protocol().tile);
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

/** Shields and symbols of places are pictures from a server of theirs. */
function needsNoPicture(layer: Layer): boolean {
  return layer.type !== 'symbol' || layer.layout?.['icon-image'] === undefined;
}
