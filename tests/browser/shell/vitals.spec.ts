import type { Page } from '@playwright/test';
import { Account } from '../support/Account';
import { expect, test } from '../support/test';
import { siteUrl } from '../support/sites';

/** The page as it is left: hidden first. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

/** Keeps what the page sends by beacon, whose body Playwright does not see. */
async function keepBeacons(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      if (data instanceof Blob) void data.text().then((text) => told.push(text));
      return send(url, data);
    };
  });
}

/** Notes for what the page has a browser's observer, before anything else of it runs. */
async function keepObserved(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observed: unknown[] = [];
    Object.assign(window, { observed });
    const observe = Reflect.get(PerformanceObserver.prototype, 'observe');
    PerformanceObserver.prototype.observe = function (options) {
      observed.push(options?.type);
      observe.call(this, options);
    };
  });
}

/** Waits until the page measures all: only an input after that ends the search for its largest paint. */
async function untilMeasuring(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { observed } = window as unknown as { readonly observed: readonly unknown[] };
    return ['largest-contentful-paint', 'event', 'layout-shift'].every((type) => observed.includes(type));
  });
}

test('a page tells once it is left how fast it was, and not who saw it', async ({ page, joiner }) => {
  await page.goto(Account.url('/login'));
  await joiner.logIn('amara@example.org');
  await new Account(page).expectHeading('Good to see you, Amara');
  await keepBeacons(page);
  await keepObserved(page);
  await page.goto(siteUrl('bookings'));
  await untilMeasuring(page);
  await page.keyboard.press('Tab'); // the largest paint is known once somebody does something
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
  const reported = page.waitForRequest('**/api/vitals');
  await hide(page);
  expect((await reported).method()).toBe('POST');
  const told = await page.evaluate(() => (window as unknown as { readonly told: readonly string[] }).told);
  expect(told).toHaveLength(1);
  const body = JSON.parse(told[0] ?? '') as Record<string, unknown>;
  expect(Object.keys(body)).toEqual(expect.arrayContaining(['site', 'screen', 'lcp_ms', 'cls']));
  expect(Object.keys(body).filter((key) => !['site', 'screen', 'lcp_ms', 'inp_ms', 'cls'].includes(key))).toEqual([]);
  expect(body).toMatchObject({ site: 'bookings', screen: 'Choose your centre' });
  expect(body.lcp_ms).toBeGreaterThan(0);
  await hide(page);
  const again = await page.evaluate(() => (window as unknown as { readonly told: readonly string[] }).told.slice(1));
  expect(
    again.filter((text) => /lcp_ms|cls/.test(text)),
    'a page counts once',
  ).toEqual([]);
});
