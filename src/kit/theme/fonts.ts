import type { FontName, Theme } from '../api/theme';

type Font = {
  /** The families of fonts.css, for text and for headings. */
  readonly body: string;
  readonly heading: string;
  /** Similar fonts that most devices have installed. */
  readonly fallbacks: readonly string[];
  /** The uses for which fonts.css scales a device's font to the size of this one. */
  readonly scaled: readonly ('body' | 'heading')[];
};

/** The font family of the operator's own Garage Gothic files; a similar font shows until they load. */
export const garageGothic = 'Garage Gothic';

const fonts: Readonly<Record<FontName, Font>> = {
  garage_gothic: {
    body: 'Barlow Condensed',
    heading: 'Barlow Condensed',
    fallbacks: ['Arial Narrow'],
    scaled: ['body', 'heading'],
  },
  lato: { body: 'Lato', heading: 'Lato Heading', fallbacks: ['Helvetica Neue', 'Arial'], scaled: ['heading'] },
  open_sans: { body: 'Open Sans', heading: 'Open Sans Heading', fallbacks: ['Segoe UI', 'Arial'], scaled: ['heading'] },
  roboto: { body: 'Roboto', heading: 'Roboto Heading', fallbacks: ['Arial'], scaled: ['heading'] },
};

/** Returns the value of `font-family` for a theme's font. */
export function fontStack(name: FontName, use: 'body' | 'heading'): string {
  const { fallbacks, scaled, [use]: family } = fonts[name];
  const own = name === 'garage_gothic' ? [garageGothic] : [];
  const fallback = scaled.includes(use) ? [`${family} Fallback`] : [];
  const quoted = [...own, family, ...fallback, ...fallbacks].map((each) => (each.includes(' ') ? `'${each}'` : each));
  return [...quoted, 'sans-serif'].join(', ');
}

/**
 * Returns the font faces that a page in this theme needs from the start, in the syntax of `document.fonts.load`, with the
 * device's font that shows in place of the heading's until that is in.
 */
export function facesOf(theme: Theme, hasGarageGothic: boolean): readonly string[] {
  const family = (name: FontName, use: 'body' | 'heading'): string =>
    name === 'garage_gothic' && hasGarageGothic ? garageGothic : fonts[name][use];
  const body = family(theme.themeAppBodyFontStyle, 'body');
  const heading = family(theme.themeAppHeadingFontStyle, 'heading');
  const fallback = heading === garageGothic ? fonts.garage_gothic.heading : heading;
  return [`700 24px "${heading}"`, `700 24px "${fallback} Fallback"`, `400 16px "${body}"`, `700 16px "${body}"`];
}
