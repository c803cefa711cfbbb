import type { Page } from '@playwright/test';
import { partnerUrl, siteUrl } from '../../../operator/setup/hosts';
import { seedPassword } from '../../../operator/seed/customers';
import { openPartner } from '../support/partner';
import { Account } from '../support/Account';
import { SiteHeader } from '../support/SiteHeader';
import { expect, test } from '../support/test';

const port = Number(process.env.TEST_PORT);

function heightOf(page: Page): Promise<number> {
  return page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height);
}

test('a tab that was embedded once stays so on its next pages, and on the other sites it leads to', async ({
  page,
}) => {
  const header = new SiteHeader(page);
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  const expectBare = async (): Promise<void> => {
    await expect(header.header).toHaveCount(0);
    await expect(breadcrumb).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  };
  await header.open('online-joining', '/?embedded=true');
  await expectBare();
  for (const path of ['/login', '/centre/kirkstall-bridge-leisure-centre']) {
    await header.open('online-joining', path);
    await expectBare();
  }
  await page.goto(Account.url('/login?embedded=true'));
  await expect(page.getByRole('heading', { name: 'Already have an online account?' })).toBeVisible();
  await new Account(page).signIn('morgan');
  await expectBare();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Change membership' })).toBeVisible();
  const elsewhere = (await header.linksIn(main)).filter((link) => !link.includes('→ my-account/'));
  expect(elsewhere.length).toBeGreaterThan(0);
  expect(elsewhere.filter((link) => !link.endsWith('?embedded=true'))).toEqual([]);
  await main.getByRole('link', { name: 'Change membership' }).click();
  await expect(page).toHaveURL(/\/\/online-joining\..*\/change-membership\/[^/?]+\?embedded=true$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectBare();
  await header.open('online-joining', '/?embedded=false');
  await expect(header.header).toBeVisible();
});

test('a page inside another has no chrome, is as high as what stands on it, and keeps to that mode', async ({
  page,
  sandbox,
  audit,
}) => {
  const frame = await openPartner(page, sandbox.testId);
  await expect(frame.getByRole('heading', { name: 'Buy a membership', level: 1 })).toBeVisible();
  await expect(frame.getByRole('banner')).toHaveCount(0);
  await expect(frame.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0);
  await expect(frame.getByRole('contentinfo')).toHaveCount(0);
  await frame.getByLabel('Find a centre').fill('Kirkstall');
  await frame.getByRole('button', { name: 'Select and continue Kirkstall Bridge Leisure Centre' }).click();
  await expect(frame.getByRole('article', { name: 'Total Fitness' })).toBeVisible();
  await audit('memberships inside another page', 'iframe');
  const inside = () => frame.locator('body').evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
  await expect.poll(async () => (await heightOf(page)) - (await inside())).toBeGreaterThanOrEqual(0);
  const high = await heightOf(page);
  expect(high).toBeGreaterThan(700);
  // It shrinks again, too.
  await frame.getByRole('button', { name: 'Edit Choose your home centre' }).click();
  await expect.poll(() => heightOf(page)).not.toBe(high);
  await expect.poll(async () => Math.abs((await heightOf(page)) - (await inside()))).toBeLessThanOrEqual(4);
});

test('a customer logs in and pays inside another site’s page, by cookies kept apart for that site', async ({
  page,
  sandbox,
  context,
  audit,
}) => {
  const frame = await openPartner(page, sandbox.testId);
  await audit('joining inside another page', 'iframe');
  const joining = siteUrl('online-joining', port);
  const start = `${joining}/login?redirect=${encodeURIComponent('/centre/kirkstall-bridge-leisure-centre/membership/swim/fixed')}`;
  await page.locator('iframe').evaluate((element, src) => ((element as HTMLIFrameElement).src = src), start);
  await frame.getByLabel('Email address or customer ID').fill('amara@example.org');
  await frame.getByLabel('Password', { exact: true }).fill(seedPassword);
  await frame.locator('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(frame.getByRole('heading', { name: /Your details/ })).toBeVisible();
  await expect(frame.getByLabel('Address line one')).toBeVisible();
  const session = (await context.cookies()).find(({ name }) => name.endsWith('session'));
  expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'None' });
  expect((session as { partitionKey?: string } | undefined)?.partitionKey).toContain('partner.localhost');
  await frame.getByRole('button', { name: 'Continue', exact: true }).click();
  await frame.getByRole('checkbox', { name: /Health commitment statement/ }).check();
  await frame.getByRole('checkbox', { name: /Membership terms/ }).check();
  await frame.getByRole('button', { name: 'Continue to checkout' }).click();
  await expect(frame.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  const card = frame.frameLocator('.card-fields iframe');
  await card.getByLabel('Card number').fill('4242424242424242');
  await card.getByLabel('Expiry date').fill('1230');
  await card.getByLabel('Security code').fill('123');
  await frame.locator('.pay .btn').click();
  await expect(frame.getByRole('heading', { name: 'Your payment was successful' })).toBeVisible({ timeout: 20_000 });
  expect(await sandbox.captured()).toEqual([6900]);
  await expect(frame.getByRole('link', { name: 'Go to my account' })).toHaveAttribute(
    'href',
    `${siteUrl('my-account', port)}/?embedded=true`,
  );
  await audit('confirmation inside another page', 'iframe');
});

test('no other site may frame a page', async ({ request }) => {
  const policy = (await request.get(`http://127.0.0.1:${port}/`)).headers()['content-security-policy'];
  expect(policy).toContain(`frame-ancestors 'self' ${partnerUrl(port)};`);
});

test('where cookies are refused, a visitor is told what to do', async ({ page, sandbox, audit }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
  });
  const frame = await openPartner(page, sandbox.testId);
  await expect(frame.getByText('Your browser blocks cookies on this page.')).toBeVisible();
  await audit('cookies refused inside another page', 'iframe');
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('link', { name: 'Open this page in a new window' }).click(),
  ]);
  await expect(opened.getByRole('banner')).toBeVisible();
  await expect(opened.getByText('Your browser blocks cookies')).toHaveCount(0);
});
