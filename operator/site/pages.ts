import type { Config } from '../../schemas/generated/config';

type App = Config['sites'][string]['app'];

/** The paths of the pages that every site has. */
const everywhere = /^\/(?:login|register|reset-password)$/;

/** The paths of the pages that a site has, by its app. `pages.test.ts` compares them with the routes of the page. */
const own: Readonly<Record<App, RegExp>> = {
  'online-joining':
    /^\/(?:|checkout|kiosk|centre\/[^/]+(?:\/membership\/[^/]+\/[^/]+)?|(?:order-confirmed|change-membership|renew-membership)\/[^/]+)$/,
  'my-account':
    /^\/(?:|checkout|user-details|memberships(?:\/[^/]+\/(?:cancel|freeze))?|packages|guest-passes|confirm-email|delete-account|bookings(?:\/(?:upcoming|past))?|payments(?:\/[^/]+)?)$/,
  bookings:
    /^\/(?:|basket|checkout|customer|tablet-centre|till(?:\/[^/]+)?|location(?:\/[^/]+)?|(?:camps|courses)(?:\/.*)?|(?:(?:camp|course)-)?redirect-to-selected-venue|(?:booking-confirmed|order-completed)\/[^/]+)$/,
};

/** Reports whether a site has a page at a path, as its router reads it: in any case, with or without a slash at the end. */
export function hasPage(app: App, pathname: string): boolean {
  const path = `/${pathname.replaceAll(/^\/+|\/+$/g, '')}`.toLowerCase();
  return everywhere.test(path) || own[app].test(path);
}
