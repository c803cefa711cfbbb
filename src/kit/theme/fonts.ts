import type { FontName, Theme } from '../api/theme';

type Font = {
  /** The families of fonts.css, for text and for headings. */
  readonly body: string;
  readonly heading: string;
  /** Similar fonts that most devices have installed. */
  readonly fallbacks: readonly string[];
};

/** The font family of the operator's own Garage Gothic files; a similar font shows until they load. */
export const garageGothic = 'Garage Gothic';

const fonts: Readonly<Record<FontName, Font>> = {
  garage_gothic: {
    body: 'Barlow Condensed',
    heading: 'Barlow Condensed',
    fallbacks: ['Roboto Condensed', 'Arial Narrow'],
  },
  lato: { body: 'Lato', heading: 'Lato Heading', fallbacks: ['Helvetica Neue', 'Arial'] },
  open_sans: { body: 'Open Sans', heading: 'Open Sans Heading', fallbacks: ['Segoe UI', 'Arial'] },
  roboto: { body: 'Roboto', heading: 'Roboto Heading', fallbacks: ['Arial'] },
};

/** Returns the value of `font-family` for a theme's font. */
export function fontStack(name: FontName, use: 'body' | 'heading'): string {
  const { fallbacks, [use]: family } = fonts[name];
  const own = name === 'garage_gothic' ? [garageGothic] : [];
  const quoted = [...own, family, ...fallbacks].map((each) => (each.includes(' ') ? `'${each}'` : each));
  return [...quoted, 'sans-serif'].join(', ');
}

/** Returns the font faces that a page in this theme needs from the start, in the syntax of `document.fonts.load`. */
export function facesOf(theme: Theme, hasGarageGothic: boolean): readonly string[] {
  const family = (name: FontName, use: 'body' | 'heading'): string =>
    name === 'garage_gothic' && hasGarageGothic ? garageGothic : fonts[name][use];
  const body = family(theme.themeAppBodyFontStyle, 'body');
  const heading = family(theme.themeAppHeadingFontStyle, 'heading');
  return [`700 24px "${heading}"`, `400 16px "${body}"`, `700 16px "${body}"`];
}
