/** The states that only a hand on the page brings about, by the class that holds one for good. */
const states = { ':hover': '.is-hover', ':active': '.is-active', ':focus-visible': '.is-focus' } as const;

/** Gives every rule for such a state a twin for its class, so that the sheet shows what the product's own rules say. */
export function heldStates(sheets: Iterable<CSSStyleSheet>): void {
  for (const sheet of sheets) {
    for (const rule of [...sheet.cssRules].reverse()) {
      const twin = rule instanceof CSSStyleRule ? twinOf(rule) : undefined;
      if (twin !== undefined) sheet.insertRule(twin, [...sheet.cssRules].indexOf(rule) + 1);
    }
  }
}

function twinOf({ selectorText, style }: CSSStyleRule): string | undefined {
  const held = Object.entries(states).reduce((text, [state, name]) => text.replaceAll(state, name), selectorText);
  return held === selectorText ? undefined : `${held} { ${style.cssText} }`;
}
