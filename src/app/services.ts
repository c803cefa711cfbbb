import Cookies from 'js-cookie';
import type { Config } from '../../schemas/generated/config';
import { isKept } from '../core/isKept';
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
  const apart = isFramed() && !isKept(siteCookie(config, 'probe', { apart: false }));
  return {
    apart,
    jar: {
      token: siteCookie(config, 'token', { apart }),
      venue: siteCookie(config, 'venue', { apart, days: 365 }),
      analytics: siteCookie(config, 'analytics', { apart, days: 182 }), // asked again after half a year
      probe: siteCookie(config, 'probe', { apart }),
    },
  };
}

type CookieOptions = { readonly apart: boolean; readonly days?: number };

/** A cookie with the site prefix, on the domain that the sites share. */
function siteCookie(
  { cookies: { prefix, domain } }: Config,
  suffix: keyof SiteCookies['jar'],
  { apart, days }: CookieOptions,
): SiteCookie {
  const name = `${prefix}${suffix}`;
  const shared = { path: '/', secure: true, ...(domain === '' ? {} : { domain }) };
  const lasting = days === undefined ? {} : { expires: days };
  const place = apart
    ? { ...shared, sameSite: 'none' as const, partitioned: true }
    : { ...shared, sameSite: 'lax' as const };
  return {
    read: () => Cookies.get(name),
    write: (text) => void Cookies.set(name, text, { ...place, ...lasting }),
    remove: () => Cookies.remove(name, place),
  };
}
