import { compareStructural, reaction, type IReactionDisposer } from 'mobx';
import { messages } from '../../ground/core/messages';
import type { Page } from './createPage';
import type { Loaders } from './createLoaders';

/** Starts the page's reactions: one line each, cause and then effect. Returns their disposers. */
export function startReactions(page: Page, load: Loaders): readonly IReactionDisposer[] {
  const { site, signIn, finder, cart, consent, loaded, location } = page;
  const { session } = signIn;
  const { selectedVenue } = finder;
  const { app } = site.config.site;
  const showBasket = basketLoader(page, load);
  return [
    onChange(
      () => [session.status, session.user?.id] as const,
      (_now, before) => before?.[0] !== 'unknown' && sessionChanged(page),
    ),
    onChange(
      () => [session.status, session.user?.id] as const,
      ([status]) => status === 'member' && app !== 'online-joining' && void cart.load(),
    ),
    onChange(
      () => session.user?.id,
      (now, before) => now !== undefined && before !== undefined && startAgain(page),
    ),
    nowAndOnChange(
      () => (session.status === 'unknown' ? undefined : (session.user?.id ?? 'guest')),
      (owner) => owner !== undefined && void showBasket(),
    ),
    onChange(
      () => consent.answer,
      (_now, before) => before === 'yes' && location.reload(),
    ), // a running tag can only be stopped by a reload
    onChange(
      () => loaded.joining?.joining.venue?.slug,
      (slug) => slug !== undefined && selectedVenue.select(slug),
    ),
    onChange(
      () => selectedVenue.slug,
      (slug) => app !== 'online-joining' && void site.theme.load(slug),
    ), // joining shows the chosen centre's theme
    onChange(
      () => session.logout.status === 'success',
      (isDone) => isDone && site.toasts.show('success', messages.loggedOut),
    ),
    onChange(
      () => session.logout.error,
      (error) =>
        error ? site.toasts.show('danger', messages.notLoggedOut) : site.toasts.withdraw(messages.notLoggedOut),
    ),
  ];
}

/** Follows a sign-in or sign-out: a joining keeps the choice that was made, and a page without one has nothing but the cart. */
function sessionChanged({ cart, loaded }: Page): void {
  if (!loaded.joining) return cart.clear();
  const { joining } = loaded.joining;
  void joining.sessionChanged().then(() => joining.retry()); // the call that ended the session has failed
}

/** Loads the page again for another customer, so that nothing of the last one's stays on it and no payment goes on. */
function startAgain({ site, location }: Page): void {
  site.toasts.carry(messages.otherCustomer, 'neutral');
  location.reload();
}

/** Runs `effect` each time that `cause` changes. */
function onChange<T>(cause: () => T, effect: (value: T, before: T | undefined) => unknown): IReactionDisposer {
  return reaction(cause, (value, before) => void effect(value, before), { equals: compareStructural });
}

/** Runs `effect` at once, and each time that `cause` changes. */
function nowAndOnChange<T>(cause: () => T, effect: (value: T) => unknown): IReactionDisposer {
  return reaction(cause, (value) => void effect(value), { equals: compareStructural, fireImmediately: true });
}

/**
 * Returns what loads the basket for another owner. Guests see theirs on the bookings site, and at a kiosk, which forgets
 * it; at the desk the basket belongs to the customer who is served, and the desk loads it.
 */
function basketLoader(page: Page, load: Loaders): () => Promise<void> {
  const { site, signIn, loaded, location, whenIdle } = page;
  const { config } = site;
  return async () => {
    if (config.isDesk) return;
    loaded.basket?.reset();
    const { app } = config.site;
    if (app !== 'bookings' && !config.kiosk && !signIn.session.isMember) return;
    if (app !== 'bookings' || location.path === '/') {
      await whenIdle(); // no screen waits for the basket's badge, and none misses it where it cannot be loaded
      const parts = Promise.all([import('../../bookings/create'), import('./walk')]);
      if (!(await parts.catch(() => undefined))) return;
    }
    await (await load.bookings()).basket.load();
  };
}
