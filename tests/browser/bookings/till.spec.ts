import type { Page } from '@playwright/test';
import { fetchResponse } from '../../support/fetchResponse';
import { Desk } from '../support/Desk';
import { tabTo } from '../support/tabTo';
import { expect, test } from '../support/test';

/** The sizes of the tablets and screens that stand on desks. */
const sizes = [
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

/** Staff at a tablet that stands in Kirkstall Bridge. */
async function atDesk(page: Page): Promise<Desk> {
  const desk = new Desk(page);
  await desk.signIn();
  await page.getByRole('link', { name: 'Choose this tablet’s centre' }).click();
  await page.getByLabel('Find a centre').fill('Kirkstall Bridge');
  await page.getByRole('button', { name: /Kirkstall Bridge/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find a customer' })).toBeVisible();
  return desk;
}

/** Sells Casey a court for £11.50 in cash. */
async function sell(page: Page, desk: Desk): Promise<void> {
  await page.goto(Desk.url('/customer'));
  await desk.find('Casey Byrne');
  await page.getByRole('button', { name: /Casey Byrne/ }).click();
  await expect(page.getByText('Booking for Casey Byrne')).toBeVisible(); // at the timetable of the tablet's centre
  await desk.sell('Badminton court');
  await desk.take('Cash', '20');
  await desk.agree();
  await desk.complete.click();
  await desk.expectCompleted();
}

async function toTill(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Till' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Till' })).toBeVisible();
}

/** The lines of one block of figures, such as `Counted£61.50`. */
const lines = (page: Page, title: string) =>
  page.locator('.till-block', { has: page.getByRole('heading', { name: title, exact: true }) }).locator('.cost > div');

for (const size of sizes)
  test(`a till day is opened, sold into, counted and closed at ${size.width}×${size.height}`, async ({
    page,
    audit,
  }) => {
    await page.setViewportSize(size);
    const desk = await atDesk(page);
    await toTill(page);
    await expect(page.locator('.floor-band')).toHaveCount(0);
    await expect(page.getByText('No till day is open at Kirkstall Bridge Leisure Centre.')).toBeVisible();
    await audit(`till, no day open, at ${size.width}`);
    await page.getByLabel('Float in the till').fill('50');
    await page.getByRole('button', { name: 'Open the till' }).click();
    await expect(lines(page, 'Cash').first()).toHaveText(/^Float at the startCounted by Dana Desk, .*£50\.00$/);

    await sell(page, desk);
    await toTill(page);
    await expect(lines(page, 'Cash')).toContainText([
      '£50.00',
      'Taken, 1 payment£11.50',
      'Should be in the till£61.50',
    ]);
    await expect(lines(page, 'Dana Desk')).toHaveText(['1 sale£11.50', 'Cash£11.50']);
    await expect(page.getByRole('heading', { level: 2, name: 'By cashier' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Dana Desk']);
    await audit(`till, a day is open, at ${size.width}`);
    await page.screenshot({ path: test.info().outputPath(`open-${size.width}.png`), fullPage: true });

    await page.getByRole('button', { name: 'Count and close' }).click();
    await expect(page.getByRole('heading', { name: 'Count what is in the till' })).toBeFocused();
    await expect(page.getByText('£61.50')).toHaveCount(0);
    await page.getByText('Count by notes and coins').click();
    await page.getByLabel('£20', { exact: true }).fill('3');
    await page.getByLabel('50p').fill('2');
    await expect(page.getByLabel('Cash in the till, with the float')).toHaveValue('61.00');
    await audit(`till, counting, at ${size.width}`);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Count what is in the till' })).toBeFocused();
    await expect(page.getByLabel('£20', { exact: true })).toHaveValue('3');
    await expect(page.getByLabel('50p')).toHaveValue('2');
    await expect(page.getByLabel('Cash in the till, with the float')).toHaveValue('61.00');
    await page.screenshot({ path: test.info().outputPath(`counting-${size.width}.png`), fullPage: true });
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('row', { name: 'Cash £61.50 £61.00 £0.50 short' })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Cheque £0.00 £0.00 Exact' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close the day' })).toBeInViewport({ ratio: 1 });
    await audit(`till, difference, at ${size.width}`);
    await page.getByRole('button', { name: 'Close the day' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Till day closed' })).toBeFocused();
    const sheet = page.getByRole('region', { name: 'Till sheet' });
    await expect(sheet).toContainText('Aire Valley Leisure');
    await expect(sheet).toContainText(/Closed.*by Dana Desk/);
    await expect(lines(page, 'Cash')).toContainText([
      'Float at the start',
      'Taken, 1 payment£11.50',
      'Should be in the till£61.50',
      'Counted£61.00',
      'Difference£0.50 short',
    ]);
    await expect(sheet.getByRole('heading', { name: 'By cashier' })).toBeVisible();
    await audit(`till, a closed day, at ${size.width}`);
    await page.screenshot({ path: test.info().outputPath(`closed-${size.width}.png`), fullPage: true });
    await page.getByRole('link', { name: 'Back to the till' }).click();
    await expect(page.getByText('No till day is open')).toBeVisible();
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key === 'joinery:count'))).toEqual([]);
    await page.getByRole('link', { name: /Closed by Dana Desk.*£11\.50.*£0\.50 short/ }).click();
    await expect(sheet).toBeVisible();
  });

