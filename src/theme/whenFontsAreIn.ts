const longestWaitMs = 1500;
const waits = new Map<string, Promise<void>>();
let patience: Promise<void> | undefined;

/**
 * Resolves once all of these faces (`document.fonts.load` takes each) are here or have failed, at the latest a second and
 * a half after fonts were first waited for. The same promise for the same faces.
 */
export function whenFontsAreIn(faces: readonly string[]): Promise<void> {
  const key = faces.join();
  const wait = waits.get(key) ?? firstOf(faces);
  waits.set(key, wait);
  return wait;
}

async function firstOf(faces: readonly string[]): Promise<void> {
  patience ??= new Promise((resolve) => setTimeout(resolve, longestWaitMs));
  await Promise.race([patience, Promise.allSettled(faces.map((face) => document.fonts.load(face)))]);
}
