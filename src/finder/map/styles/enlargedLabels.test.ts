import type { StyleSpecification } from 'maplibre-gl';
import { expect, it } from 'vitest';
import { enlargedLabels } from './enlargedLabels';

type Symbols = Extract<StyleSpecification['layers'][number], { readonly type: 'symbol' }>;
type Layout = NonNullable<Symbols['layout']>;

function enlarged(layout: Layout): Layout | undefined {
  const land = { id: 'land', type: 'background' } as const;
  const names = { id: 'names', type: 'symbol', source: 'map', layout } as const;
  const style = enlargedLabels({ version: 8, sources: {}, layers: [land, names] }, 1.5);
  if (typeof style === 'string') throw new Error('A style stays a style.');
  expect(style.layers[0]).toBe(land);
  const [, layer] = style.layers;
  return layer?.type === 'symbol' ? layer.layout : undefined;
}

it.each<readonly [string, Layout['text-size'], unknown]>([
  ['a number', 12, 18],
  ['the library’s own', undefined, 24],
  ['one by rank', ['match', ['get', 'rank'], 0, 15, 13], ['*', 1.5, ['match', ['get', 'rank'], 0, 15, 13]]],
  [
    'one that grows with the zoom',
    ['interpolate', ['linear'], ['zoom'], 4, 11, 9, 13],
    ['interpolate', ['linear'], ['zoom'], 4, ['*', 1.5, 11], 9, ['*', 1.5, 13]],
  ],
  ['one of steps', ['step', ['zoom'], 11, 9, 13], ['step', ['zoom'], ['*', 1.5, 11], 9, ['*', 1.5, 13]]],
])('enlarges %s', (_, size, wanted) => {
  expect(enlarged(size === undefined ? {} : { 'text-size': size })).toMatchObject({ 'text-size': wanted });
});

it('enlarges icons, and leaves those to their text that are fitted to it', () => {
  expect(enlarged({ 'icon-image': 'dot' })).toMatchObject({ 'icon-size': 1.5 });
  expect(enlarged({ 'icon-image': 'shield', 'icon-text-fit': 'both' })).not.toHaveProperty('icon-size');
});

it('leaves a style by its address, and one on an ordinary screen', () => {
  expect(enlargedLabels('https://maps.example/style.json', 1.5)).toBe('https://maps.example/style.json');
  const style: StyleSpecification = { version: 8, sources: {}, layers: [] };
  expect(enlargedLabels(style, 1)).toBe(style);
});
