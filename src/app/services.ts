import Cookies from 'js-cookie';
import type { Config } from '../../schemas/generated/config';
import type { KeyValueStorage, Locate, Services } from '../core/services';
import type { TokenCookie } from '../stores/SessionStore';

/** The browser's own services. */
export function browserServices(): Services {
  return {
    clock: {
      now: () => new Date(),
      after(delayMs, run) {
        const timer = setTimeout(run, delayMs);
        return () => clearTimeout(timer);
      },
      every(everyMs, run) {
        const timer = setInterval(run, everyMs);
        return () => clearInterval(timer);
      },
    },
    storage: tabStorage(),
    network: (input, init) => fetch(input, init),
    location: {
      get host() {
        return window.location.hostname;
      },
      get path() {
        return window.location.pathname;
      },
      get search() {
        return window.location.search;
      },
      assign: (url) => window.location.assign(url),
      replace: (url) => window.location.replace(url),
      reload: () => window.location.reload(),
    },
    locate,
  };
}

const locate: Locate = () =>
  new Promise((resolve) => {
    // Not there on a page that came by plain http.
    const { geolocation } = navigator as { geolocation?: Geolocation };
    if (!geolocation) return resolve({ ok: false, denied: false });
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ ok: true, at: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code }) => resolve({ ok: false, denied: code === 1 }),
      { timeout: 10_000, enableHighAccuracy: true },
    );
  });

/** Storage may be blocked or full; then nothing is kept, and the page works all the same. */
function tabStorage(): KeyValueStorage {
  const quietly = <T>(run: () => T): T | undefined => {
    try {
      return run();
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => quietly(() => sessionStorage.getItem(key)) ?? undefined,
    write: (key, value) => quietly(() => sessionStorage.setItem(key, value)),
    remove: (key) => quietly(() => sessionStorage.removeItem(key)),
  };
}

/** The cookie with the site prefix, on the domain that the sites share. */
export function tokenCookie({ cookies: { prefix, domain } }: Config): TokenCookie {
  const name = `${prefix}token`;
  const shared = { path: '/', ...(domain === '' ? {} : { domain }) };
  return {
    read: () => Cookies.get(name),
    write: (token) => void Cookies.set(name, token, { ...shared, sameSite: 'lax', secure: true }),
    remove: () => Cookies.remove(name, shared),
  };
}
