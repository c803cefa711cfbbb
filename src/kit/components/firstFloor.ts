/**
 * The floor background that index.html and `drawFirst` show before the app starts. It covers the app until the app has
 * more to show than a spinner.
 */
const floorId = 'floor';
let holding = 0;

export function firstFloor(): HTMLElement | null {
  return document.getElementById(floorId);
}

/** Keeps the first floor visible. Returns a function that releases it. */
export function holdFloor(): () => void {
  if (!firstFloor()?.inert) return () => undefined; // the first floor shows a spinner itself
  holding += 1;
  return () => {
    holding -= 1;
    queueMicrotask(liftFloor); // the next screen may call holdFloor in the same task
  };
}

/** Removes the first floor and so shows the app, unless something holds it. */
export function liftFloor(): void {
  if (holding === 0) firstFloor()?.remove();
}
