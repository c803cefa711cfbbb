import type { Page } from '@playwright/test';
import { Account } from '../support/Account';
import { bookByCard } from '../support/bookByCard';
import { test } from '../support/BookingSite';
import { callApi } from '../support/callApi';
import type { SandboxControls } from '../support/SandboxControls';
import { tabTo } from '../support/tabTo';
import { expect } from '../support/test';

/** Courts in the first centre on Saturday and Sunday, at £9.50 each for Morgan. */
const saturday = '6-1-20261121-1100';
const sunday = '6-1-20261122-1200';

/** Signs Morgan in, who has booked courts by card, but for some credit. */
async function withCourts(
  page: Page,
  sandbox: SandboxControls,
  slots: readonly string[],
  credit = 0,
): Promise<Account> {
  const account = new Account(page);
  await account.signIn('morgan', '/bookings/upcoming');
  await bookByCard(page, sandbox, { slots, credit });
  await page.reload();
  return account;
}

const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: 'Cancel Badminton court?' });
const refundRow = (page: Page) => page.getByRole('row').filter({ hasText: 'Refund: Badminton court' });
const cancelledOne = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Badminton court' });
const sums = async (sandbox: SandboxControls) =>
  (await sandbox.ledger()).flatMap(({ event, amount }) => (event === 'refunded' ? [amount] : []));

async function cancelByKeyboard(page: Page): Promise<void> {
  await tabTo(page, 'button', 'Cancel Badminton court');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Cancel my booking');
  await page.keyboard.press('Enter');
}

for (const width of [390, 1280]) {
  test(`what a card paid goes back to it, told before and after, by keyboard, ${width} px wide`, async ({
    page,
    site: _,
    sandbox,
    audit,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const account = await withCourts(page, sandbox, [saturday], 300);
    const picture = (name: string) =>
      page.screenshot({ path: test.info().outputPath(`${name}-${width}.png`), fullPage: true });
    await tabTo(page, 'button', 'Cancel Badminton court');
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toContainText(
      '£6.50 goes back to your card ending 4242, usually within 5 working days. £3.00 comes back as credit on your account.',
    );
    await audit('cancelling what a card paid');
    await picture('asked');
    await tabTo(page, 'button', 'Cancel my booking');
    await page.keyboard.press('Enter');
    const notes = page.getByRole('region', { name: 'Notifications' });
    await expect(notes).toContainText(
      /Badminton court is cancelled\. We sent £6\.50 back to your card ending 4242 on /,
    );
    await expect(notes).toContainText('£3.00 came back as credit on your account.');
    await audit('what a card paid is sent back');
    await picture('told');
    await page.getByRole('link', { name: 'Past and cancelled' }).press('Enter');
    await expect(cancelledOne(page)).toContainText(
      /We sent £6\.50 back to your card ending 4242 on \d+ \w+ \d{4}\. It usually arrives within 5 working days\. £3\.00 came back/,
    );
    const refunded = cancelledOne(page).getByText(/^We sent £6\.50 back/);
    const widths = await Promise.all(
      [cancelledOne(page), refunded].map(async (part) => (await part.boundingBox())?.width ?? 0),
    );
    expect(widths[1]).toBeGreaterThan((widths[0] ?? 0) * 0.8); // not a narrow column beside the badge
    await picture('past');
    await account.open('/payments');
    const row = refundRow(page).filter({ hasText: '4242' });
    await expect(row).toContainText('£6.50');
    await expect(row).toContainText(/Sent on \d+ \w+ \d{4}/);
    await audit('a refund to a card among the payments');
    await picture('payments');
    await row.getByRole('link').press('Enter');
    await expect(page.getByText('Paid back to')).toBeVisible();
    await expect(page.getByText(/^We sent £6\.50 back to your card ending 4242/)).toBeVisible();
    await audit('the receipt of a refund to a card');
    await picture('receipt');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect([await sandbox.captured(), await sums(sandbox)]).toEqual([[650], [650]]);
  });
}

test('a refund that the bank has not confirmed says so, until the bank does', async ({ page, site: _, sandbox }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const account = await withCourts(page, sandbox, [saturday]);
  await sandbox.bankFaults([{ method: 'POST', path: '/stripe/v1/refunds', drop: 'after', times: 1 }]);
  await cancelByKeyboard(page);
  const unknown =
    /We are sending £9\.50 back to your card ending 4242, and the bank has not confirmed it yet\. We keep asking\. The reference is \d+\./;
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(unknown);
  await page.getByRole('link', { name: 'Past and cancelled' }).click();
  await expect(cancelledOne(page)).toContainText(unknown);
  await page.screenshot({ path: test.info().outputPath('unknown.png'), fullPage: true });
  await account.open('/payments');
  await expect(refundRow(page)).toContainText('The bank has not confirmed it yet');
  await page.screenshot({ path: test.info().outputPath('unknown-payments.png'), fullPage: true });
  await sandbox.reconcile();
  await page.reload();
  await expect(refundRow(page)).toContainText(/Sent on/);
  expect(await sums(sandbox)).toEqual([950]);
});

test('a refund that the bank will never send is credit, and says so', async ({ page, site: _, sandbox }) => {
  const account = await withCourts(page, sandbox, [saturday]);
  const body = { error: { type: 'invalid_request_error', code: 'charge_disputed', message: 'No.' } };
  await sandbox.bankFaults([{ method: 'POST', path: '/stripe/v1/refunds', status: 400, body }]);
  await cancelByKeyboard(page);
  const refused = 'The bank could not send £9.50 back to your card ending 4242. It is credit on your account instead.';
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(refused);
  await account.open('/');
  await expect(page.getByText('You have £22.00 of credit')).toBeVisible();
  await account.open('/payments');
  await expect(refundRow(page)).toHaveCount(1);
  await expect(refundRow(page)).toContainText('Credit');
  expect((await sandbox.outbox()).some(({ body: text }) => String(text).includes(refused))).toBe(true);
});

test('amounts that have changed since are told before anything is cancelled', async ({
  page,
  site: _,
  sandbox,
  expectedNoise,
}) => {
  expectedNoise.push(/status of 409/);
  await withCourts(page, sandbox, [saturday, sunday], 1250);
  await page.getByRole('button', { name: 'Cancel Badminton court' }).first().click();
  await expect(dialogOf(page)).toContainText('£6.50 goes back to your card');
  const [, list] = await callApi(page, 'GET', '/api/my-account/bookings?when=upcoming');
  const courts = (list as unknown as { id: string; name: string }[]).filter(({ name }) => name === 'Badminton court');
  expect((await callApi(page, 'POST', `/api/my-account/bookings/${courts[1]?.id ?? ''}/cancel`, {}))[0]).toBe(200);
  await page.getByRole('button', { name: 'Cancel my booking' }).click();
  await expect(dialogOf(page).getByRole('alert')).toContainText('What comes back has changed.');
  await expect(dialogOf(page)).toContainText('£9.50 comes back as credit on your account.');
  await expect(dialogOf(page)).not.toContainText('card');
  await page.getByRole('button', { name: 'Cancel my booking' }).click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(cancelledOne(page)).toHaveCount(0);
});
