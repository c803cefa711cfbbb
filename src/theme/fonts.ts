import type { FontName, Theme } from '../api/theme';

type Font = {
  /** Families from the wanted one to those that every machine has. */
  readonly families: readonly [string, ...string[]];
  /** The family that comes with the page. */
  readonly bundled: string;
};

/** The family that an operator's own files are known by; until they are there, a look-alike stands in. */
export const garageGothic = 'Garage Gothic';

const fonts: Readonly<Record<FontName, Font>> = {
  garage_gothic: {
    families: [garageGothic, 'Barlow Condensed', 'Roboto Condensed', 'Arial Narrow'],
    bundled: 'Barlow Condensed',
  },
  lato: { families: ['Lato', 'Helvetica Neue', 'Arial'], bundled: 'Lato' },
  open_sans: { families: ['Open Sans', 'Segoe UI', 'Arial'], bundled: 'Open Sans' },
  roboto: { families: ['Roboto', 'Arial'], bundled: 'Roboto' },
};

/** What `font-family` takes. */
export function fontStack(name: FontName): string {
  const families = fonts[name].families.map((family) => (family.includes(' ') ? `'${family}'` : family));
  return [...families, 'sans-serif'].join(', ');
}

/** The faces that a page in this theme is drawn with from the start, as `document.fonts.load` takes them. */
export function facesOf(theme: Theme, ownGarageGothic: boolean): readonly string[] {
  const family = (name: FontName): string =>
    name === 'garage_gothic' && ownGarageGothic ? garageGothic : fonts[name].bundled;
  const body = family(theme.themeAppBodyFontStyle);
  return [`700 24px "${family(theme.themeAppHeadingFontStyle)}"`, `400 16px "${body}"`, `700 16px "${body}"`];
}
