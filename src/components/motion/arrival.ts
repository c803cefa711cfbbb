type Framer = typeof import('./framer');

let part: Framer | undefined;

/** Brings what makes things move. Until it is there, and where it can't be had, everything comes and goes at once. */
export async function loadMotion(): Promise<void> {
  part = await import('./framer').catch(() => undefined);
}

/** `undefined` for as long as nothing moves. */
export function motionPart(): Framer | undefined {
  return part;
}
