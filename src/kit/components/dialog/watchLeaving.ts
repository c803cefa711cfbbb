import { backGuard } from './backGuard';

/** Asks the customer. The question is given what leaves the page after all. */
type Ask = (leave: () => void) => void;

/**
 * Stops whatever would leave the page, and asks first: a link within the site, a button that is marked with `data-leaves`,
 * the browser's Back and Forward, and, by the browser's own question, the end of the document. Returns what stops it.
 */
export function watchLeaving(goTo: (path: string) => void, ask: Ask): () => void {
  let isLeaving = false;
  const handleUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
  const handleClick = (event: MouseEvent): void => {
    if (isLeaving) return;
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-leaves]');
    const path = pathOfClick(event);
    if (!button && path === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    ask(() => {
      if (!button) return goTo(path ?? '/');
      isLeaving = true;
      button.click();
      isLeaving = false;
    });
  };
  const unwatch = watchHistory(ask);
  window.addEventListener('beforeunload', handleUnload);
  document.addEventListener('click', handleClick, true); // before the router sees the click
  return () => {
    unwatch();
    window.removeEventListener('beforeunload', handleUnload);
    document.removeEventListener('click', handleClick, true);
  };
}

/**
 * Stops the browser's Back and Forward. They can't be refused: the browser has gone to the other entry when it tells of it,
 * so it is sent to this one again while the router hears of neither. Returns what stops it.
 */
function watchHistory(ask: Ask): () => void {
  const here = { path: pathOf(window.location), index: indexOfEntry() };
  let isLeaving = false;
  let isReturning = false;
  const handlePop = (event: PopStateEvent): void => {
    const isHere = pathOf(window.location) === here.path;
    if (isLeaving || (isHere && !isReturning)) return;
    event.stopImmediatePropagation();
    isReturning = !isHere;
    if (isHere) return;
    const there = indexOfEntry();
    const steps = here.index === undefined || there === undefined ? -1 : there - here.index;
    window.history.go(-steps);
    ask(() => {
      isLeaving = true;
      window.history.go(steps);
    });
  };
  backGuard.hear = handlePop;
  return () => {
    if (backGuard.hear === handlePop) backGuard.hear = undefined; // a window on the page may listen by now
  };
}

/** Returns the place of the current entry among the router's, which it keeps in the entry; undefined for an anchor's. */
function indexOfEntry(): number | undefined {
  const state = window.history.state as { readonly idx?: number } | null;
  return state?.idx;
}

function pathOf({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  return pathname + search;
}

/** Returns the path that a plain click on a link leads to within this site; `undefined` for any other click, and for the page that is open. */
function pathOfClick({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | undefined {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return undefined;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target !== '' || link.origin !== window.location.origin) return undefined;
  const path = pathOf(link);
  return path === pathOf(window.location) ? undefined : path;
}
