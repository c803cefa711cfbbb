import type { Config } from '../../schemas/generated/config';
import type { Settings } from '../controls/settings';
import { operator } from '../seed/operator';
import { bankUrl, cookieDomain, cookiePrefix, siteLabels, siteUrl, type SiteLabel } from './hosts';

const apps: Readonly<Record<SiteLabel, Config['sites'][string]['app']>> = {
  'online-joining': 'online-joining',
  'my-account': 'my-account',
  bookings: 'bookings',
  'front-of-house': 'bookings',
};

/** The page's config as this sandbox would have it, with what the settings turn. */
export function siteConfig(port: number, settings: Settings): Config {
  return {
    environment: 'sandbox',
    appName: operator.name,
    source: 'online-joining',
    sites: Object.fromEntries(
      siteLabels.map((label) => [label, { app: apps[label], source: label, url: siteUrl(label, port) }]),
    ),
    apiBase: '',
    currency: '£',
    cookies: { prefix: cookiePrefix, domain: cookieDomain },
    session: { bearer: settings.bearer },
    flags: {
      onlineJoiningEnabled: true,
      campsAndCoursesBookingEnabled: true,
      onlineGuestPassesEnabled: true,
      savedCardsEnabled: true,
      onlineJoiningMapEnabled: false,
      ...settings.flags,
    },
    kiosk: { idleModalMs: 90_000, idleResetMs: 95_000, confirmationIdleMs: 10_000 },
    directDebit: {
      provider: settings.directDebitProvider,
      statementName: operator.statementName,
      privacyNoticeUrl: 'https://gocardless.com/privacy/payers/',
    },
    payment: { scriptOrigins: [bankUrl(port)] },
    links: { termsAndConditions: '/operator/terms' },
    journeys: { base: '/journeys/' },
  };
}
