import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTheme } from '../api/theme';
import { facesOf, fontStack } from './fonts';

const theme = (body: string, heading: string) =>
  readTheme({ themeAppBodyFontStyle: body, themeAppHeadingFontStyle: heading }).theme;

describe('fontStack', () => {
  it.each([
    [
      'garage_gothic',
      'heading',
      "'Garage Gothic', 'Barlow Condensed', 'Barlow Condensed Fallback', 'Arial Narrow', sans-serif",
    ],
    ['roboto', 'body', 'Roboto, Arial, sans-serif'],
    ['open_sans', 'heading', "'Open Sans Heading', 'Open Sans Heading Fallback', 'Segoe UI', Arial, sans-serif"],
  ] as const)('of %s in %s', (name, use, expected) => {
    expect(fontStack(name, use)).toBe(expected);
  });
});

describe('facesOf', () => {
  it('names only the faces that the theme uses', () => {
    expect(facesOf(theme('lato', 'open_sans'), false)).toEqual([
      '700 24px "Open Sans Heading"',
      '700 24px "Open Sans Heading Fallback"',
      '400 16px "Lato"',
      '700 16px "Lato"',
    ]);
  });

  it('waits for the operator’s own Garage Gothic where there is one', () => {
    const faces = (own: boolean) => facesOf(theme('garage_gothic', 'garage_gothic'), own);
    expect(faces(false)).toContain('400 16px "Barlow Condensed"');
    expect(faces(true)).toEqual([
      '700 24px "Garage Gothic"',
      '700 24px "Barlow Condensed Fallback"',
      '400 16px "Garage Gothic"',
      '700 16px "Garage Gothic"',
    ]);
  });

  it('has every family in fonts.css', () => {
    const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');
    for (const name of ['lato', 'open_sans', 'roboto'] as const)
      for (const family of fontStack(name, 'heading').split(', ').slice(0, 2))
        expect(css).toContain(`font-family: ${family}`);
    expect(css).toContain("font-family: 'Barlow Condensed Fallback'");
  });
});
