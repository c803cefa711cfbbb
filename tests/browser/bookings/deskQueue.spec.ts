import type { Page } from '@playwright/test';
import { Desk } from '../support/Desk';
import type { SandboxControls } from '../support/SandboxControls';
import { expect, test } from '../support/test';

/** The sizes of the tablets and screens that stand on desks. */
const sizes = [
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

/** A Saturday, ten minutes after the court at 11:00 began. */
const tenPast = '2026-11-21T11:10:00Z';

/** Lets the page and the server stand at one moment. */
async function holdClock(page: Page, sandbox: SandboxControls, now: string): Promise<void> {
  await page.clock.setFixedTime(now);
  await sandbox.settings({ clock: now });
}

async function chooseCentre(page: Page, name = 'Kirkstall Bridge'): Promise<void> {
  await page.getByRole('link', { name: 'Choose this tablet’s centre' }).click();
  await page.getByLabel('Find a centre').fill(name);
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find a customer' })).toBeVisible();
}

/** Scans a card as a scanner does: it types the number and presses Enter, wherever the focus is. */
async function scan(page: Page, barcode: string): Promise<void> {
  await expect(page.getByRole('searchbox')).toBeFocused(); // what is scanned before goes nowhere
  await page.keyboard.type(barcode);
  await page.keyboard.press('Enter');
}

async function barcodeOf(sandbox: SandboxControls, email: string): Promise<string> {
  const { customers } = await sandbox.records();
  return String(customers.find((each) => each.email === email)?.barcode);
}

test('a known member pays cash for a court in five presses after the scan of their card', async ({
  page,
  sandbox,
  audit,
}) => {
  await holdClock(page, sandbox, tenPast);
  const desk = new Desk(page);
  await desk.signIn();
  await chooseCentre(page);
  await audit('desk, tablet with its centre');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await scan(page, await barcodeOf(sandbox, 'casey@example.org'));
  await expect(page.getByText('Booking for Casey Byrne')).toBeVisible();
  let presses = 0;
  const press = async (role: 'button' | 'link' | 'checkbox', name: string | RegExp): Promise<void> => {
    await page.getByRole(role, { name }).first().click();
    presses += 1;
  };
  await press('button', 'Book Badminton court, 12:00');
  await press('link', 'Basket, 1 item');
  await press('button', '£20');
  await press('checkbox', /^The customer has agreed/);
  await press('button', 'Complete order');
  await desk.expectCompleted();
  await desk.expectFigure('Change due', '£8.50');
  expect(presses).toBeLessThanOrEqual(5);
});

for (const size of sizes) {
  test(`the first session to sell stands above the middle at ${size.width}×${size.height}`, async ({
    page,
    sandbox,
    audit,
  }) => {
    await page.setViewportSize(size);
    await holdClock(page, sandbox, tenPast);
    const desk = new Desk(page);
    await desk.signIn();
    await chooseCentre(page);
    await scan(page, await barcodeOf(sandbox, 'casey@example.org'));
    const first = page.locator('.slot:not([data-gone])').first();
    await first.waitFor();
    await expect(page.locator('.floor-band')).toHaveCount(0);
    const box = await first.boundingBox();
    expect(box?.y).toBeLessThan(size.height / 2);
    await audit(`desk, timetable at ${size.width}`);
    await page.getByRole('button', { name: 'Book Badminton court, 12:00' }).click();
    await page.getByRole('link', { name: 'Basket, 1 item' }).click();
    await page.getByRole('button', { name: 'Exact £11.50' }).waitFor();
    await audit(`desk, basket at ${size.width}`);
    await page.getByRole('button', { name: '£20', exact: true }).click();
    await desk.expectFigure('Change due', '£8.50');
    const finish = await desk.complete.boundingBox();
    if (size.width > size.height) expect((finish?.y ?? 0) + (finish?.height ?? 0)).toBeLessThan(size.height);
  });
}

test('the strip of an upright tablet is one row, with a penalty too', async ({ page, sandbox, audit }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await holdClock(page, sandbox, tenPast);
  const desk = new Desk(page);
  await desk.signIn();
  await chooseCentre(page);
  await scan(page, await barcodeOf(sandbox, 'ruth@example.org'));
  await page.locator('.slot').first().waitFor();
  await expect(page.getByText('1 penalty to pay')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change customer' })).toBeVisible();
  const strip = await page.locator('.desk-strip').boundingBox();
  expect(strip?.height).toBe(76);
  await audit('desk, the strip of a customer with a penalty at 768');
});

test('another centre is for one customer, and the tablet returns to its own', async ({ page, sandbox }) => {
  await holdClock(page, sandbox, tenPast);
  const desk = new Desk(page);
  await desk.signIn();
  await chooseCentre(page);
  await scan(page, await barcodeOf(sandbox, 'casey@example.org'));
  await page.getByRole('link', { name: 'Change centre' }).click();
  await page.getByLabel('Find a centre').fill('Armley');
  await page
    .locator('main')
    .getByRole('button', { name: /Armley/ })
    .first()
    .click();
  await expect(page.getByText('For this customer only.')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Timetable' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Armley/ })).toBeVisible();
  await page.getByRole('link', { name: 'Change customer' }).click();
  await scan(page, await barcodeOf(sandbox, 'leila@example.org'));
  await expect(page.getByRole('heading', { level: 1, name: 'Kirkstall Bridge Leisure Centre' })).toBeVisible();
  await expect(page.getByText('For this customer only.')).toHaveCount(0);
});

test('a card is heard wherever the focus is, and presses nothing there', async ({ page, sandbox, audit }) => {
  await holdClock(page, sandbox, tenPast);
  const desk = new Desk(page);
  await desk.signIn();
  await chooseCentre(page);
  const [casey, leila] = [
    await barcodeOf(sandbox, 'casey@example.org'),
    await barcodeOf(sandbox, 'leila@example.org'),
  ] as const;
  await page.getByRole('button', { name: 'New customer' }).focus();
  await page.keyboard.type(`${casey}\n`);
  await expect(page.getByText('Booking for Casey Byrne')).toBeVisible();
  await page.getByRole('button', { name: 'Book Badminton court, 12:00' }).focus();
  await page.keyboard.type(`${leila}\n`);
  await expect(page.getByText('Booking for Leila Mensah')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Basket', exact: true }).last()).toBeVisible(); // nothing was booked
  await page.getByRole('button', { name: 'Leila Mensah' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change name or date of birth' }).focus();
  await page.keyboard.type(`${casey}\n`);
  await expect(page.getByRole('dialog', { name: 'Leila Mensah' })).toBeVisible(); // staff are in the midst of something
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.keyboard.type('0000000000\n');
  await expect(page.getByText('No customers found.', { exact: false })).toBeVisible();
  await audit('desk, a card that nobody has');
});

test('who comes ten minutes late gets a place, and what has ended is told apart', async ({ page, sandbox, audit }) => {
  await holdClock(page, sandbox, tenPast);
  const desk = new Desk(page);
  await desk.signIn();
  await chooseCentre(page);
  await scan(page, await barcodeOf(sandbox, 'casey@example.org'));
  await page.getByRole('button', { name: /^Show \d+ sessions that have begun/ }).click();
  await expect(page.getByText('This has ended.').first()).toBeVisible();
  await audit('desk, sessions that have begun');
  await page.getByRole('button', { name: 'Book Badminton court, 11:00' }).click();
  await page.getByRole('link', { name: 'Basket, 1 item' }).click();
  await page.getByRole('button', { name: 'Exact £11.50' }).click();
  await desk.agree();
  await desk.complete.click();
  await desk.expectCompleted();
});

test('a customer is made in three fields, and another found by their child', async ({ page, audit, expectedNoise }) => {
  expectedNoise.push(/422/);
  const desk = new Desk(page);
  await desk.signIn();
  await desk.find('zuri');
  await expect(page.getByRole('listitem').getByRole('button')).toHaveText([/Leila Mensah.*Child: Zuri Mensah, born/]);
  await audit('desk, found by a child');
  await page.getByRole('button', { name: 'New customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'New customer' });
  await dialog.getByLabel('First name').fill('Nia');
  await dialog.getByLabel('Last name').fill('Rees');
  await dialog.getByLabel('Email address').fill('leila@example.org');
  await dialog.getByRole('button', { name: 'Create and serve' }).click();
  await expect(dialog.getByRole('link', { name: /A customer has this email address already/ })).toBeVisible();
  await expect(dialog).toHaveCSS('opacity', '1');
  await audit('desk, new customer refused');
  await dialog.getByLabel('Email address').fill('nia@example.org');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Basket of Nia Rees' })).toBeAttached();
});

test('a walk-in pays by voucher with its number, by keyboard alone', async ({ page, sandbox, audit }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const desk = new Desk(page);
  const { keyboard } = page;
  const tabTo = async (role: 'button' | 'checkbox' | 'radio' | 'textbox', name: string | RegExp): Promise<void> => {
    const target = page.getByRole(role, { name }).first();
    await target.waitFor();
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press('Tab');
    }
    throw new Error(`Tab never came to ${role} "${String(name)}".`);
  };
  await desk.signIn();
  await tabTo('button', 'Sell without an account');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Walk-in customer' }).first()).toBeVisible();
  await desk.sell('Badminton court');
  await tabTo('radio', 'Cash');
  for (let presses = 0; presses < 3; presses += 1) await keyboard.press('ArrowRight');
  await expect(page.getByText('There is no credit to use.')).toBeVisible();
  await keyboard.press('ArrowLeft');
  await tabTo('textbox', 'Voucher amount');
  await keyboard.type('11.50');
  await keyboard.press('Enter');
  await expect(page.getByText('Enter the number on the voucher.')).toBeVisible();
  await expect(page.getByLabel('Voucher number')).toBeFocused();
  await audit('desk, voucher without a number');
  await page.getByLabel('Voucher number').fill('9'.repeat(41)); // as a scanner types it
  await keyboard.press('Enter');
  await expect(page.getByText('The number can have at most 40 characters.')).toBeVisible();
  await page.getByLabel('Voucher number').fill('');
  await keyboard.type('GV-1207');
  await keyboard.press('Enter');
  await desk.expectTaken('Voucher GV-1207−£11.50');
  await tabTo('checkbox', /agreed to the/);
  await keyboard.press('Space');
  await tabTo('button', 'Complete order');
  await keyboard.press('Enter');
  await desk.expectCompleted();
  await desk.expectReceipt(/^Badminton court/, 'VATExempt', 'Order total£11.50', 'Voucher GV-1207£11.50');
  await audit('desk, walk-in sale completed');
  const { payments } = await sandbox.records();
  expect(payments).toMatchObject([{ tender_type: 'offline-voucher', number: 'GV-1207', amount: 1150 }]);
  expect(await sandbox.outbox()).toEqual([]);
});

test('an order that costs nothing asks for no cash and no terms', async ({ page, audit }) => {
  const desk = new Desk(page);
  await desk.signIn();
  await desk.select('Morgan Reid');
  await desk.sell('Lane swimming');
  await expect(page.getByRole('heading', { name: 'Nothing to pay' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Cash' })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /agreed to the/ })).toHaveCount(0);
  await audit('desk, nothing to pay');
  await desk.complete.click();
  await desk.expectCompleted();
});
