import type { AuthoriseBody } from '../../kit/api/checkout';

/** The colour depths that 3-D Secure accepts. Source: EMV 3-D Secure protocol specification, browserColorDepth. */
const colourDepths = [1, 4, 8, 15, 16, 24, 32, 48];

/** Returns the facts about the browser that 3-D Secure requires. Source: EMV 3-D Secure protocol specification. */
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
