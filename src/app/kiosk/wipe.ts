import Cookies from 'js-cookie';
import type { Config } from '../../../schemas/generated/config';

/** Cookies that carry no prefix, since sites of other makers read them too. */
const sharedCookies: readonly string[] = ['selected', 'selectedSlugs'];

/** Empties what this site keeps in the browser, as far as a page can: storage but for some keys, caches, our cookies. */
export async function wipe({ prefix, domain }: Config['cookies'], keptKeys: readonly string[]): Promise<void> {
  for (const open of [() => window.sessionStorage, () => window.localStorage]) clear(open, keptKeys);
  for (const name of Object.keys(Cookies.get())) {
    if (!name.startsWith(prefix) && !sharedCookies.includes(name)) continue;
    Cookies.remove(name, { path: '/' });
    if (domain !== '') Cookies.remove(name, { path: '/', domain });
  }
  if (!('caches' in window)) return; // not there on a page that came by plain http
  const names = await window.caches.keys().catch(() => []);
  await Promise.allSettled(names.map((name) => window.caches.delete(name)));
}

/** Storage that is blocked has nothing in it. */
function clear(open: () => Storage, keptKeys: readonly string[]): void {
  try {
    const storage = open();
    for (const key of Object.keys(storage)) if (!keptKeys.includes(key)) storage.removeItem(key);
  } catch {
    return;
  }
}
