import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';

const source = 'basemap';
const protectedOpacity: ExpressionSpecification = ['match', ['get', 'c'], 'national_park', 0.9, 0.5];

/** The ground: paper, on it what is built, green or wet, and the coast. The colours are the look's, pale enough for marks. */
export const groundLayers: LayerSpecification[] = [
  { id: 'sea', type: 'background', paint: { 'background-color': '#cfe0e8' } },
  { id: 'land', type: 'fill', source, 'source-layer': 'land', paint: { 'fill-color': '#f7f3ea' } },
  {
    id: 'protected',
    type: 'fill',
    source,
    'source-layer': 'protected',
    maxzoom: 11.5,
    paint: {
      'fill-color': '#e6ecd6',
      // Its corners are kilometres apart, so it fades as they would show.
      'fill-opacity': ['interpolate', ['linear'], ['zoom'], 9, protectedOpacity, 11.5, 0],
    },
  },
  {
    id: 'urban',
    type: 'fill',
    source,
    'source-layer': 'urban',
    paint: { 'fill-color': ['interpolate', ['linear'], ['zoom'], 5, '#e3d9c6', 9, '#e8dfcf', 12, '#ece5d8'] },
  },
  {
    id: 'green',
    type: 'fill',
    source,
    'source-layer': 'green',
    paint: {
      'fill-color': ['match', ['get', 'c'], 'park', '#d5e4bf', '#d3dfbe'],
      'fill-opacity': ['interpolate', ['linear'], ['zoom'], 8, 0.5, 10, 0.9],
    },
  },
  {
    // The ground fades into paper at the gaps of the data, whose edge is no edge of a town.
    id: 'gaps',
    type: 'circle',
    source,
    'source-layer': 'gaps',
    paint: {
      'circle-color': '#f7f3ea',
      'circle-radius': ['interpolate', ['exponential', 2], ['zoom'], 9, 28, 12, 224],
      'circle-blur': 1,
    },
  },
  {
    id: 'rivers',
    type: 'line',
    source,
    'source-layer': 'rivers',
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': '#b3d1df',
      'line-width': ['interpolate', ['exponential', 1.4], ['zoom'], 8, 0.6, 10, 1.3, 13, 4],
    },
  },
  { id: 'water', type: 'fill', source, 'source-layer': 'water', paint: { 'fill-color': '#bfd8e4' } },
  {
    id: 'coast',
    type: 'line',
    source,
    'source-layer': 'land',
    paint: { 'line-color': '#a9c3cf', 'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.6, 10, 1.2] },
  },
  {
    id: 'borders',
    type: 'line',
    source,
    'source-layer': 'borders',
    maxzoom: 10,
    paint: { 'line-color': '#b5aa95', 'line-width': 1.2, 'line-dasharray': [4, 3] },
  },
];
