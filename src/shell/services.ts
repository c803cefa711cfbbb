import Cookies from 'js-cookie';
import type { Config } from '../../schemas/generated/config';
import { isCookieKept } from '../ground/core/isCookieKept';
import type { KeyValueStorage, Locate, Services, SiteCookie, SiteCookies } from '../ground/core/services';

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
      assign,
      replace: (url) => window.location.replace(url),
      reload: () => window.location.reload(),
    },
    locate,
    framed: isFramed(),
  };
}

/** The time after which a page that is still there was not left after all. */
const longestWayMs = 5000;

/** Loads another document. Until it is there, the pointer says that it is on its way, so that no press is in silence. */
function assign(url: string): void {
  const { dataset } = document.documentElement;
  dataset.leaving = '';
  const stay = (): void => {
    delete dataset.leaving;
  };
  setTimeout(stay, longestWayMs);
  window.addEventListener('pagehide', stay, { once: true }); // Back brings this page up again as it was left
  window.location.assign(url);
}

const locate: Locate = () =>
  new Promise((resolve) => {
    // Browsers leave out geolocation on plain http.
    const { geolocation } = navigator as { geolocation?: Geolocation };
    if (!geolocation) return resolve({ ok: false, denied: false });
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ ok: true, at: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code }) => resolve({ ok: false, denied: code === 1 }),
      { timeout: 10_000, enableHighAccuracy: true },
    );
  });

/** Returns the storage that all tabs of a site share. */
export function sharedStorage(): KeyValueStorage {
  // eslint-disable-next-line no-restricted-globals -- this is the service that the rule asks for
  return storageIn(() => localStorage);
}

/** Returns a storage that ignores errors: a blocked or full storage keeps nothing, and the page works without it. */
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

/** Returns true if a page of another origin frames this page. */
function isFramed(): boolean {
  if (window.top === window) return false;
  try {
    return window.top?.location.origin !== window.location.origin;
  } catch {
    return true;
  }
}

/** Returns the cookies that the operator's sites share. The session's cookie ends with the browser's session. */
export function siteCookies(config: Config): SiteCookies {
  const partitioned = isFramed() && !isCookieKept(siteCookie(config, 'probe', { partitioned: false }));
  return {
    partitioned,
    jar: {
      token: siteCookie(config, 'token', { partitioned }),
      venue: siteCookie(config, 'venue', { partitioned, days: 365 }),
      analytics: siteCookie(config, 'analytics', { partitioned, days: 182 }), // consent is asked again after half a year
      probe: siteCookie(config, 'probe', { partitioned }),
    },
  };
}

type CookieOptions = { readonly partitioned: boolean; readonly days?: number };

/** Returns a cookie with the sites' prefix, on the domain that the sites share. */
function siteCookie(
  { cookies: { prefix, domain } }: Config,
  suffix: keyof SiteCookies['jar'],
  { partitioned, days }: CookieOptions,
): SiteCookie {
  const name = `${prefix}${suffix}`;
  const shared = { path: '/', secure: true, ...(domain === '' ? {} : { domain }) };
  const lasting = days === undefined ? {} : { expires: days };
  const place = partitioned
    ? { ...shared, sameSite: 'none' as const, partitioned: true }
    : { ...shared, sameSite: 'lax' as const };
  return {
    read: () => Cookies.get(name),
    write: (text, own) =>
      void Cookies.set(name, text, { ...place, ...(own === undefined ? lasting : { expires: own }) }),
    remove: () => Cookies.remove(name, place),
  };
}
