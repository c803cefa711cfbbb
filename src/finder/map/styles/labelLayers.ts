import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  VariableAnchorOffsetCollectionSpecification,
} from 'maplibre-gl';

const source = 'basemap';
const paper = '#f7f3ea';
const ink = { 'text-color': '#4a4b57', 'text-halo-color': paper, 'text-halo-width': 1.8 };
const regular = ['Roboto'];
const bold: ExpressionSpecification = ['literal', ['Roboto Bold', 'Roboto']];

/** The lowest zoom at which a town is labelled, by its rank: small ones appear at high zoom only. */
const namedFrom: FilterSpecification = ['>=', ['zoom'], ['match', ['get', 'rank'], 0, 3, 1, 6, 2, 8, 9]];
const weight: ExpressionSpecification = ['match', ['get', 'rank'], [0, 1], bold, ['literal', regular]];
const larger: ExpressionSpecification = ['-', ['get', 'population']];

/** Returns text sizes by rank: of a city, a large town, a town and a small one. */
const sizes = (...[city, large, town, small]: readonly [number, number, number, number]): ExpressionSpecification => [
  'match',
  ['get', 'rank'],
  0,
  city,
  1,
  large,
  2,
  town,
  small,
];

/**
 * Returns the places for a name around its point, at each distance in turn: a mark on the point takes the nearer ones, and
 * the corners are left where marks stand side by side.
 */
function around(...distances: readonly number[]): VariableAnchorOffsetCollectionSpecification {
  const places = distances.flatMap((far): [anchor: string, offset: [number, number]][] => {
    const aside = far * 0.75;
    return [
      ['top', [0, far]],
      ['bottom', [0, -far]],
      ['left', [far, 0]],
      ['right', [-far, 0]],
      ['top-left', [aside, aside]],
      ['top-right', [-aside, aside]],
      ['bottom-left', [aside, -aside]],
      ['bottom-right', [-aside, -aside]],
    ];
  });
  return places.flat();
}

/**
 * Names, the least important first: the map library places the last layer before those below it. A mark may
 * cover a town's dot. From zoom 9 a town is an area, and its name stands in the middle of it.
 */
export const labelLayers: LayerSpecification[] = [
  {
    id: 'river-names',
    type: 'symbol',
    source,
    'source-layer': 'rivers',
    minzoom: 9,
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 320,
      'text-field': ['get', 'n'],
      'text-font': regular,
      'text-size': 12,
      'text-letter-spacing': 0.04,
      'text-max-angle': 30,
      'text-padding': 6,
    },
    paint: { 'text-color': '#4d7d96', 'text-halo-color': paper, 'text-halo-width': 1.4 },
  },
  settlements('suburb', 10.6),
  settlements('village', 10.2),
  {
    id: 'area-names',
    type: 'symbol',
    source,
    'source-layer': 'areas',
    minzoom: 7,
    maxzoom: 11,
    filter: ['>=', ['zoom'], ['match', ['get', 'c'], 'national_park', 7, 9]],
    layout: {
      'text-field': ['get', 'n'],
      'text-font': regular,
      'text-size': 12,
      'text-letter-spacing': 0.06,
      'text-max-width': 7,
      'text-padding': 8,
    },
    paint: { 'text-color': '#5d7443', 'text-halo-color': '#eef1e2', 'text-halo-width': 1.4 },
  },
  {
    id: 'motorway-numbers',
    type: 'symbol',
    source,
    'source-layer': 'motorways',
    minzoom: 7,
    layout: {
      'text-field': ['get', 'r'],
      'text-font': ['Roboto Bold', 'Roboto'],
      'text-size': 11,
      'text-padding': 16,
      'symbol-sort-key': ['get', 'rank'],
      'icon-image': 'shield',
      'icon-text-fit': 'both',
      'icon-text-fit-padding': [0, 1, 0, 1],
    },
    paint: { 'text-color': '#ffffff' },
  },
  {
    id: 'towns-far',
    type: 'symbol',
    source,
    'source-layer': 'towns',
    maxzoom: 9,
    filter: namedFrom,
    layout: {
      'icon-image': 'dot',
      'text-field': ['get', 'name'],
      'text-font': weight,
      'text-size': ['interpolate', ['linear'], ['zoom'], 4, sizes(13, 12, 12, 11), 9, sizes(17, 14, 13, 12)],
      'text-variable-anchor-offset': around(0.45, 1.9, 2.6),
      'icon-optional': true,
      'text-justify': 'auto',
      'text-padding': 4,
      'symbol-sort-key': larger,
    },
    paint: ink,
  },
  {
    id: 'towns-near',
    type: 'symbol',
    source,
    'source-layer': 'towns',
    minzoom: 9,
    filter: namedFrom,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': weight,
      'text-size': ['interpolate', ['linear'], ['zoom'], 9, sizes(17, 14, 13, 12), 12, sizes(22, 18, 16, 14)],
      'text-variable-anchor-offset': ['center', [0, 0], ...around(0.9, 1.9)],
      'text-justify': 'auto',
      'text-padding': 4,
      'symbol-sort-key': larger,
    },
    paint: ink,
  },
];

/** Returns the layer of the names of villages or suburbs, from a zoom that need not be whole: they would crowd an earlier one. */
function settlements(kind: 'village' | 'suburb', minzoom: number): LayerSpecification {
  return {
    id: `${kind}s`,
    type: 'symbol',
    source,
    'source-layer': 'villages',
    minzoom,
    filter: ['==', ['get', 'c'], kind],
    layout: {
      'text-field': ['get', 'n'],
      'text-font': regular,
      'text-size': ['interpolate', ['linear'], ['zoom'], 10, 11, 12, 13],
      'text-padding': 8,
      'text-max-width': 7,
    },
    paint: { ...ink, 'text-color': '#6b6a70' },
  };
}
