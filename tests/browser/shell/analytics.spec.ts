import type { Page } from '@playwright/test';
import { comeToCheckout, freePromotion, openCheckout } from '../support/checkout';
import { expect, test } from '../support/test';

const centre = '/centre/kirkstall-bridge-leisure-centre';

type TagEvent = Readonly<Record<string, unknown>>;

test.beforeEach(({ sandbox }) => sandbox.settings({ tagManagers: ['GTM-LEISURE'] }));

/** The entries that the tag manager got on this page; none where there is no tag manager. */
async function toldTo(page: Page): Promise<readonly TagEvent[]> {
  return page.evaluate(() => (window as { dataLayer?: TagEvent[] }).dataLayer ?? []);
}

async function eventsOf(page: Page): Promise<readonly string[]> {
  return (await toldTo(page)).map(({ event, section }) => [event, section].filter(Boolean).join(' '));
}

async function agree(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Accept analytics cookies' }).click();
  await expect(page.getByText('You accepted analytics cookies.')).toBeVisible();
}

function tagRequests(page: Page): readonly string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.startsWith('tags.')) urls.push(request.url());
  });
  return urls;
}

test('no tag runs before a visitor agreed, nor after they refused', async ({ page, audit }) => {
  const requests = tagRequests(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /^Cookies on/ })).toBeVisible();
  await audit('asked about cookies');
  await page.getByRole('button', { name: 'Reject analytics cookies' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You rejected analytics cookies.' })).toBeFocused();
  await page.goto(centre);
  await expect(page.getByRole('heading', { name: 'Choose your membership' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Cookies on/ })).toHaveCount(0);
  expect(requests).toEqual([]);
  expect(await toldTo(page)).toEqual([]);
});

test('whoever agreed is counted from the next page on, and can take it back', async ({ page, audit }) => {
  const requests = tagRequests(page);
  await agree(page);
  await audit('agreed to cookies');
  expect(requests).toEqual([]);
  await page.goto(centre);
  await expect.poll(() => eventsOf(page)).toContain('gtm.load');
  expect(requests).toHaveLength(1);
  expect(requests[0]).toContain('id=GTM-LEISURE');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(page.getByRole('button', { name: 'Accept analytics cookies' })).toBeFocused();
  await page.getByRole('button', { name: 'Reject analytics cookies' }).click();
  await expect.poll(() => toldTo(page).catch(() => ['between two pages'])).toEqual([]);
  expect(requests).toHaveLength(1);
});

test('each step is told, opened, failed and done, and nothing that was typed', async ({
  joiner,
  page,
  sandbox,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/);
  await agree(page);
  await joiner.start(`${centre}/membership/swim/fixed`);
  await joiner.expectOpen('Your details');
  await expect.poll(() => eventsOf(page)).toContain('section_opened details_section');
  await sandbox.faults([{ method: 'POST', path: '/api/auth/customer/register', status: 500, times: 1 }]);
  await joiner.createAccount();
  await expect.poll(() => eventsOf(page)).toContain('section_failed details_section');
  expect(await eventsOf(page)).not.toContain('section_done details_section');
  await joiner.press('Create Account');
  await joiner.expectOpen('Review & select dates');
  await expect.poll(() => eventsOf(page)).toContain('section_done details_section');
  expect(await eventsOf(page)).toContain('section_opened dates_section');
  const told = JSON.stringify(await toldTo(page));
  expect(told).not.toContain(joiner.email);
  expect(told).not.toMatch(/Amara|Okafor|Burley|LS6/);
});

test('a purchase is told once, over reloads and tabs, and never on checkout', async ({ page, context }) => {
  const requests = tagRequests(page);
  await agree(page);
  await comeToCheckout(page, { cart: freePromotion, open: false });
  const before = requests.length;
  await openCheckout(page);
  await page.getByRole('checkbox', { name: /I agree to the/ }).waitFor();
  expect(requests).toHaveLength(before);
  expect(await toldTo(page)).toEqual([]);
  await page.locator('.pay .btn').click();
  await expect(page.getByRole('heading', { name: 'Your membership is confirmed' })).toBeVisible();
  await expect.poll(() => eventsOf(page)).toContain('purchase');
  const purchase = (await toldTo(page)).find(({ event }) => event === 'purchase');
  const { transaction_id } = purchase?.ecommerce as { transaction_id: string };
  expect(page.url()).toContain(transaction_id);
  await page.reload();
  const other = await context.newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) {
    await expect(tab.getByText('Your new membership')).toBeVisible();
    await expect.poll(() => eventsOf(tab)).toContain('gtm.load');
    expect(await eventsOf(tab)).not.toContain('purchase');
  }
});

test('a kiosk and a page inside another ask nobody, and count nobody', async ({ page }) => {
  const requests = tagRequests(page);
  await agree(page);
  for (const mode of ['kiosk=true', 'embedded=true']) {
    await page.goto(`${centre}?${mode}`);
    await expect(page.getByRole('heading', { name: 'Choose your membership' })).toBeVisible();
    expect(await toldTo(page)).toEqual([]);
  }
  expect(requests).toEqual([]);
});
