import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { siteUrl } from '../../sandbox/site/hosts';
import { Account } from './support/Account';
import { kioskHome } from './support/Kiosk';
import { expect, test } from './support/test';

const budget = 170_000;
const port = Number(process.env.TEST_PORT);

/** What a visitor first comes to, and what says that they can use it. */
const starts: readonly (readonly [name: string, url: string, operable: (page: Page) => Promise<void>])[] = [
  [
    'joining',
    `${siteUrl('online-joining', port)}/`,
    (page) =>
      page
        .getByRole('button', { name: /^Select and continue/ })
        .first()
        .waitFor(),
  ],
  ['the account', Account.url('/login'), (page) => page.getByLabel('Email address or customer ID').waitFor()],
  ['bookings', `${siteUrl('bookings', port)}/`, (page) => page.locator('h1').waitFor()],
  [
    'a kiosk',
    `${siteUrl('online-joining', port)}${kioskHome}`,
    (page) => page.getByRole('link', { name: 'Buy a membership' }).waitFor(),
  ],
];

for (const [name, url, operable] of starts) {
  test(`what is loaded until ${name} can be used stays within 170 kB`, async ({ page }) => {
    const scripts: Promise<readonly [string, number]>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      scripts.push(response.body().then((body) => [new URL(response.url()).pathname, gzipSync(body).length]));
    });
    await page.goto(url);
    await operable(page);
    const sizes = [...(await Promise.all(scripts))].sort(([, a], [, b]) => b - a);
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    const row = (part: string, size: number): string => `  ${(size / 1000).toFixed(1).padStart(7)} kB  ${part}`;
    console.log(
      [name, ...sizes.map(([part, size]) => row(part, size)), row(`of ${budget / 1000} kB`, total)].join('\n'),
    );
    expect(sizes.length).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(budget);
  });
}
