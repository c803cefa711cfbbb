import { pageTexts, textsAt } from './texts';

/** Tells each text that is on the page at any time from now on. Returns a function that stops it. */
export function watchTexts(tell: (texts: readonly string[]) => void): () => void {
  // Only what has changed is read, since reading the whole page after each change would take most of the time.
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) tell(textsAt(node));
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  tell(pageTexts());
  return () => observer.disconnect();
}