test('a till is opened, counted and closed by keyboard alone', async ({ page }) => {
  await atDesk(page);
  await tabTo(page, 'link', 'Till');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Till' })).toBeFocused();
  await page.getByLabel('Float in the till').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Count and close' }).waitFor();
  await tabTo(page, 'button', 'Count and close');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Cash in the till, with the float')).toBeFocused();
  await expect(page.getByText('Enter the amount. Enter 0 if there is none.')).toHaveCount(1);
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Close the day');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Till day closed' })).toBeFocused();
  await expect(lines(page, 'Cash').last()).toHaveText('DifferenceExact');
});

test('a sale at another tablet while the till is counted is shown before the day is closed', async ({
  page,
  context,
  audit,
  expectedNoise,
}) => {
  expectedNoise.push(/409/);
  await atDesk(page);
  await toTill(page);
  await page.getByLabel('Float in the till').fill('0');
  await page.getByRole('button', { name: 'Open the till' }).click();
  await page.getByRole('button', { name: 'Count and close' }).click();
  await page.getByLabel('Cash in the till, with the float').fill('11.50');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('row', { name: 'Cash £0.00 £11.50 £11.50 over' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(Desk.url('/customer'));
  await sell(other, new Desk(other));
  await page.getByRole('button', { name: 'Close the day' }).click();
  await expect(
    page.getByText('The till has changed since you counted it. Please check the new amounts.'),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: 'Cash £11.50 £11.50 Exact' })).toBeVisible();
  await audit('till, changed while it was counted');
  await page.getByRole('button', { name: 'Close the day' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Till day closed' })).toBeVisible();
  await expect(lines(page, 'Cash').last()).toHaveText('DifferenceExact');
});

test('a day that opened by itself asks for its float, and one that another tablet has closed says by whom', async ({
  page,
  context,
  audit,
  expectedNoise,
}) => {
  expectedNoise.push(/409/);
  const desk = await atDesk(page);
  await sell(page, desk);
  await toTill(page);
  await expect(page.getByText('The float is not counted')).toBeVisible();
  await audit('till, a day without a float');
  await page.getByRole('button', { name: 'Count and close' }).click();
  await page.getByLabel('Float at the start of the day').fill('30');
  await page.getByLabel('Cash in the till, with the float').fill('41.50');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('row', { name: 'Cash £41.50 £41.50 Exact' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(Desk.url('/till'));
  await other.getByLabel('Float at the start of the day').fill('30');
  await other.getByRole('button', { name: 'Save the float' }).click();
  await other.getByRole('button', { name: 'Count and close' }).click();
  await other.getByLabel('Cash in the till, with the float').fill('41.50');
  await other.getByRole('button', { name: 'Compare' }).click();
  await other.getByRole('button', { name: 'Close the day' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Till day closed' })).toBeVisible();
  await page.getByRole('button', { name: 'Close the day' }).click();
  await expect(page.getByText(/^Dana Desk has closed this day already \(/)).toBeVisible();
  await expect(page.getByText('No till day is open')).toBeVisible();
  await expect(page.getByRole('link', { name: /Closed by Dana Desk/ })).toBeVisible();
});

test('a slow or failing server never loses a count', async ({ page, sandbox, audit, expectedNoise }) => {
  expectedNoise.push(/500/, /503/, /Failed to load resource/);
  await atDesk(page);
  await sandbox.faults([{ method: 'GET', path: '/api/staff/tills/kirkstall-bridge-leisure-centre', status: 500 }]);
  await page.getByRole('banner').getByRole('link', { name: 'Till' }).click();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await audit('till, not loaded');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('Float in the till').fill('10');
  await page.getByRole('button', { name: 'Open the till' }).click();
  await page.getByRole('button', { name: 'Count and close' }).click();
  await page.getByLabel('Cash in the till, with the float').fill('10');
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.route('**/close', async (route) => {
    await fetchResponse(route); // it arrives, and its answer is lost
    await route.abort();
  });
  await page.getByRole('button', { name: 'Close the day' }).click();
  await expect(page.getByText('We do not know yet whether the day is closed')).toBeVisible();
  await audit('till, it is not known whether the day is closed');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Close the day' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Till day closed' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the till' }).click();
  await expect(page.getByRole('link', { name: /Closed by Dana Desk/ })).toHaveCount(1);
});
