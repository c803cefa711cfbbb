/** The name of the browser's cache that holds the kept pass alone. */
export const passCache = 'joinery-pass';

/** The address under which the pass is kept. No page is at it. */
export type PassPath = '/kept-pass';

export const passPath: PassPath = '/kept-pass';

/** Deletes the kept pass from this browser. */
export async function forgetPass(): Promise<void> {
  if (hasCaches()) await caches.delete(passCache).catch(() => false); // a browser that blocks its storage keeps nothing
}

/** Reports whether the browser has caches: not over plain http. */
export function hasCaches(): boolean {
  return 'caches' in globalThis;
}
