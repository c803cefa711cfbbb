import type { Services } from '../core/services';

const key = 'joinery:reloaded-at';
const pauseMs = 10_000;

/**
 * Loads the page anew, but not again and again: a reload that cured nothing is not repeated within ten seconds, nor is
 * there one at all where nothing can be kept that would tell.
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
