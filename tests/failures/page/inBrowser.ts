// Runs in each page of a browser, before the page's own scripts: see tests/browser/failures/BrowserVisit.ts.
import { watchTexts } from './watching';

declare global {
  interface Window {
    /** Tell the test what is on the page, and which fields somebody fills in. */
    tellTexts(texts: readonly string[]): void;
    tellFilled(id: string): void;
  }
}

let changedAt = performance.now();
new MutationObserver(() => (changedAt = performance.now())).observe(document, {
  subtree: true,
  childList: true,
  characterData: true,
});

watchTexts((texts) => {
  if (texts.length > 0) window.tellTexts(texts);
});

for (const type of ['input', 'change'])
  document.addEventListener(
    type,
    ({ target }) => {
      if (target instanceof HTMLElement) window.tellFilled(target.id);
    },
    true,
  );

/** The time since the page last changed, in milliseconds. */
export const quietMs = (): number => performance.now() - changedAt;

export { control, dialogButton, field, hasKept, typedValues } from './controls';
export { look } from './look';
export { pageTexts } from './texts';
