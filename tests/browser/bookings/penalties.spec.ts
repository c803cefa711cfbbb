import type { Page } from '@playwright/test';
import { Account } from '../support/Account';
import { Booker } from '../support/Booker';
import { cardForms, fillCardForm } from '../support/cards';
import { Desk } from '../support/Desk';
import { tabTo } from '../support/tabTo';
import { expect, test } from '../support/test';

const [stripe] = cardForms;
const name = /^Missed booking: Spin 45, \d+ \w+$/;
const tax = 'Outside the scope of VAT';

const shoot = (page: Page, what: string) =>
  page.screenshot({ path: test.info().outputPath(`${what}.png`), fullPage: true });

test.describe('at 390 pixels', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a customer pays a penalty by card and keyboard, and owes nothing any more', async ({
    page,
    sandbox,
    audit,
  }) => {
    const account = new Account(page);
    await account.signIn('ruth', '/payments');
    const penalties = page.getByRole('region', { name: 'Penalties' });
    await expect(penalties.getByRole('listitem')).toContainText('To pay');
    await audit('account, a penalty to pay online');
    await shoot(page, 'to-pay');
    await tabTo(page, 'button', /^Pay this penalty/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(Booker.url('/basket'));
    const inBasket = page.getByRole('region', { name: 'Penalties' }).getByRole('listitem');
    await expect(inBasket.getByRole('heading', { name })).toBeVisible();
    await expect(inBasket).toContainText(tax);
    await expect(inBasket).toContainText('£5.00');
    await audit('basket with a penalty');
    await shoot(page, 'basket');
    await tabTo(page, 'button', 'Checkout', { exact: true });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(Booker.url('/checkout'));
    await fillCardForm(page, stripe);
    await new Booker(page).agree();
    await audit('checkout of a penalty');
    await shoot(page, 'checkout');
    await tabTo(page, 'button', 'Pay £5.00 now');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Your payment was successful' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your penalty is paid' })).toBeVisible();
    await expect(page.getByText(tax)).toBeVisible();
    await audit('a penalty is paid');
    await shoot(page, 'confirmed');
    expect(await sandbox.captured()).toEqual([500]);
    await tabTo(page, 'link', 'Go to my payments');
    await page.keyboard.press('Enter');
    await expect(penalties.getByRole('listitem')).toContainText(/Paid on \d\d\/\d\d\/\d{4}/);
    await expect(penalties.getByRole('button')).toHaveCount(0);
    await audit('account, a penalty that is paid');
    await shoot(page, 'paid');
    await tabTo(page, 'link', /^Receipt of order \d+/);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Missed booking: Spin 45, .*\(outside the scope of VAT\)$/)).toBeVisible();
    await shoot(page, 'receipt');
    await account.open('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('You have an outstanding penalty')).toHaveCount(0);
  });

  test('a penalty is taken out of the basket again', async ({ page }) => {
    await new Account(page).signIn('ruth', '/payments');
    await page.getByRole('button', { name: /^Pay this penalty/ }).click();
    await page.getByRole('button', { name: /^Remove Missed booking: Spin 45/ }).click();
    await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeFocused();
  });
});

test('staff waive a penalty with a reason by keyboard alone, and the till notes it as no money', async ({
  page,
  audit,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const desk = new Desk(page);
  await desk.signIn();
  await page.getByRole('link', { name: 'Choose this tablet’s centre' }).click();
  await page.getByLabel('Find a centre').fill('Kirkstall Bridge');
  await page.getByRole('button', { name: /Kirkstall Bridge/ }).click();
  await desk.find('Ruth Adeyemi');
  await page.getByRole('button', { name: /Ruth Adeyemi/ }).click();
  await tabTo(page, 'button', 'Ruth Adeyemi');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Ruth Adeyemi' });
  await tabTo(page, 'button', /^Waive Missed booking/);
  await page.keyboard.press('Enter');
  const reason = panel.getByLabel('Why is it waived?');
  await expect(reason).toBeFocused();
  await audit('desk, asked why a penalty is waived');
  await shoot(page, 'waiving');
  await page.keyboard.press('ArrowDown');
  await expect(reason).toHaveValue('illness');
  await tabTo(page, 'button', 'Waive £5.00');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: 'Penalties' })).toBeFocused();
  await expect(panel.getByRole('region', { name: 'Penalties' })).toContainText(
    /Waived on .*: illness or an accident\./,
  );
  await audit('desk, a penalty is waived');
  await page.keyboard.press('Escape');
  await expect(page.getByText('1 penalty to pay')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Till' }).click();
  const waived = page.locator('.till-block', { has: page.getByRole('heading', { name: 'Waived, not taken' }) });
  await expect(waived).toContainText(/Missed booking.*Illness or an accident, by Dana Desk.*£5\.00/);
  await expect(page.locator('.till-block').first()).toContainText('0 sales£0.00');
  await audit('till, a penalty was waived');
  await shoot(page, 'waived-till');
});

test.describe('at 1280 pixels', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('staff take cash for a penalty, and the till has it', async ({ page, audit }) => {
    const desk = new Desk(page);
    await desk.signIn();
    await page.getByRole('link', { name: 'Choose this tablet’s centre' }).click();
    await page.getByLabel('Find a centre').fill('Kirkstall Bridge');
    await page.getByRole('button', { name: /Kirkstall Bridge/ }).click();
    await desk.find('Ruth Adeyemi');
    await page.getByRole('button', { name: /Ruth Adeyemi/ }).click();
    await expect(page.getByText('Booking for Ruth Adeyemi')).toBeVisible();
    await expect(page.getByText('1 penalty to pay')).toBeVisible();
    await page.getByRole('button', { name: 'Ruth Adeyemi' }).click();
    const panel = page.getByRole('dialog', { name: 'Ruth Adeyemi' });
    const pay = panel.getByRole('button', { name: /^Pay for Missed booking: Spin 45/ });
    await expect(pay).toBeVisible();
    await audit('desk, a penalty that can be paid');
    await shoot(page, 'record');
    await pay.click();
    await expect(page).toHaveURL(Desk.url('/basket'));
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await desk.take('Cash', '20');
    await desk.expectFigure('Change due', '£15.00');
    await desk.agree();
    await audit('desk, a penalty in the basket');
    await shoot(page, 'desk-basket');
    await desk.complete.click();
    await desk.expectCompleted();
    await desk.expectReceipt(
      /^Missed booking: Spin 45, \d+ \w+Outside the scope of VAT£5\.00$/,
      'VATNone',
      'Order total£5.00',
      'Cash given£20.00',
      'Change given£15.00',
    );
    await expect(page.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0);
    await audit('desk, a penalty is paid');
    await shoot(page, 'desk-completed');
    await page.getByRole('link', { name: 'Sell more to Ruth' }).click();
    await expect(page.getByText('Nothing is in the basket yet')).toBeVisible();
    await expect(page.getByText('1 penalty to pay')).toHaveCount(0);
    await page.getByRole('button', { name: 'Ruth Adeyemi' }).click();
    await expect(panel.getByRole('region', { name: 'Penalties' })).toContainText(/Paid on .*, order \d+\./);
    await panel.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Till' }).click();
    const cash = page.locator('.till-block', { has: page.getByRole('heading', { name: 'Cash', exact: true }) });
    await expect(cash.locator('.cost > div').filter({ hasText: /^Taken/ })).toHaveText('Taken, 1 payment£5.00');
  });
});
