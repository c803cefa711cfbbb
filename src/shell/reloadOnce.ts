import type { Services } from '../ground/core/services';

const key = 'joinery:reloaded-at';
const pauseMs = 10_000;

/**
 * Reloads the page, but at most once in ten seconds. Does not reload without storage, which keeps the time of the last
 * reload. Returns true if the page reloads.
 */
export function reloadOnce({ clock, storage, location }: Pick<Services, 'clock' | 'storage' | 'location'>): boolean {
  const now = clock.now().getTime();
  const last = Number(storage.read(key) ?? 0);
  if (now - last < pauseMs) return false;
  storage.write(key, String(now));
  if (storage.read(key) !== String(now)) return false;
  location.reload();
  return true;
}
