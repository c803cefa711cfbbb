import { linear, type Colour } from './colour';

/** A colour in Oklch: lightness 0 to 1, chroma from 0 (grey) upwards, hue in radians. Source: CSS Color 4. */
export type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number };

export function toOklch([red, green, blue]: Colour): Oklch {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const greenRed = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { lightness, chroma: Math.hypot(greenRed, blueYellow), hue: Math.atan2(blueYellow, greenRed) };
}

/** Returns the nearest sRGB colour: lightness and hue are kept, chroma is reduced until the colour is in gamut. */
export function fromOklch(colour: Oklch): Colour {
  const lightness = Math.min(1, Math.max(0, colour.lightness));
  const wanted = channels({ ...colour, lightness });
  if (isShown(wanted)) return rounded(wanted);
  let [shown, unshown] = [0, colour.chroma];
  while (unshown - shown > 0.0005) {
    const chroma = (shown + unshown) / 2;
    if (isShown(channels({ ...colour, lightness, chroma }))) shown = chroma;
    else unshown = chroma;
  }
  return rounded(channels({ ...colour, lightness, chroma: shown }));
}

type Channels = readonly [number, number, number];

/** Returns sRGB channels: 0 to 1 within the gamut, beyond these limits outside. */
function channels({ lightness, chroma, hue }: Oklch): Channels {
  const [greenRed, blueYellow] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3;
  const medium = (lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3;
  const short = (lightness - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3;
  return [
    withGamma(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    withGamma(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    withGamma(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function withGamma(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

function isShown(each: Channels): boolean {
  return each.every((channel) => channel > -0.0002 && channel < 1.0002);
}

function rounded([red, green, blue]: Channels): Colour {
  const whole = (channel: number): number => Math.min(255, Math.max(0, Math.round(channel * 255)));
  return [whole(red), whole(green), whole(blue)];
}
