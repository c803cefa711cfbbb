import { compareStructural, reaction } from 'mobx';
import { payAsYouGo } from '../../ground/core/payAsYouGo';
import type { SessionStore } from '../../sign-in/SessionStore';
import type { MembershipsStore } from '../MembershipsStore';
import { forgetPass } from './passCache';
import type { Pass } from './keepPass';
import { passTitle } from './passTitle';

/** The site's part of the kept pass. */
export type PassSite = Pick<Pass, 'operator' | 'cookie'> & {
  /** Resolves once the page has what it needs for itself. */
  readonly whenIdle: () => Promise<void>;
};

/** Keeps the signed-in customer's pass in this browser as often as their memberships were loaded, and deletes it at log-out. */
export function keepPassOf(session: SessionStore, memberships: MembershipsStore, site: PassSite): void {
  reaction(
    () => session.status === 'guest',
    (isGuest) => isGuest && void forgetPass(),
    { fireImmediately: true },
  );
  reaction(
    () => passOf(session, memberships, site),
    (pass) => pass && void keep(() => passOf(session, memberships, site), site.whenIdle),
    { equals: compareStructural },
  );
}

function passOf(
  { user }: SessionStore,
  memberships: MembershipsStore,
  { operator, cookie }: PassSite,
): Pass | undefined {
  const { receivedAt, status } = memberships.all.request;
  if (!user || !receivedAt || status !== 'success') return undefined;
  const { barcode: number, firstName, lastName } = user;
  const { main } = memberships;
  const title = main ? passTitle(main) : payAsYouGo;
  return { operator, cookie, number, holder: `${firstName} ${lastName}`, title, at: receivedAt };
}

/**
 * Keeps the pass as it is once the page is idle: the customer may have logged out meanwhile. Without the code that keeps
 * it, or where the browser keeps nothing, the account works as before.
 */
async function keep(latest: () => Pass | undefined, whenIdle: PassSite['whenIdle']): Promise<void> {
  await whenIdle();
  const pass = latest();
  if (!pass) return;
  try {
    await (await import('./keepPass')).keepPass(pass);
  } catch {
    await forgetPass(); // half a copy, or an old one, is worse than none
  }
}
