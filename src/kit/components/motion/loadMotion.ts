type Framer = typeof import('./framer');

let part: Framer | undefined;

/** Loads the animation code. Until it has loaded, and if it fails to, everything appears and disappears at once. */
export async function loadMotion(): Promise<void> {
  part = await import('./framer').catch(() => undefined);
}

/** Returns the animation code; `undefined` until it has loaded. */
export function loadedMotion(): Framer | undefined {
  return part;
}
