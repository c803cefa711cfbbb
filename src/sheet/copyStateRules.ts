/** The pseudo-classes of user interaction, with the class that shows each state permanently. */
const states = { ':hover': '.is-hover', ':active': '.is-active', ':focus-visible': '.is-focus' } as const;

/** Copies every CSS rule with such a pseudo-class to a rule for its class, so that the sheet can show the state. */
export function copyStateRules(sheets: Iterable<CSSStyleSheet>): void {
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
