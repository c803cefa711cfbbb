/** An opaque sRGB colour; each channel from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Parses `#rgb`, `#rrggbb` or `rgb(…)`; returns `undefined` for any other text, a translucent colour included. */
export function parseColour(text: string): Colour | undefined {
  const written = text.trim().toLowerCase();
  return parseHex(written) ?? parseRgb(written);
}

/** Formats a colour as `#rrggbb`. */
export function hexOf(colour: Colour): string {
  return `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Blends `share` (0 to 1) of the upper colour into the lower one. */
export function mix(over: Colour, under: Colour, share: number): Colour {
  const channel = (index: 0 | 1 | 2): number => Math.round(over[index] * share + under[index] * (1 - share));
  return [channel(0), channel(1), channel(2)];
}

/** Returns the contrast of two colours, from 1 (none) to 21 (black on white). Source: WCAG 2.2, "contrast ratio". */
export function contrast(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Returns the luminance of a colour, from 0 (black) to 1 (white). Source: WCAG 2.2, "relative luminance". */
export function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Converts an sRGB channel (0 to 255) to linear light (0 to 1). */
export function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function parseHex(text: string): Colour | undefined {
  if (!/^#(?:[\da-f]{3}|[\da-f]{6})$/.test(text)) return undefined;
  const size = text.length === 4 ? 1 : 2;
  const channel = (index: number): number => {
    const digits = text.slice(1 + index * size, 1 + (index + 1) * size);
    return parseInt(size === 1 ? digits + digits : digits, 16);
  };
  return [channel(0), channel(1), channel(2)];
}

/** Parses the comma-separated and the space-separated form of `rgb(…)`. */
function parseRgb(text: string): Colour | undefined {
  const match = /^rgb\(\s*(\d{1,3})(?:\s*,\s*|\s+)(\d{1,3})(?:\s*,\s*|\s+)(\d{1,3})\s*\)$/.exec(text);
  if (!match) return undefined;
  const colour: Colour = [Number(match[1]), Number(match[2]), Number(match[3])];
  return colour.every((channel) => channel <= 255) ? colour : undefined;
}
