import { BookingSite, kirkstall, test } from '../support/BookingSite';
import { expect } from '../support/test';

const swim = 'Lane swimming, 07:00';
const title = 'Share Lane swimming, 07:00, Saturday 21 November';

for (const width of [390, 1280])
  test(`the link to a session is copied by keyboard and leads to its button, ${width} wide`, async ({
    site,
    page,
    context,
    audit,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await site.openDay();
    await site.row(swim).getByRole('button', { name: 'Lane swimming' }).first().press('Enter');
    await page.getByRole('button', { name: title }).press('Enter');
    await expect(page.getByText('The link is copied.')).toBeVisible();
    await audit('the details of a session, whose link is copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain('?date=2026-11-21#');
    await page.goto(BookingSite.url('/'));
    await page.goto(link);
    await expect(site.bookButton(swim)).toBeFocused();
    await expect(site.bookButton(swim)).toBeInViewport();
  });

test('a device’s own ways of sharing are used, and closing them again says nothing', async ({ page }) => {
  const shared: { readonly url: string }[] = [];
  await page.exposeBinding('noteShared', (_, link: { readonly url: string }) => void shared.push(link));
  // Chromium on this system has no list of ways to share.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (link: unknown) => {
        await (window as unknown as { noteShared(link: unknown): Promise<void> }).noteShared(link);
        throw new DOMException('Share canceled', 'AbortError');
      },
    });
  });
  await page.goto(BookingSite.url(`/camps/${kirkstall}`));
  await page
    .getByRole('button', { name: /^Prices and details/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Share / }).click();
  await expect.poll(() => shared).toHaveLength(1);
  await expect(page.getByText(/The link (is|can’t)/)).toHaveCount(0);
  await page.goto(BookingSite.url('/'));
  await page.goto(shared[0]?.url ?? '');
  await expect(page.locator('.camp h2').first()).toBeFocused();
});

test('a device whose own ways fail copies the link, and a second press is said too', async ({
  site,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: () => Promise.reject(new DOMException('No targets', 'NotAllowedError')),
    });
  });
  await site.openDay();
  await site.row(swim).getByRole('button', { name: 'Lane swimming' }).first().click();
  const share = page.getByRole('button', { name: title });
  await share.click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('?date=2026-11-21#');
  await share.click();
  await expect(page.getByText('The link is copied again.')).toBeVisible();
});

test('a link that can’t be copied is shown', async ({ site, page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));
  });
  await site.openDay();
  await site.row(swim).getByRole('button', { name: 'Lane swimming' }).first().click();
  await page.getByRole('button', { name: title }).click();
  await expect(page.getByText('The link can’t be copied here.').getByRole('link')).toHaveAttribute('href', /#/);
});
