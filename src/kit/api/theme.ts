import { hexOf, parseColour } from '../../ground/core/colour';
import type { Answer } from './call';

type Fields = Required<Answer<'theme'>>;

/** A venue's theme after validation: every field is present, a colour is `#rrggbb`, an image has a loadable address. */
export type Theme = { readonly [F in keyof Fields]: Fields[F] };
export type ThemeField = keyof Theme;
export type FontName = Theme['themeAppBodyFontStyle'];

/** A field with an invalid value, which was replaced by its default. */
export type ThemeProblem = { readonly field: ThemeField; readonly expected: string };

export type ReadTheme = { readonly theme: Theme; readonly problems: readonly ThemeProblem[] };

/** A kind of field. `read` returns `undefined` for an invalid value. */
type Kind<T> = { readonly expected: string; read(value: unknown): T | undefined };

const fontNames: Readonly<Record<FontName, true>> = { garage_gothic: true, lato: true, open_sans: true, roboto: true };

const colour: Kind<string> = {
  expected: 'a colour such as "#8C59F8" or "rgb(140, 89, 248)"',
  read(value) {
    const parsed = typeof value === 'string' ? parseColour(value) : undefined;
    return parsed && hexOf(parsed);
  },
};
const image: Kind<string | null> = {
  expected: 'the address of an image (https, data:image, or a path of the site), or null for none',
  read: (value) => (value === null || value === '' ? null : imageAddress(value)),
};
const font = oneOf(fontNames);
const buttonStyle = oneOf({ solid: true, outline: true });

const kinds: { readonly [F in ThemeField]: Kind<Theme[F]> } = {
  themeAppPrimaryColour: colour,
  themeAppSecondaryColour1: colour,
  themeAppSecondaryColour2: colour,
  themeAppDarkBgColour: colour,
  themeAppHeaderBgColour: colour,
  headerPrimaryColour: colour,
  themeAppLogo: image,
  themeAppBodyFontStyle: font,
  themeAppHeadingFontStyle: font,
  themeAppSecondaryButtonStyle: buttonStyle,
  kioskBackgroundImage: image,
};

export const themeFields = Object.keys(kinds) as readonly ThemeField[]; // the record has exactly these keys

/**
 * Reads a theme field by field. A missing or invalid field takes its default, so that an operator's mistake
 * never breaks the page; invalid fields are returned as problems.
 */
export function readTheme(answer: unknown): ReadTheme {
  const given = answer !== null && typeof answer === 'object' ? (answer as Readonly<Record<string, unknown>>) : {};
  const problems: ThemeProblem[] = [];
  const field = <F extends ThemeField>(name: F, fallback: Theme[F]): Theme[F] => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (value === undefined) return fallback;
    const read = kinds[name].read(value);
    if (read === undefined) problems.push({ field: name, expected: kinds[name].expected });
    return read ?? fallback;
  };
  const primary = field('themeAppPrimaryColour', '#8c59f8');
  const dark = field('themeAppDarkBgColour', '#262731');
  const theme: Theme = {
    themeAppPrimaryColour: primary,
    themeAppSecondaryColour1: field('themeAppSecondaryColour1', '#3e2dac'),
    themeAppSecondaryColour2: field('themeAppSecondaryColour2', '#3e2dac'),
    themeAppDarkBgColour: dark,
    themeAppHeaderBgColour: field('themeAppHeaderBgColour', dark),
    headerPrimaryColour: field('headerPrimaryColour', primary),
    themeAppLogo: field('themeAppLogo', null),
    themeAppBodyFontStyle: field('themeAppBodyFontStyle', 'roboto'),
    themeAppHeadingFontStyle: field('themeAppHeadingFontStyle', 'garage_gothic'),
    themeAppSecondaryButtonStyle: field('themeAppSecondaryButtonStyle', 'solid'),
    kioskBackgroundImage: field('kioskBackgroundImage', null),
  };
  return { theme, problems };
}

function oneOf<T extends string>(values: Readonly<Record<T, true>>): Kind<T> {
  const isOne = (value: unknown): value is T => typeof value === 'string' && Object.hasOwn(values, value);
  return {
    expected: `one of ${Object.keys(values).join(', ')}`,
    read: (value) => (isOne(value) ? value : undefined),
  };
}

/** Returns an address that an image can load from; `undefined` for any other, such as a `javascript:` address. */
function imageAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value, 'https://site.invalid')) return undefined;
  const { protocol, pathname } = new URL(value, 'https://site.invalid');
  const loads = ['https:', 'http:'].includes(protocol) || (protocol === 'data:' && pathname.startsWith('image/'));
  return loads ? value : undefined;
}
