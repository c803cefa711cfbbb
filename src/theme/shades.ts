import { contrast, hexOf, mix, parseColour, type Colour } from '../core/colour';
import { fromOklch, toOklch } from '../core/oklch';
import type { Theme } from '../api/theme';

/** What WCAG 2.2 AA asks of text, and of what else has to be seen. */
export const wanted = { text: 4.5, mark: 3 } as const;

/** The page's own colours that an operator's have to go with; each is the token of its name in tokens.css. */
export const grounds = {
  paper: '#ffffff',
  chalk: '#f7f5f0',
  sand: '#efebe2',
  /** Maple where two seams of its boards cross. */
  floor: '#dcc599',
  onDark2: '#cbc9d6',
} as const;

const white = colourOf('#ffffff');
const paper = colourOf(grounds.paper);
const lightGrounds: readonly Colour[] = [paper, colourOf(grounds.chalk), colourOf(grounds.sand)];

/** How far a colour goes on the way to one that reads, in lightness. */
const step = 0.004;

/**
 * The shades of an operator's colours that read: nearest to what was sent in lightness, the hue kept. A fill has white
 * text on it; `mark`, `deep` and `onDarkAccent` stand on the grounds that their docs name.
 */
export function deriveShades(theme: Theme) {
  const primary = colourOf(theme.themeAppPrimaryColour);
  const header = colourOf(theme.themeAppHeaderBgColour);
  const headerPrimary = colourOf(theme.headerPrimaryColour);
  const tint = mix(primary, white, 0.1);
  const lightest = [...lightGrounds, tint];

  const action = darken(primary, (shade) => reads(shade, lightest, wanted.text));
  const deep = darken(colourOf(theme.themeAppSecondaryColour1), (shade) => contrast(shade, paper) >= 7);
  const ink = darken(colourOf(theme.themeAppDarkBgColour), (shade) =>
    reads(shade, [colourOf(grounds.floor), colourOf(grounds.onDark2)], wanted.text),
  );
  const onHeader =
    contrast(white, header) >= wanted.text ? white : darken(ink, (shade) => contrast(shade, header) >= wanted.text);
  return {
    /** Fills under white text, and text on paper, chalk, sand and tint. */
    action: hexOf(action),
    actionHover: hexOf(pressed(action, 0.06)),
    actionActive: hexOf(pressed(action, 0.12)),
    /** The ground of what is chosen, and its line. */
    tint: hexOf(tint),
    tintLine: hexOf(mix(primary, white, 0.4)),
    /** A mark that tells something, on paper, chalk, sand and tint. */
    mark: hexOf(darken(primary, (shade) => reads(shade, lightest, wanted.mark))),
    /** Secondary buttons and the ring around what has the focus. */
    deep: hexOf(deep),
    deepHover: hexOf(pressed(deep, 0.06)),
    deepActive: hexOf(pressed(deep, 0.12)),
    /** Text on every light ground and on the floor; a fill under text of `onDark` and `onDark2`. */
    ink: hexOf(ink),
    onHeader: hexOf(onHeader),
    /** Text in the operator's colour on the header. */
    onDarkAccent: hexOf(nearest(headerPrimary, (shade) => contrast(shade, header) >= wanted.text)),
    headerMark: hexOf(nearest(headerPrimary, (shade) => contrast(shade, header) >= wanted.mark)),
    headerLine: hexOf(mix(onHeader, header, 0.15)),
  };
}

/** A colour of a theme, which `readTheme` has held to be one. */
export function colourOf(text: string): Colour {
  const colour = parseColour(text);
  if (!colour) throw new Error(`"${text}" is no colour: read a theme by readTheme before its shades are derived.`);
  return colour;
}

type Reads = (shade: Colour) => boolean;

function reads(shade: Colour, others: readonly Colour[], ratio: number): boolean {
  return others.every((other) => contrast(shade, other) >= ratio);
}

/** The first darker shade that reads; black when none does. */
function darken(colour: Colour, isReadable: Reads): Colour {
  return search(colour, isReadable, -step)?.shade ?? [0, 0, 0];
}

/** The shade that reads with the least change, be it darker or lighter. */
function nearest(colour: Colour, isReadable: Reads): Colour {
  const ways = [search(colour, isReadable, -step), search(colour, isReadable, step)].filter((way) => way !== undefined);
  return ways.sort((a, b) => a.steps - b.steps)[0]?.shade ?? [0, 0, 0];
}

function search(colour: Colour, isReadable: Reads, by: number): { shade: Colour; steps: number } | undefined {
  if (isReadable(colour)) return { shade: colour, steps: 0 };
  const start = toOklch(colour);
  const room = by < 0 ? start.lightness : 1 - start.lightness;
  for (let steps = 1; steps <= Math.ceil(room / step); steps += 1) {
    const shade = fromOklch({ ...start, lightness: start.lightness + steps * by });
    if (isReadable(shade)) return { shade, steps };
  }
  return undefined;
}

/** A fill under the pointer: darker, or lighter where there is nothing darker to see. */
function pressed(fill: Colour, by: number): Colour {
  const { lightness, ...rest } = toOklch(fill);
  const darkest = 0.25;
  return fromOklch({ ...rest, lightness: lightness < darkest ? darkest + by : lightness - by });
}
