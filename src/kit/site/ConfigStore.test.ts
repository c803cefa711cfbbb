import { describe, expect, it } from 'vitest';
import type { Config } from '../../../schemas/generated/config';
import { kioskKey } from '../../ground/core/pageMode';
import { ConfigStore } from './ConfigStore';

const sites = {
  'online-joining': { app: 'online-joining', url: 'https://join.example' },
  'my-account': { app: 'my-account', url: 'https://account.example' },
  bookings: { app: 'bookings', source: 'bookings', url: 'https://book.example' },
  'front-of-house': { app: 'bookings', source: 'front-of-house', url: 'https://desk.example' },
} as const;

type Page = {
  readonly host?: string;
  readonly homeUrl?: string;
  readonly framed?: boolean;
  readonly keepsCookies?: boolean;
  readonly keepsStorage?: boolean;
};

/** A tab of a browser, and how a page opened in it sees itself. */
function tab({
  host = 'online-joining.example',
  homeUrl,
  framed = false,
  keepsCookies = true,
  keepsStorage = true,
}: Page = {}) {
  const kept = new Map<string, string>();
  const storage = {
    read: (key: string) => kept.get(key),
    write: (key: string, value: string) => {
      if (keepsStorage) kept.set(key, value);
    },
    remove: (key: string) => void kept.delete(key),
  };
  const cookie: { text: string | undefined } = { text: undefined };
  const probe = {
    read: () => cookie.text,
    write: (text: string) => void (cookie.text = keepsCookies ? text : undefined),
    remove: () => void (cookie.text = undefined),
  };
  // Of the whole config, what this store reads.
  const config = { sites, kiosk: homeUrl === undefined ? {} : { homeUrl } } as unknown as Config;
  const refuse = (): never => {
    throw new Error('Reading how a page was opened leads nowhere.');
  };
  const open = (search = ''): ConfigStore => {
    const location = { host, path: '/', search, assign: refuse, replace: refuse, reload: refuse };
    return new ConfigStore(config, location, storage, { framed, probe });
  };
  return { open, kept, cookie };
}

it('prices are in pounds unless the config says another currency', () => {
  expect(tab().open().currency).toBe('£');
});

describe('the site of a page', () => {
  it.each(Object.entries(sites))('is %s by the first label of the host', (label, site) => {
    expect(tab({ host: `${label}.leisure.example:4300` }).open().site).toEqual(site);
  });

  it.each(Object.keys(sites))('is the desk only if its source is front-of-house: %s', (label) => {
    const site = tab({ host: `${label}.leisure.example` }).open();
    expect(site.isDesk).toBe(label === 'front-of-house');
    expect(site.customerUrl).toBe('https://book.example/');
  });

  it.each(['www.leisure.example', 'localhost', ''])('throws for the unknown host "%s"', (host) => {
    expect(() => tab({ host }).open()).toThrow(
      `The config names no site for the host "${host}": its first label must be one of online-joining, my-account, bookings, front-of-house.`,
    );
  });
});

describe('kiosk mode', () => {
  it.each([
    ['', false, undefined],
    ['?kiosk=true', true, undefined],
    ['?kiosk=true&centre=', true, undefined],
    ['?kiosk=true&centre=otley-baths', true, 'otley-baths'],
    ['?kiosk=false', false, undefined],
    ['?kiosk=1', false, undefined],
    ['?kiosk', false, undefined],
    ['?centre=otley-baths', false, 'otley-baths'],
  ])('of a first page at "%s" is %s, in the centre %s', (search, kiosk, centre) => {
    expect(tab().open(search)).toMatchObject({ kiosk, centre, bare: kiosk });
  });

  it('lasts for every page of the tab, with its centre', () => {
    const { open, kept } = tab();
    open('?kiosk=true&centre=otley-baths');
    expect(open()).toMatchObject({ kiosk: true, centre: 'otley-baths' });
    expect(open('?redirect=/checkout')).toMatchObject({ kiosk: true, centre: 'otley-baths' });
    expect([...kept]).toEqual([[kioskKey, 'otley-baths']]);
  });

  it('takes the centre that a later page names', () => {
    const { open } = tab();
    open('?kiosk=true&centre=otley-baths');
    open('?centre=leeds-dock');
    expect(open()).toMatchObject({ kiosk: true, centre: 'leeds-dock' });
    open('?centre=');
    expect(open()).toMatchObject({ kiosk: true, centre: undefined });
  });

  it('ends by kiosk=false and clears the storage', () => {
    const { open, kept } = tab();
    open('?kiosk=true&centre=otley-baths');
    expect(open('?kiosk=false')).toMatchObject({ kiosk: false, centre: undefined });
    expect(open()).toMatchObject({ kiosk: false, centre: undefined });
    expect(kept.size).toBe(0);
  });
});

