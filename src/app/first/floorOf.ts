import type { Site } from '../../../schemas/generated/config';

/** The pages that are begun before the app is here; each is drawn by floors.tsx. */
export const floorNames = [
  'join',
  'log-in-online-joining',
  'log-in-my-account',
  'log-in-bookings',
  'choose-centre',
  'kiosk',
] as const;
export type FloorName = (typeof floorNames)[number];

/** What a page's beginning depends on. */
export type FloorConditions = {
  /** `undefined` where the config has none for the host. */
  readonly site: Site['app'] | undefined;
  readonly path: string;
  readonly mode: 'plain' | 'kiosk' | 'embedded';
  /** Whether this browser knows of a session. */
  readonly hasSession: boolean;
  /** Whether it is known how a kiosk greets: which centre it stands in, and that no picture has to be waited for. */
  readonly isGreeted: boolean;
};

/** Which page will stand here, where that is sure without asking the server; `undefined` where it isn't. */
export function floorOf({ site, path, mode, hasSession, isGreeted }: FloorConditions): FloorName | undefined {
  if (mode === 'kiosk') return site === 'online-joining' && path === '/kiosk' && isGreeted ? 'kiosk' : undefined;
  if (mode === 'embedded' || site === undefined) return undefined;
  const logIn = hasSession ? undefined : (`log-in-${site}` as const);
  if (path === '/login') return logIn;
  if (path === '/register' || path === '/reset-password') return undefined;
  switch (site) {
    case 'online-joining':
      return /^\/(?:$|centre\/[^/]+(?:\/membership\/[^/]+\/[^/]+)?$)/.test(path) ? 'join' : undefined;
    case 'my-account':
      return path === '/' ? logIn : undefined;
    case 'bookings':
      return path === '/' ? 'choose-centre' : undefined;
  }
}
