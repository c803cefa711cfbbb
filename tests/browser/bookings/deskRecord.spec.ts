import type { BrowserContext, Locator, Page } from '@playwright/test';
import { Booker } from '../support/Booker';
import { bookByCard } from '../support/bookByCard';
import { callApi } from '../support/callApi';
import { Desk } from '../support/Desk';
import { tabTo } from '../support/tabTo';
import { expect, test } from '../support/test';

/** Comes to the desk after a customer's log-out, and opens Leila's record by keyboard. */
async function openRecord(page: Page, context: BrowserContext): Promise<Locator> {
  for (const name of ['__Secure-joinery_session', 'joinery_token']) await context.clearCookies({ name });
  const desk = new Desk(page);
  await desk.signIn();
  await desk.select('Leila Mensah');
  await tabTo(page, 'button', 'Leila Mensah');
  await page.keyboard.press('Enter');
  return page.getByRole('dialog', { name: 'Leila Mensah' });
}

for (const viewport of [
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
])
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('staff see what the customer has, and cancel a booking by keyboard alone', async ({
      page,
      audit,
      sandbox,
    }) => {
      const desk = new Desk(page);
      await desk.signIn();
      await desk.select('Morgan Reid');
      await tabTo(page, 'button', 'Morgan Reid');
      await page.keyboard.press('Enter');
      const panel = page.getByRole('dialog', { name: 'Morgan Reid' });
      await expect(panel.getByRole('region', { name: 'Membership' }).getByRole('listitem')).toHaveText([
        /Total Fitness.*paid month by month.*Active/,
        /GP Referral.*Until \d\d\/\d\d\/\d{4}.*Active/,
      ]);
      const bookings = panel.getByRole('region', { name: 'Upcoming bookings' });
      await expect(bookings.getByRole('listitem')).toHaveText([
        /Lane swim.*too late to cancel/,
        /Yoga flow.*18:30 to 19:30, Studio 1/,
        /Badminton/,
        /Spin 45/,
      ]);
      await audit(`desk, what the customer has, at ${viewport.width}`);
      await tabTo(page, 'button', 'Cancel Badminton');
      await page.keyboard.press('Enter');
      await expect(panel.getByText('£9.50 comes back as credit on the customer’s account.')).toBeFocused();
      await audit(`desk, asked whether a booking is cancelled, at ${viewport.width}`);
      await tabTo(page, 'button', 'Keep the booking');
      await page.keyboard.press('Enter');
      await expect(panel.getByRole('button', { name: 'Cancel Badminton' })).toBeFocused();
      await page.keyboard.press('Enter');
      await tabTo(page, 'button', 'Cancel the booking');
      await page.keyboard.press('Enter');
      await expect(panel.getByText('£9.50 came back as credit on the customer’s account.')).toBeVisible();
      await expect(panel.getByRole('heading', { name: 'Upcoming bookings' })).toBeFocused();
      await expect(bookings.getByRole('listitem')).toHaveText([/Lane swim/, /Yoga flow/, /Spin 45/]);
      await expect(panel.getByText('£22.00')).toBeVisible();
      await audit(`desk, a booking cancelled, at ${viewport.width}`);
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Morgan Reid' })).toBeFocused();
      const { customers } = await sandbox.records();
      expect(customers.find(({ email }) => email === 'morgan@example.org')?.credit_pence).toBe(1250 + 950);
    });
  });

test('a booking that a card paid goes back to that card, and staff can tell its customer', async ({
  page,
  context,
  audit,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const leila = new Booker(page);
  await leila.signIn('leila');
  const date = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  await bookByCard(page, sandbox, { slots: [`6-1-${date}-1100`] }); // there is one at 11:00 on every day of the week
  const panel = await openRecord(page, context);
  await tabTo(page, 'button', 'Cancel Badminton court');
  await page.keyboard.press('Enter');
  await expect(
    panel.getByText('£11.50 goes back to the customer’s card ending 4242, usually within 5 working days.'),
  ).toBeFocused();
  await tabTo(page, 'button', 'Cancel the booking');
  await page.keyboard.press('Enter');
  await expect(panel.getByText(/^We sent £11\.50 back to the customer’s card ending 4242 on /)).toBeVisible();
  await audit('desk, a booking refunded to its card');
  await page.screenshot({ path: test.info().outputPath('desk.png') });
  const refunded = (await sandbox.ledger()).filter(({ event }) => event === 'refunded');
  expect(refunded).toMatchObject([{ amount: 1150 }]);
});

test('staff move a booking by keyboard, and see its new time', async ({ page, context, audit, sandbox }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const leila = new Booker(page);
  await leila.signIn('leila');
  await leila.hold({ name: 'Lane swimming', nth: 1 }); // a package of hers pays
  const order = { payments: [], terms: [4], completed_waivers: [], source: 'bookings' };
  expect((await callApi(page, 'POST', '/api/checkout/complete', order))[0]).toBe(200);
  const panel = await openRecord(page, context);
  await tabTo(page, 'button', 'Move to another time Lane swimming');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move Lane swimming' });
  await expect(dialog).toContainText('The same use pays for the new time.');
  await tabTo(page, 'button', /^Later day/);
  await page.keyboard.press('Enter');
  while ((await dialog.locator('input:enabled').count()) === 0) await page.keyboard.press('Enter'); // a day that is full
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await audit('desk, another time of a booking');
  await tabTo(page, 'button', /^Move to /);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(panel.getByText(/^Lane swimming is moved to /)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Move to another time Lane swimming' })).toBeFocused();
  await audit('desk, a booking moved');
  const moved = (await sandbox.outbox()).filter(({ subject }) => String(subject).startsWith('Moved:'));
  expect(moved).toHaveLength(1);
});

test.describe('at 1280 pixels', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('staff see at once that a penalty is to be paid, and what the customer holds online', async ({
    page,
    context,
    audit,
  }) => {
    const ruth = new Booker(page);
    await ruth.signIn('ruth');
    await ruth.hold({ name: 'Badminton court' });
    // Logging out would give the places back.
    for (const name of ['__Secure-joinery_session', 'joinery_token']) await context.clearCookies({ name });
    const desk = new Desk(page);
    await desk.signIn();
    await desk.select('Ruth Adeyemi');
    await expect(page.getByRole('region', { name: 'Customer' }).getByText('1 penalty to pay')).toBeVisible();
    await page.getByRole('button', { name: 'Ruth Adeyemi' }).click();
    const panel = page.getByRole('dialog', { name: 'Ruth Adeyemi' });
    await expect(panel.getByRole('region', { name: 'Penalties' }).getByRole('listitem')).toHaveText([
      /Missed booking: Spin 45.*Given on \d\d\/\d\d\/\d{4}\. To pay\..*£5\.00/,
    ]);
    await expect(panel.getByRole('region', { name: 'Membership' })).toContainText(/Ended on/);
    const online = panel.getByRole('region', { name: 'Online basket' });
    await expect(online.getByRole('listitem')).toHaveText([/Badminton court.*For Ruth Adeyemi.*£11\.50/]);
    await expect(online.getByText(/^Held for the customer until \d\d:\d\d/)).toBeVisible();
    await audit('desk, a customer with a penalty and a basket online');
    await panel.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Timetable' }).click();
    await expect(page.getByText('Booking for Ruth Adeyemi')).toBeVisible();
    await expect(page.getByText('1 penalty to pay')).toBeVisible();
    await page.getByRole('link', { name: 'Change customer' }).click();
    await desk.select('Casey Byrne');
    await expect(page.getByText(/penalty/)).toHaveCount(0);
  });
});
