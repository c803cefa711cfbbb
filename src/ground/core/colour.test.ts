import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, hexOf, luminance, mix, parseColour, type Colour } from './colour';

const channel = fc.integer({ min: 0, max: 255 });
const anyColour: fc.Arbitrary<Colour> = fc.tuple(channel, channel, channel);

describe('parseColour', () => {
  it.each([
    ['#8C59F8', [140, 89, 248]],
    ['#f0A', [255, 0, 170]],
    [' #000000 ', [0, 0, 0]],
    ['rgb(140, 89, 248)', [140, 89, 248]],
    ['RGB(140 89 248)', [140, 89, 248]],
  ])('reads %s', (text, expected) => {
    expect(parseColour(text)).toEqual(expected);
  });

  it.each([
    '',
    '#8c59f',
    '#8c59f8ff',
    '8c59f8',
    'purple',
    'rgb(256, 0, 0)',
    'rgb(1, 2)',
    'rgba(1, 2, 3, 0.5)',
    'transparent',
    'red; background: url(javascript:alert(1))',
  ])('refuses %j', (text) => {
    expect(parseColour(text)).toBeUndefined();
  });

  it('reads back what hexOf wrote', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(parseColour(hexOf(colour))).toEqual(colour);
      }),
    );
  });
});

describe('contrast', () => {
  // Published: WCAG 2.2 "Understanding 1.4.3", and WebAIM's checker.
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#00ff00', '#ffffff', 1.37],
    ['#0000ff', '#ffffff', 8.59],
  ])('of %s on %s is %d', (one, other, ratio) => {
    expect(contrast(parseColour(one) ?? [1, 1, 1], parseColour(other) ?? [1, 1, 1])).toBeCloseTo(ratio, 2);
  });

  it('is the same both ways, and lies between 1 and 21', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (one, other) => {
        expect(contrast(one, other)).toBe(contrast(other, one));
        expect(contrast(one, other)).toBeGreaterThanOrEqual(1);
        expect(contrast(one, other)).toBeLessThanOrEqual(21.0001);
      }),
    );
  });
});

describe('luminance', () => {
  it('goes from black to white', () => {
    expect(luminance([0, 0, 0])).toBe(0);
    expect(luminance([255, 255, 255])).toBeCloseTo(1, 6);
  });
});

describe('mix', () => {
  it('lays a share of one colour over another', () => {
    expect(mix([140, 89, 248], [255, 255, 255], 0.1)).toEqual([244, 238, 254]);
    expect(mix([1, 2, 3], [255, 255, 255], 1)).toEqual([1, 2, 3]);
  });
});
