import type { FilterSpecification, StyleSpecification } from 'maplibre-gl';
import { bordersUrl, labelsUrl, landUrl } from 'virtual:map-data';

/** The lowest zoom at which a place is labelled, by its rank: small places appear at high zoom only. */
const namedFrom: FilterSpecification = ['>=', ['zoom'], ['match', ['get', 'rank'], 0, 3, 1, 6, 2, 8, 9]];

/**
 * A plain map of land, borders and places, from data that is bundled with the page. Labels use the page's font; the map
 * library reads the weight from the font's first name.
 */
export const plainStyle: StyleSpecification = {
  version: 8,
  sources: {
    land: {
      type: 'geojson',
      data: landUrl,
      attribution: '<a href="https://www.naturalearthdata.com/" target="_blank" rel="noopener">Natural Earth</a>',
    },
    borders: { type: 'geojson', data: bordersUrl },
    places: {
      type: 'geojson',
      data: labelsUrl,
      attribution: '<a href="https://www.geonames.org/" target="_blank" rel="noopener">GeoNames</a> (CC BY 4.0)',
    },
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': '#cfe0e8' } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': '#f3eee3' } },
    { id: 'coast', type: 'line', source: 'land', paint: { 'line-color': '#b9c4bd', 'line-width': 1 } },
    {
      id: 'borders',
      type: 'line',
      source: 'borders',
      paint: { 'line-color': '#bdb5a5', 'line-width': 1.5, 'line-dasharray': [4, 3] },
    },
    {
      id: 'dots',
      type: 'circle',
      source: 'places',
      filter: namedFrom,
      paint: { 'circle-radius': 2.5, 'circle-color': '#85828c' },
    },
    {
      id: 'names',
      type: 'symbol',
      source: 'places',
      filter: namedFrom,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': ['match', ['get', 'rank'], 0, ['literal', ['Roboto Bold', 'Roboto']], ['literal', ['Roboto']]],
        'text-size': ['match', ['get', 'rank'], 0, 15, 1, 14, 13],
        'text-anchor': 'top',
        'text-offset': [0, 0.4],
        'text-padding': 8,
        'symbol-sort-key': ['-', ['get', 'population']],
      },
      paint: { 'text-color': '#4a4b57', 'text-halo-color': '#f3eee3', 'text-halo-width': 1.8 },
    },
  ],
};
