import { pageTexts, textsAt } from './rules';

/** Collects the texts that are on the page at any time from now on. */
export function collectTexts({ leaveOut }: { readonly leaveOut?: ReadonlySet<string> } = {}) {
  const texts = new Set<string>();
  const add = (found: Iterable<string>): void => {
    for (const text of found) if (leaveOut?.has(text) !== true) texts.add(text);
  };
  // Only what has changed is read, since reading the whole page after each change would take most of the time.
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) add(textsAt(node));
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  add(pageTexts());
  return { texts, stop: () => observer.disconnect() };
}

/** The errors that come from a browser without a window, or from closing a page that is still loading. */
const notThePages = /AbortError: The animation was canceled|use\(\) to suspend in a previous render/;

/** Collects the errors that nothing on the page has caught. */
export function watchUncaught() {
  const found: string[] = [];
  const note = (reason: unknown): void => {
    const text = reason instanceof Error ? (reason.stack ?? reason.message) : String(reason);
    if (!notThePages.test(text)) found.push(text);
  };
  process.on('unhandledRejection', note);
  const { error } = console;
  console.error = (...said: readonly unknown[]) => note(said.map(String).join(' '));
  const stop = (): void => {
    process.off('unhandledRejection', note);
    console.error = error;
  };
  return { found, stop };
}
