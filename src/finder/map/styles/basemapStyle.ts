import type { StyleSpecification } from 'maplibre-gl';
import { basemapUrl } from 'virtual:basemap';
import { groundLayers } from './groundLayers';
import { labelLayers } from './labelLayers';
import { readPmtiles } from './readPmtiles';
import { roadLayers } from './roadLayers';

/** Links to the sources of the map's data, as their licences ask: OpenStreetMap's (ODbL), in OpenMapTiles' schema. */
const credit = [
  ['https://www.openmaptiles.org/', '© OpenMapTiles'],
  ['https://www.openstreetmap.org/copyright', '© OpenStreetMap contributors'],
  ['https://www.geonames.org/', '© GeoNames'],
]
  .map(([url, name]) => `<a href="${url}" target="_blank" rel="noopener">${name}</a>`)
  .join(' ');

/**
 * The map that comes with the page: vector tiles of Britain and Ireland in one file, of which only byte ranges are
 * loaded. Labels use the page's font; the map library reads the weight from the font's first name.
 */
export function basemapStyle(page: string): StyleSpecification {
  readPmtiles();
  return {
    version: 8,
    sources: {
      basemap: { type: 'vector', url: `pmtiles://${new URL(basemapUrl, page).href}`, attribution: credit },
    },
    layers: [...groundLayers, ...roadLayers, ...labelLayers],
  };
}
