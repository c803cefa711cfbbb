import Cookies from 'js-cookie';
import type { Config } from '../../schemas/generated/config';
import type { KeyValueStorage, Locate, Services, SiteCookie, SiteCookies } from '../core/services';

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
    storage: storageIn(() => sessionStorage),
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
    framed: isFramed(),
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

/** Storage that all tabs of a site share. */
export function sharedStorage(): KeyValueStorage {
  // eslint-disable-next-line no-restricted-globals -- this is the service that the rule asks for
  return storageIn(() => localStorage);
}

/** Storage may be blocked or full; then nothing is kept, and the page works all the same. */
function storageIn(storage: () => Storage): KeyValueStorage {
  const quietly = <T>(run: () => T): T | undefined => {
    try {
      return run();
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => quietly(() => storage().getItem(key)) ?? undefined,
    write: (key, value) => quietly(() => storage().setItem(key, value)),
    remove: (key) => quietly(() => storage().removeItem(key)),
  };
}

/** A page of our own origin may frame us, and is no stranger. */
function isFramed(): boolean {
  if (window.top === window) return false;
  try {
    return window.top?.location.origin !== window.location.origin;
  } catch {
    return true;
  }
}

/** The cookies that the operator's sites share; that of the session ends with the browser's. */
export function siteCookies(config: Config): SiteCookies {
  return {
    token: siteCookie(config, 'token'),
    venue: siteCookie(config, 'venue', 365),
    analytics: siteCookie(config, 'analytics', 182), // asked again after half a year
    probe: siteCookie(config, 'probe'),
  };
}

/** A cookie with the site prefix, on the domain that the sites share. */
function siteCookie({ cookies: { prefix, domain } }: Config, suffix: keyof SiteCookies, days?: number): SiteCookie {
  const name = `${prefix}${suffix}`;
  const shared = { path: '/', ...(domain === '' ? {} : { domain }) };
  const lasting = days === undefined ? {} : { expires: days };
  // In a frame of another site a browser keeps those alone that are kept apart for that site.
  const place = isFramed()
    ? { ...shared, sameSite: 'none' as const, secure: true, partitioned: true }
    : { ...shared, sameSite: 'lax' as const, secure: true };
  return {
    read: () => Cookies.get(name),
    write: (text) => void Cookies.set(name, text, { ...place, ...lasting }),
    remove: () => Cookies.remove(name, place),
  };
}