describe('embedded mode', () => {
  it.each([
    ['', false, false],
    ['', true, true],
    ['?embedded=true', false, true],
    ['?embedded=false', true, false],
    ['?embedded=1', false, false],
  ])('of a first page at "%s", framed: %s, is %s', (search, framed, embedded) => {
    expect(tab({ framed }).open(search)).toMatchObject({ embedded, bare: embedded });
  });

  it('lasts from the first page that sets it to the first that unsets it', () => {
    const { open } = tab();
    open('?embedded=true');
    expect(open().embedded).toBe(true);
    expect(open('?centre=otley-baths').embedded).toBe(true);
    open('?embedded=false');
    expect(open().embedded).toBe(false);
  });

  it('is on in a frame without storage', () => {
    const { open } = tab({ framed: true, keepsStorage: false });
    open('?embedded=true');
    expect(open().embedded).toBe(true);
  });
});

describe('a page that can keep no cookie', () => {
  it.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
  ])('framed: %s, kept: %s, is cookiesBlocked: %s', (framed, keepsCookies, cookiesBlocked) => {
    const { open, cookie } = tab({ framed, keepsCookies });
    expect(open().cookiesBlocked).toBe(cookiesBlocked);
    expect(cookie.text).toBeUndefined(); // what was tried is gone again
  });
});

describe('a link to another site', () => {
  it.each([
    ['', 'https://account.example/payments'],
    ['?centre=otley-baths', 'https://account.example/payments'],
    ['?embedded=true', 'https://account.example/payments?embedded=true'],
    ['?kiosk=true', 'https://account.example/payments?kiosk=true'],
    ['?kiosk=true&centre=otley-baths', 'https://account.example/payments?kiosk=true&centre=otley-baths'],
    [
      '?embedded=true&kiosk=true&centre=otley%26x',
      'https://account.example/payments?embedded=true&kiosk=true&centre=otley%26x',
    ],
  ])('carries the modes of a page at "%s"', (search, expected) => {
    expect(tab().open(search).linkTo('my-account', '/payments')).toBe(expected);
  });

  it('keeps the modes on a later page of the tab', () => {
    const { open } = tab();
    open('?embedded=true');
    expect(open().linkTo('bookings', '/')).toBe('https://book.example/?embedded=true');
  });
});

describe('an address within the site', () => {
  const kiosk = () => tab().open('?kiosk=true&centre=otley-baths');

  it.each([
    ['/', '/?kiosk=true&centre=otley-baths'],
    ['/login?redirect=%2Fcheckout', '/login?redirect=%2Fcheckout&kiosk=true&centre=otley-baths'],
    ['/checkout#pay', '/checkout?kiosk=true&centre=otley-baths#pay'],
    ['/order-confirmed/7?kiosk=true', '/order-confirmed/7?kiosk=true'],
    ['/?kiosk=false', '/?kiosk=false'],
    ['https://book.example/', 'https://book.example/'],
  ])('carries the kiosk along: %s', (path, expected) => {
    expect(kiosk().withKioskQuery(path)).toBe(expected);
  });

  it('is unchanged outside a kiosk', () => {
    expect(tab().open().withKioskQuery('/login?redirect=%2F')).toBe('/login?redirect=%2F');
    expect(tab().open('?embedded=true').withKioskQuery('/login')).toBe('/login');
  });
});

describe('the home address', () => {
  const homeUrl = 'https://reception.example/start';

  it.each([
    ['the start of the site', {}, '', '/'],
    ['the kiosk’s first screen', {}, '?kiosk=true', 'https://join.example/kiosk?kiosk=true'],
    [
      'that of its centre, also from another site',
      { host: 'my-account.example' },
      '?kiosk=true&centre=otley-baths',
      'https://join.example/kiosk?kiosk=true&centre=otley-baths',
    ],
    ['the operator’s own page', { homeUrl }, '?kiosk=true&centre=otley-baths', homeUrl],
    ['the operator’s own page for a visitor at home too', { homeUrl }, '', homeUrl],
  ])('is %s', (_where, page, search, home) => {
    expect(tab(page).open(search).home).toBe(home);
  });
});
