import Cookies from 'js-cookie';
import type { Config } from '../../schemas/generated/config';
import { consentCookieName, readConsent } from '../core/consent';
import type { KeyValueStorage, Locate, Services } from '../core/services';
import type { ConsentCookie } from '../stores/ConsentStore';
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

/** The cookie with the site prefix, on the domain that the sites share. */
export function tokenCookie({ cookies }: Config): TokenCookie {
  const name = `${cookies.prefix}token`;
  const shared = sharedBy(cookies);
  return {
    read: () => Cookies.get(name),
    write: (token) => void Cookies.set(name, token, { ...shared, sameSite: 'lax', secure: true }),
    remove: () => Cookies.remove(name, shared),
  };
}

/** What a visitor answered is asked again after half a year. */
const consentDays = 182;

export function consentCookie({ cookies }: Config): ConsentCookie {
  const name = consentCookieName(cookies.prefix);
  return {
    read: () => readConsent(Cookies.get(name)),
    write: (answer) =>
      void Cookies.set(name, answer, { ...sharedBy(cookies), expires: consentDays, sameSite: 'lax', secure: true }),
  };
}

const venueDays = 365;

export function venueCookie({ cookies }: Config): VenueCookie {
  const name = `${cookies.prefix}venue`;
  return {
    read: () => Cookies.get(name),
    write: (text) =>
      void Cookies.set(name, text, { ...sharedBy(cookies), expires: venueDays, sameSite: 'lax', secure: true }),
  };
}

/** On all sites of the operator. */
function sharedBy({ domain }: Config['cookies']) {
  return { path: '/', ...(domain === '' ? {} : { domain }) };
}
