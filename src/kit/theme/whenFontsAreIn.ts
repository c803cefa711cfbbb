const longestWaitMs = 1500;
const waits = new Map<string, Promise<void>>();
let deadline: Promise<void> | undefined;

/**
 * Resolves once all faces (in the syntax of `document.fonts.load`) have loaded or failed, at the latest a second and
 * a half after the first call. Returns the same promise for the same faces.
 */
export function whenFontsAreIn(faces: readonly string[]): Promise<void> {
  const key = faces.join();
  const wait = waits.get(key) ?? firstOf(faces);
  waits.set(key, wait);
  return wait;
}

async function firstOf(faces: readonly string[]): Promise<void> {
  deadline ??= new Promise((resolve) => setTimeout(resolve, longestWaitMs));
  await Promise.race([deadline, Promise.allSettled(faces.map((face) => document.fonts.load(face)))]);
}
