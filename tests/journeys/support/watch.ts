import { withoutRepeats } from './ways';

export type Watch<T> = {
  /** Everything different that was seen, in order. */
  readonly seen: readonly T[];
  stop(): void;
};

/** Looks at the page after each change of it. What `look` finds nothing in is passed over. */
export function watch<T>(look: () => T | undefined): Watch<T> {
  let seen: readonly T[] = [];
  const note = (): void => {
    const now = look();
    if (now !== undefined) seen = withoutRepeats([...seen, now]);
  };
  const observer = new MutationObserver(note);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  return {
    get seen() {
      return seen;
    },
    stop: () => observer.disconnect(),
  };
}
