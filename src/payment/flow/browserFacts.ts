import type { AuthoriseBody } from '../../api/checkout';

/** Depths that 3-D Secure knows. Source: EMV 3-D Secure protocol specification, browserColorDepth. */
const colourDepths = [1, 4, 8, 15, 16, 24, 32, 48];

/** What 3-D Secure asks to know of the browser. */
export function browserFacts(): AuthoriseBody['browser'] {
  const { width, height, colorDepth } = window.screen;
  return {
    screenWidth: width,
    screenHeight: height,
    colourDepth: colourDepths.filter((depth) => depth <= colorDepth).at(-1) ?? 24,
    timezoneOffset: new Date().getTimezoneOffset(),
    language: navigator.language,
    javascriptEnabled: 1,
    javaEnabled: 0,
  };
}
