import type { Site } from '../../../schemas/generated/config';

/** The pages with a first paint before the app loads; floors.tsx renders each. */
export const floorNames = [
  'join',
  'log-in-online-joining',
  'log-in-my-account',
  'log-in-bookings',
  'choose-centre',
  'kiosk',
] as const;
export type FloorName = (typeof floorNames)[number];

/** The conditions that decide a page's first paint. */
export type FloorConditions = {
  /** The site of the host; `undefined` for a host without a site. */
  readonly site: Site['app'] | undefined;
  readonly path: string;
  readonly mode: 'plain' | 'kiosk' | 'embedded';
  /** True if this browser has a session cookie. */
  readonly hasSession: boolean;
  /** True if the kiosk's greeting is complete: its centre's name is known, and the theme has no picture to load. */
  readonly isGreeted: boolean;
  /** True if memberships are sold online. */
  readonly sellsOnline: boolean;
};

/** Returns the first paint of a page; `undefined` when the page is not certain before a response from the server. */
export function floorOf({
  site,
  path,
  mode,
  hasSession,
  isGreeted,
  sellsOnline,
}: FloorConditions): FloorName | undefined {
  if (mode === 'kiosk') return site === 'online-joining' && path === '/kiosk' && isGreeted ? 'kiosk' : undefined;
  if (mode === 'embedded' || site === undefined) return undefined;
  const logIn = hasSession ? undefined : (`log-in-${site}` as const);
  if (path === '/login') return logIn;
  if (path === '/register' || path === '/reset-password') return undefined;
  switch (site) {
    case 'online-joining':
      return sellsOnline && /^\/(?:$|centre\/[^/]+(?:\/membership\/[^/]+\/[^/]+)?$)/.test(path) ? 'join' : undefined;
    case 'my-account':
      return path === '/' ? logIn : undefined;
    case 'bookings':
      return path === '/' ? 'choose-centre' : undefined;
  }
}
