import type { Config } from '../../schemas/generated/config';
import { walletNames } from '../account/wallet/WalletSigners';
import type { Settings } from '../contract/settings';
import { operator } from '../setup/operator';
import { tagScriptUrl } from './tagStandIn';
import {
  bankUrl,
  parentDomain,
  partnerUrl,
  cookiePrefix,
  siteLabels,
  siteUrl,
  type Scheme,
  type SiteLabel,
} from '../setup/hosts';

const apps: Readonly<Record<SiteLabel, Config['sites'][string]['app']>> = {
  'online-joining': 'online-joining',
  'my-account': 'my-account',
  bookings: 'bookings',
  'front-of-house': 'bookings',
};

/** Returns the config with which this server runs the page. */
export function sandboxConfig(port: number, bankPort = port + 1, scheme: Scheme = 'http'): Config {
  return {
    environment: 'sandbox',
    appName: operator.name,
    source: 'online-joining',
    sites: Object.fromEntries(
      siteLabels.map((label) => [label, { app: apps[label], source: label, url: siteUrl(label, port, scheme) }]),
    ),
    apiBase: '',
    currency: operator.currency.symbol,
    cookies: { prefix: cookiePrefix, domain: parentDomain },
    session: { bearer: false },
    flags: {
      onlineJoiningEnabled: true,
      campsAndCoursesBookingEnabled: true,
      onlineGuestPassesEnabled: true,
      savedCardsEnabled: true,
      onlineJoiningMapEnabled: true,
    },
    embedding: { origins: [partnerUrl(port, scheme)] },
    kiosk: { idleModalMs: 90_000, idleResetMs: 110_000, confirmationIdleMs: 10_000 },
    directDebit: {
      provider: 'go_cardless',
      statementName: operator.statementName,
      privacyNoticeUrl: 'https://gocardless.com/privacy/payers/',
    },
    payment: { scriptOrigins: [bankUrl(bankPort, scheme)] },
    map: { geocoder: { url: '/geocode/{query}.json?country={country}&key={key}', key: 'embedded' } },
    links: { termsAndConditions: '/operator/terms' },
    journeys: { base: '/journeys/' },
  };
}

/** Overrides a config with one test's settings, and leaves out what is the server's alone. */
export function withSettings({ server: _ownSettings, ...config }: Config, settings: Settings): Config {
  const containers = [...settings.tagManagers];
  const { protocol, port } = new URL(config.sites['online-joining']?.url ?? '');
  return {
    ...config,
    ...(settings.walletPasses === true ? { wallets: [...walletNames] } : {}),
    ...(containers.length > 0 ? { analytics: { containers, scriptUrl: tagScriptUrl(protocol, port) } } : {}),
    session: { bearer: config.session.bearer || settings.bearer },
    flags: { ...config.flags, ...settings.flags },
    kiosk: { ...config.kiosk, ...settings.kiosk },
    map: { ...config.map, plain: config.map.plain === true || settings.plainMap },
    inspector: config.inspector === true || settings.inspector,
    directDebit: { ...config.directDebit, provider: settings.directDebitProvider ?? config.directDebit.provider },
  };
}
