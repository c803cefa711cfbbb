import type { Page, Route } from '@playwright/test';
import { Account } from '../support/Account';
import { test } from '../support/BookingSite';
import { callApi } from '../support/callApi';
import type { SandboxControls } from '../support/SandboxControls';
import { routeOnce } from '../support/routeOnce';
import { tabTo } from '../support/tabTo';
import { expect } from '../support/test';

/** A court's slot in the first centre, by its day and time. */
const court = (day: string, time: string): string => `6-1-${day}-${time}`;
const saturday = court('20261121', '1100');
const sunday = court('20261122', '1200');
const opener = 'Move to another time Badminton court';

/** Signs Morgan in, who has booked a court on Saturday at 11:00 with £9.50 of credit. */
async function withCourt(page: Page, sandbox: SandboxControls): Promise<Account> {
  await sandbox.leavePlaces(saturday, 2);
  await sandbox.leavePlaces(sunday, 1);
  const account = new Account(page);
  await account.signIn('morgan', '/bookings/upcoming');
  const items = [{ id: saturday, type: 'activity' }];
  const payments = [{ tender_type: 'credit', amount: 950 }];
  const order = { payments, terms: [4], completed_waivers: [], source: 'bookings' };
  expect((await callApi(page, 'POST', '/api/checkout/add', { items, source: 'bookings' }))[0]).toBe(200);
  expect((await callApi(page, 'PUT', '/api/checkout/credit', { amount: 950, source: 'bookings' }))[0]).toBe(200);
  expect((await callApi(page, 'POST', '/api/checkout/complete', order))[0]).toBe(200);
  await page.reload();
  return account;
}

/** Takes a request to the server, and keeps its answer from the page. */
async function loseAnswer(route: Route): Promise<void> {
  const request = route.request();
  const { host, port, pathname } = new URL(request.url());
  const headers = { ...(await request.allHeaders()), host };
  const answer = await route.fetch({ url: `http://127.0.0.1:${port}${pathname}`, headers });
  expect(answer.status()).toBe(200);
  await route.abort();
}

const bookingOf = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Badminton court' });
const movedMails = async (sandbox: SandboxControls) =>
  (await sandbox.outbox()).filter(({ subject }) => String(subject).startsWith('Moved:'));

for (const width of [390, 1280]) {
  test(`a booking moves to another day by keyboard, ${width} px wide`, async ({ page, site: _, sandbox, audit }) => {
    await page.setViewportSize({ width, height: 844 });
    const account = await withCourt(page, sandbox);
    await expect(bookingOf(page)).toContainText('You can cancel or move it until 09:00 on 21 November 2026.');
    await audit('a booking that can move');
    await tabTo(page, 'button', opener);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Move Badminton court' });
    await expect(dialog).toContainText('Now: Sat 21 Nov, 11:00 to 12:00');
    await expect(dialog).toContainText('Moving is free, to a time with the same price: £9.50.');
    await expect(dialog.getByText('Saturday 21 November', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('radio', { name: '11:00 to 12:00' })).toHaveCount(0); // the time that it has
    await audit('the other times of a booking');
    await tabTo(page, 'button', /^Later day/);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Sunday 22 November', { exact: true })).toBeVisible();
    const noon = dialog.getByRole('radio', { name: '12:00 to 13:00' });
    await expect(noon).toHaveAccessibleDescription('Sports hall, 1 court left, £9.50');
    await page.keyboard.press('Tab');
    while (!(await noon.isChecked())) await page.keyboard.press('ArrowDown');
    await audit('a time that is chosen');
    await tabTo(page, 'button', 'Move to Sun 22 Nov, 12:00');
    await page.keyboard.press('Enter');
    await account.expectToast('Badminton court is moved to Sun 22 Nov, 12:00.');
    await expect(dialog).toBeHidden();
    await expect(bookingOf(page)).toContainText('12:00 to 13:00');
    await expect(page.getByRole('button', { name: opener })).toBeFocused();
    expect(await movedMails(sandbox)).toHaveLength(1);
  });
}

test('a place that is gone meanwhile says so, and the booking stays', async ({
  page,
  site: _,
  sandbox,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/);
  await withCourt(page, sandbox);
  await page.getByRole('button', { name: opener }).click();
  await page.getByRole('button', { name: /^Later day/ }).click();
  await page.getByText('12:00 to 13:00').click();
  await sandbox.leavePlaces(sunday, 0);
  await page.getByRole('button', { name: 'Move to Sun 22 Nov, 12:00' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move Badminton court' });
  await expect(dialog.getByRole('alert')).toContainText('22 November 2026 at 12:00: No courts left.');
  await expect(dialog.getByRole('radio', { name: '12:00 to 13:00' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Choose a time' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep Sat 21 Nov, 11:00' }).click();
  await expect(dialog).toBeHidden();
  await expect(bookingOf(page)).toContainText('11:00 to 12:00');
  expect(await movedMails(sandbox)).toEqual([]);
});

test('an answer that is lost is asked for again, and moves once', async ({ page, site: _, sandbox, expectedNoise }) => {
  expectedNoise.push(/Failed to load resource/);
  const account = await withCourt(page, sandbox);
  await page.getByRole('button', { name: opener }).click();
  await page.getByRole('button', { name: /^Later day/ }).click();
  await page.getByText('12:00 to 13:00').click();
  await routeOnce(page, /\/bookings\/[^/]+\/move$/, loseAnswer);
  const move = page.getByRole('button', { name: 'Move to Sun 22 Nov, 12:00' });
  await move.click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await move.click();
  await account.expectToast('Badminton court is moved to Sun 22 Nov, 12:00.');
  expect(await movedMails(sandbox)).toHaveLength(1);
});
