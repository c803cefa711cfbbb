import type { BrowserContext } from '@playwright/test';

/** The beginning of the report of a press that did nothing. */
export const silentPress = 'A press did nothing: ';

/**
 * Lets every page of a context report a press of a button, a link, a box to tick or an option of a list of the page's own
 * that changes nothing: no element, no focus, no address, no scrolling, and no tick. What is busy already may be pressed in
 * silence, and so may what leaves the page to the browser.
 *
 * A change that happens to fall into the same moment, such as a clock's, hides a silent press, and a button that is
 * `disabled` hears none: the linter allows no such button. A browser's own list of options and a radio button, which may be
 * chosen already, are not watched.
 */
export async function watchPresses(context: BrowserContext): Promise<void> {
  await context.addInitScript(reportSilentPresses, silentPress);
}

function reportSilentPresses(words: string): void {
  if (!location.hostname.endsWith('joinery.localhost')) return;
  // A test that holds the page's clock does not hold this one.
  const later = setTimeout.bind(window);
  const frame = requestAnimationFrame.bind(window);
  const pageTimeMs = 100;
  /** The frames that a page draws in that time; a busy machine draws them later, and its page is given as many. */
  const frames = 6;
  const longestMs = 3000;
  const watched =
    'button, summary, a[href], input[type="checkbox"], [role="button"], [role="option"], [role="tab"], [role^="menuitem"]';
  let changes = 0;
  const note = (): void => {
    changes += 1;
  };
  new MutationObserver(note).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (const effect of ['scroll', 'toggle', 'beforeprint', 'fullscreenchange', 'pagehide', 'popstate', 'hashchange'])
    addEventListener(effect, note, true);
  // At the document, which a trial of Playwright's does not reach.
  document.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest(watched) : null;
      if (!pressed || pressed.matches('[aria-busy="true"], a[target], a[download], a:not([href^="/"], [href^="#"])'))
        return;
      const box = pressed instanceof HTMLInputElement ? pressed : undefined;
      const before = { changes, address: location.href, focus: document.activeElement, ticked: box?.checked };
      const name = pressed.getAttribute('aria-label') ?? (box?.labels?.[0] ?? pressed).textContent;
      // A box is ticked before its click is heard, and a page that takes no tick has taken it back once the click is over.
      let isTicked = false;
      later(() => (isTicked = box !== undefined && box.checked === before.ticked), 0);
      const pressedAt = performance.now();
      let drawn = 0;
      const draw = (): void => {
        drawn += 1;
        if (drawn < frames) frame(draw);
      };
      frame(draw);
      const look = (): void => {
        const { activeElement } = document;
        const isMoved = activeElement !== before.focus && activeElement !== pressed;
        if (changes !== before.changes || location.href !== before.address || isMoved || isTicked) return;
        if (drawn < frames && performance.now() - pressedAt < longestMs) later(look, pageTimeMs);
        else console.error(`${words}"${name.trim()}" at ${location.pathname}`);
      };
      later(look, pageTimeMs);
    },
    true,
  );
}
