import type { DataDrivenPropertyValueSpecification, ExpressionSpecification, LayerSpecification } from 'maplibre-gl';

const source = 'basemap';

/** The classes of roads, the least important first: a road is drawn over those before it. */
const classes = ['tertiary', 'secondary', 'primary', 'trunk', 'motorway'] as const;
type RoadClass = (typeof classes)[number];

type RoadLook = {
  /** The zoom from which the class is drawn. */
  readonly from: number;
  readonly fill: string;
  readonly casing: string;
  /** The width in pixels without the casing at zoom 6, 9 and 12. */
  readonly widths: readonly [number, number, number];
};

const looks: Readonly<Record<RoadClass, RoadLook>> = {
  motorway: { from: 5, fill: '#f1c27d', casing: '#cf9a4e', widths: [1.1, 2.2, 5.5] },
  trunk: { from: 6, fill: '#f7dca6', casing: '#d8b673', widths: [0.7, 1.7, 4.8] },
  primary: { from: 8, fill: '#fcedcb', casing: '#dac79d', widths: [0.3, 1.1, 4] },
  secondary: { from: 10, fill: '#ffffff', casing: '#ddd2ba', widths: [0.2, 0.7, 3.2] },
  tertiary: { from: 10, fill: '#ffffff', casing: '#e2d8c2', widths: [0.1, 0.4, 2.2] },
};

/** Returns an expression that has a value for each class. */
function byClass(value: (look: RoadLook) => string | number): ExpressionSpecification {
  const pairs = classes.slice(1).flatMap((name) => [name, value(looks[name])]);
  return ['match', ['get', 'c'], ...pairs, value(looks.tertiary)] as unknown as ExpressionSpecification; // pairs of equal types
}

/** Returns the width of a road with `casing` pixels on each side of it. */
function width(casing: number): DataDrivenPropertyValueSpecification<number> {
  const at = (index: 0 | 1 | 2): ExpressionSpecification => byClass(({ widths }) => widths[index] + 2 * casing);
  return ['interpolate', ['exponential', 1.5], ['zoom'], 6, at(0), 9, at(1), 12, at(2)];
}

const filter: ExpressionSpecification = ['>=', ['zoom'], byClass(({ from }) => from)];
const order: ExpressionSpecification = [
  'match',
  ['get', 'c'],
  'motorway',
  4,
  'trunk',
  3,
  'primary',
  2,
  'secondary',
  1,
  0,
];

/** The opacity of what ends because the data does: no road ends where it seems to, so it fades. */
const opacity: ExpressionSpecification = ['case', ['has', 'e'], 0.4, 1];

/** Railways and roads. A road has an edge, which the roads that it meets interrupt. */
export const roadLayers: LayerSpecification[] = [
  {
    id: 'rail',
    type: 'line',
    source,
    'source-layer': 'rail',
    minzoom: 9,
    paint: {
      'line-color': '#bdb6a8',
      'line-opacity': opacity,
      'line-width': ['interpolate', ['linear'], ['zoom'], 9, 0.6, 12, 1.2],
    },
  },
  {
    id: 'road-casing',
    type: 'line',
    source,
    'source-layer': 'roads',
    filter,
    layout: { 'line-join': 'round', 'line-cap': 'butt', 'line-sort-key': order },
    paint: { 'line-color': byClass(({ casing }) => casing), 'line-opacity': opacity, 'line-width': width(0.8) },
  },
  {
    id: 'roads',
    type: 'line',
    source,
    'source-layer': 'roads',
    filter,
    layout: { 'line-join': 'round', 'line-cap': 'round', 'line-sort-key': order },
    paint: { 'line-color': byClass(({ fill }) => fill), 'line-opacity': opacity, 'line-width': width(0) },
  },
];
