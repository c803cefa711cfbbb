/**
 * Chromium reports styles and handlers of HTML already where the sanitiser parses it, in a document that is never shown:
 * the policy has stopped there what the sanitiser takes out next.
 */
export const parsedNoise =
  /directive 'style-src|"style-src-(?:elem|attr)"|inline event handler violates|"script-src-attr"/;
