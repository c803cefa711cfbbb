import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { luminance, type Colour } from './colour';
import { fromOklch, toOklch } from './oklch';

const channel = fc.integer({ min: 0, max: 255 });
const anyColour: fc.Arbitrary<Colour> = fc.tuple(channel, channel, channel);

describe('toOklch', () => {
  // Published: the reference values of CSS Color 4 and of Ottosson's "A perceptual color space".
  it.each([
    [[255, 0, 0], 0.628, 0.2577, 29.23],
    [[0, 255, 0], 0.8664, 0.2948, 142.5],
    [[0, 0, 255], 0.452, 0.3132, 264.05],
  ] as const)('sees %j as it is published', (colour, lightness, chroma, degrees) => {
    const seen = toOklch(colour);
    expect(seen.lightness).toBeCloseTo(lightness, 3);
    expect(seen.chroma).toBeCloseTo(chroma, 3);
    expect(((seen.hue * 180) / Math.PI + 360) % 360).toBeCloseTo(degrees, 1);
  });
});

describe('fromOklch', () => {
  it('gives every colour back', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(fromOklch(toOklch(colour))).toEqual(colour);
      }),
    );
  });

  it('reduces chroma to reach the gamut, and keeps the lightness', () => {
    const unshown = { lightness: 0.5, chroma: 0.4, hue: 1 };
    const shown = toOklch(fromOklch(unshown));
    expect(shown.chroma).toBeLessThan(0.4);
    expect(shown.lightness).toBeCloseTo(0.5, 2);
  });

  it('ends in black and white', () => {
    const { chroma, hue } = toOklch([140, 89, 248]);
    expect(fromOklch({ lightness: -0.1, chroma, hue })).toEqual([0, 0, 0]);
    expect(fromOklch({ lightness: 1.1, chroma, hue })).toEqual([255, 255, 255]);
  });

  it('is darker with less lightness', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const seen = toOklch(colour);
        const darker = fromOklch({ ...seen, lightness: seen.lightness - 0.06 });
        expect(luminance(darker)).toBeLessThanOrEqual(luminance(colour));
      }),
    );
  });
});
