import { contrast, hexOf, mix, parseColour, type Colour } from '../../ground/core/colour';
import { fromOklch, toOklch } from '../../ground/core/oklch';
import type { Theme } from '../api/theme';

/** The minimum contrast of text and of graphical marks. Source: WCAG 2.2 AA, 1.4.3 and 1.4.11. */
export const minContrast = { text: 4.5, mark: 3 } as const;

/**
 * The page's fixed backgrounds, against which an operator's colours must be legible; each is the token of the same name
 * in tokens.css.
 */
export const backgrounds = {
  paper: '#ffffff',
  chalk: '#f7f5f0',
  sand: '#efebe2',
  /** The darkest pixel of the maple floor, where two seams cross. */
  floor: '#dcc599',
  onDark2: '#cbc9d6',
} as const;

const white = colourOf('#ffffff');
const paper = colourOf(backgrounds.paper);
const lightBackgrounds: readonly Colour[] = [paper, colourOf(backgrounds.chalk), colourOf(backgrounds.sand)];

/** The step in lightness of the search for a legible shade. */
const step = 0.004;

/**
 * Derives legible shades of an operator's colours: nearest to the original in lightness, with the same hue. Fills carry
 * white text; each other shade is legible on the backgrounds that its comment names.
 */
export function deriveShades(theme: Theme) {
  const primary = colourOf(theme.themeAppPrimaryColour);
  const header = colourOf(theme.themeAppHeaderBgColour);
  const headerPrimary = colourOf(theme.headerPrimaryColour);
  const tint = mix(primary, white, 0.1);
  const lightest = [...lightBackgrounds, tint];

  const action = darken(primary, (shade) => isLegibleOn(shade, lightest, minContrast.text));
  const deep = darken(colourOf(theme.themeAppSecondaryColour1), (shade) => contrast(shade, paper) >= 7);
  const ink = darken(colourOf(theme.themeAppDarkBgColour), (shade) =>
    isLegibleOn(shade, [colourOf(backgrounds.floor), colourOf(backgrounds.onDark2)], minContrast.text),
  );
  const onHeader =
    contrast(white, header) >= minContrast.text
      ? white
      : darken(ink, (shade) => contrast(shade, header) >= minContrast.text);
  return {
    /** Fills under white text, and text on paper, chalk, sand and tint. */
    action: hexOf(action),
    actionHover: hexOf(pressed(action, 0.06)),
    actionActive: hexOf(pressed(action, 0.12)),
    /** The background and border of a chosen item. */
    tint: hexOf(tint),
    tintLine: hexOf(mix(primary, white, 0.4)),
    /** Meaningful marks on paper, chalk, sand and tint. */
    mark: hexOf(darken(primary, (shade) => isLegibleOn(shade, lightest, minContrast.mark))),
    /** Secondary buttons and the focus ring. */
    deep: hexOf(deep),
    deepHover: hexOf(pressed(deep, 0.06)),
    deepActive: hexOf(pressed(deep, 0.12)),
    /** Text on every light background and on the floor; a fill under text in `onDark` and `onDark2`. */
    ink: hexOf(ink),
    onHeader: hexOf(onHeader),
    /** Text in the operator's colour on the header. */
    onDarkAccent: hexOf(nearest(headerPrimary, (shade) => contrast(shade, header) >= minContrast.text)),
    headerMark: hexOf(nearest(headerPrimary, (shade) => contrast(shade, header) >= minContrast.mark)),
    headerLine: hexOf(mix(onHeader, header, 0.15)),
  };
}

/** Parses a colour of a validated theme. Throws if `readTheme` has not validated it. */
export function colourOf(text: string): Colour {
  const colour = parseColour(text);
  if (!colour) throw new Error(`"${text}" is no colour: read a theme by readTheme before its shades are derived.`);
  return colour;
}

type IsLegible = (shade: Colour) => boolean;

function isLegibleOn(shade: Colour, others: readonly Colour[], ratio: number): boolean {
  return others.every((other) => contrast(shade, other) >= ratio);
}

/** Returns the first legible darker shade; black if none is legible. */
function darken(colour: Colour, isLegible: IsLegible): Colour {
  return search(colour, isLegible, -step)?.shade ?? [0, 0, 0];
}

/** Returns the legible shade with the least change, darker or lighter. */
function nearest(colour: Colour, isLegible: IsLegible): Colour {
  const ways = [search(colour, isLegible, -step), search(colour, isLegible, step)].filter((way) => way !== undefined);
  return ways.sort((a, b) => a.steps - b.steps)[0]?.shade ?? [0, 0, 0];
}

function search(colour: Colour, isLegible: IsLegible, by: number): { shade: Colour; steps: number } | undefined {
  if (isLegible(colour)) return { shade: colour, steps: 0 };
  const start = toOklch(colour);
  const room = by < 0 ? start.lightness : 1 - start.lightness;
  for (let steps = 1; steps <= Math.ceil(room / step); steps += 1) {
    const shade = fromOklch({ ...start, lightness: start.lightness + steps * by });
    if (isLegible(shade)) return { shade, steps };
  }
  return undefined;
}

/** Returns a fill's hover or pressed shade: darker, or lighter if the fill is almost black. */
function pressed(fill: Colour, by: number): Colour {
  const { lightness, ...rest } = toOklch(fill);
  const darkest = 0.25;
  return fromOklch({ ...rest, lightness: lightness < darkest ? darkest + by : lightness - by });
}
