import Cookies from 'js-cookie';
import type { Config } from '../../schemas/generated/config';

/** The cookies without the prefix, which other companies' sites read as well. */
const sharedCookies: readonly string[] = ['selected', 'selectedSlugs'];

/** Clears the data that a page can clear: the storage except for `keptKeys`, the caches, and this site's cookies. */
export async function wipe({ prefix, domain }: Config['cookies'], keptKeys: readonly string[]): Promise<void> {
  for (const open of [() => window.sessionStorage, () => window.localStorage]) clear(open, keptKeys);
  for (const name of Object.keys(Cookies.get())) {
    if (!name.startsWith(prefix) && !sharedCookies.includes(name)) continue;
    Cookies.remove(name, { path: '/' });
    if (domain !== '') Cookies.remove(name, { path: '/', domain });
  }
  if (!('caches' in window)) return; // browsers leave out caches on plain http
  const names = await window.caches.keys().catch(() => []);
  await Promise.allSettled(names.map((name) => window.caches.delete(name)));
}

/** Clears one storage; does nothing when the browser blocks access, since a blocked storage is empty. */
function clear(open: () => Storage, keptKeys: readonly string[]): void {
  try {
    const storage = open();
    for (const key of Object.keys(storage)) if (!keptKeys.includes(key)) storage.removeItem(key);
  } catch {
    return;
  }
}
