import Cookies from 'js-cookie';
import type { Config } from '../../schemas/generated/config';
import type { KeyValueStorage, Locate, Services } from '../core/services';
import type { VenueCookie } from '../stores/SelectedVenueStore';
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

/** The cookie that says there is a session. It ends with the browser's. */
export function tokenCookie(config: Config): TokenCookie {
  return sharedCookie(config, 'token');
}

/** The cookie that keeps the selected venue, for a year. */
export function venueCookie(config: Config): VenueCookie {
  return sharedCookie(config, 'venue', 365);
}

/** A cookie with the site prefix, on the domain that the sites share. */
function sharedCookie({ cookies: { prefix, domain } }: Config, suffix: string, days?: number): TokenCookie {
  const name = `${prefix}${suffix}`;
  const shared = { path: '/', ...(domain === '' ? {} : { domain }) };
  const lasting = days === undefined ? {} : { expires: days };
  return {
    read: () => Cookies.get(name),
    write: (text) => void Cookies.set(name, text, { ...shared, ...lasting, sameSite: 'lax', secure: true }),
    remove: () => Cookies.remove(name, shared),
  };
}
