/**
 * What index.html and `drawFloor` put before the app: it stays in sight, over the app that is being drawn, until there is
 * more to see than a spinner.
 */
const floorId = 'floor';
let holding = 0;

export function firstFloor(): HTMLElement | null {
  return document.getElementById(floorId);
}

/** Keeps the first floor in sight. The answer lets it go. */
export function holdFloor(): () => void {
  if (!firstFloor()?.inert) return () => undefined; // no more than a spinner itself
  holding += 1;
  return () => {
    holding -= 1;
    queueMicrotask(liftFloor); // what is drawn now may have to wait as well
  };
}

/** Shows the app, unless it has nothing to show yet. */
export function liftFloor(): void {
  if (holding === 0) firstFloor()?.remove();
}
