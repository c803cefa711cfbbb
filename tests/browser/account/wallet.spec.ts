import { decodeJwt } from 'jose';
import type { Page } from '@playwright/test';
import { Account } from '../support/Account';
import { expect, test } from '../support/test';
import { tabTo } from '../support/tabTo';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const walletsCall = '**/api/my-account/wallets';
const google = (page: Page) => page.getByRole('link', { name: 'Add to Google Wallet' });
const apple = (page: Page) => page.getByRole('link', { name: 'Add to Apple Wallet' });

test.use({ viewport: { width: 390, height: 844 } });

test.describe('the pass', () => {
  test.beforeEach(async ({ sandbox }) => {
    await sandbox.settings({ walletPasses: true });
  });

  for (const [name, title] of [
    ['morgan', 'Total Fitness'],
    ['amara', 'Pay as you go'],
  ] as const)
    test(`of ${name} is in Google's link, which opens in a tab of its own @core`, async ({ page, audit }) => {
      await new Account(page).signIn(name);
      await expect(google(page)).toBeVisible();
      await expect(apple(page)).toHaveCount(0);
      await audit(`the link to Google Wallet, ${title}`);
      await expect(google(page)).toHaveAttribute('target', '_blank');
      const address = (await google(page).getAttribute('href')) ?? '';
      expect(address).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]+$/);
      const { typ, payload } = decodeJwt<{ payload: { genericObjects: readonly object[] } }>(
        address.split('/').at(-1) ?? '',
      );
      expect(typ).toBe('savetowallet');
      const [shown] = payload.genericObjects;
      const barcode = page.getByRole('img', { name: /^Membership barcode/ });
      const drawn = (await barcode.getAttribute('aria-label'))?.replaceAll(/\D/g, '');
      expect(shown).toMatchObject({
        subheader: { defaultValue: { value: title } },
        barcode: { type: 'CODE_128', value: drawn },
      });
    });

  test('is reached by keys, and its link moves nothing when it comes', async ({ page }) => {
    await page.route(walletsCall, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await new Account(page).signIn('morgan');
    const wait = page.getByRole('status', { name: 'Loading the link to Google Wallet' });
    await expect(wait).toBeVisible();
    const heading = page.getByRole('heading', { name: 'Total Fitness' });
    const before = await heading.boundingBox();
    await expect(google(page)).toBeVisible();
    expect(await heading.boundingBox()).toEqual(before);
    await tabTo(page, 'link', /^Add to Google Wallet/);
  });

  test('is not offered inside another page', async ({ page }) => {
    const account = new Account(page);
    await account.signIn('morgan');
    await expect(google(page)).toBeVisible();
    await account.open('/?embedded=true');
    await expect(page.getByRole('img', { name: /^Membership barcode/ })).toBeVisible();
    await expect(google(page)).toHaveCount(0);
  });

  test('has a sentence and another try where its link can’t be loaded', async ({ page, audit, expectedNoise }) => {
    expectedNoise.push(/Failed to load resource/);
    await page.route(walletsCall, (route) => route.abort());
    await new Account(page).signIn('morgan');
    const failed = page.getByText('We couldn’t load the link to Google Wallet.');
    await expect(failed).toBeVisible();
    await audit('the link to Google Wallet, not loaded');
    await expect(page.getByRole('img', { name: /^Membership barcode/ })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Show on the whole screen' })).toBeVisible();
    const again = page.getByRole('article', { name: 'Total Fitness' }).getByRole('button', { name: 'Try again' });
    await again.focus();
    await page.keyboard.press('Enter');
    await expect(failed).toBeVisible();
    await expect(again).toBeFocused();
    await page.unroute(walletsCall);
    await page.keyboard.press('Enter');
    await expect(google(page)).toBeFocused();
    await expect(failed).toHaveCount(0);
  });

  test.describe('on an iPhone', () => {
    test.use({ userAgent: iPhone });

    test('is saved as a file for Apple Wallet', async ({ page, audit }) => {
      await new Account(page).signIn('morgan');
      await expect(apple(page)).toBeVisible();
      await expect(google(page)).toHaveCount(0);
      const download = page.waitForEvent('download');
      await apple(page).focus();
      await page.keyboard.press('Enter');
      const file = await download;
      expect(file.suggestedFilename()).toBe('pass.pkpass');
      expect(await file.failure()).toBeNull();
      await expect(page.getByText('Your pass is on its way. Open it to add it to Apple Wallet.')).toBeVisible();
      await audit('the link to Apple Wallet');
    });
  });
});

test('no wallet is offered, nor asked about, where the operator has none', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await new Account(page).signIn('morgan');
  await expect(page.getByRole('heading', { name: 'Next bookings' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link', { name: /^Add to/ })).toHaveCount(0);
  expect(asked.filter((path) => /wallet/i.test(path))).toEqual([]);
});
