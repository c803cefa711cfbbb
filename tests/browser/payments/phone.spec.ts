import type { Page } from '@playwright/test';
import { cardForms, fillCardForm, type CardForm } from '../support/cards';
import { comeToCheckout, freePromotion } from '../support/checkout';
import { Kiosk } from '../support/Kiosk';
import { tabTo } from '../support/tabTo';
import { expect, test } from '../support/test';

// The narrowest screen that the pages are made for.
test.use({ viewport: { width: 390, height: 844 } });

const [stripe] = cardForms as readonly [CardForm, CardForm, CardForm];

async function expectNoSideways(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}

test('a card on file asks for nothing else until another card is chosen, by keyboard', async ({
  page,
  sandbox,
  audit,
}) => {
  await sandbox.settings({ paymentProvider: 'Stripe' });
  await comeToCheckout(page, { as: 'priya@example.org' });
  const onFile = page.getByRole('radio', { name: /Visa ending/ });
  const billing = page.getByRole('heading', { name: 'Billing Details' });
  await expect(onFile).toBeChecked();
  await expect(billing).toHaveCount(0);
  await expectNoSideways(page);
  await audit('checkout with a card on file');
  await tabTo(page, 'radio', /Visa ending/);
  await page.keyboard.press('ArrowDown');
  await expect(onFile).not.toBeChecked();
  await expect(billing).toBeVisible();
  await expect(page.locator('.card-fields')).toBeVisible();
  await expectNoSideways(page);
  await audit('checkout with another card than the one on file');
  await page.keyboard.press('ArrowUp');
  await expect(onFile).toBeChecked();
  await expect(billing).toHaveCount(0);
});

test('while a payment is under way one spinner turns, and it can be left by no key', async ({
  joiner,
  page,
  sandbox,
  audit,
}) => {
  await comeToCheckout(page);
  await fillCardForm(page, stripe, stripe.good);
  await sandbox.faults([{ method: 'POST', path: '/api/checkout/authorise', delayMs: 8000 }]);
  await joiner.pressPay();
  await expect(joiner.payButton).toHaveText('Processing...');
  await expect(page.locator('.spin:visible')).toHaveCount(1);
  await audit('checkout while a payment is under way');
  const leave = page.getByRole('button', { name: 'Cancel selection and start over' });
  await leave.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await joiner.expectConfirmed();
});

test('an order that cost nothing is confirmed without a word of payment, by keyboard', async ({
  joiner,
  page,
  sandbox,
  audit,
}) => {
  await comeToCheckout(page, { cart: freePromotion });
  await audit('checkout of what costs nothing');
  await tabTo(page, 'button', 'Confirm order');
  await page.keyboard.press('Enter');
  await joiner.expectConfirmed('Your membership is confirmed');
  await expect(page.getByText('Your payment was successful')).toHaveCount(0);
  await expectNoSideways(page);
  await audit('confirmation of what cost nothing');
  expect(await sandbox.captured()).toEqual([]);
});

test('a kiosk that is no wider than a phone takes a card, and prints nothing', async ({
  joiner,
  page,
  sandbox,
  audit,
}) => {
  const kiosk = new Kiosk(page);
  await kiosk.open();
  await comeToCheckout(page);
  await fillCardForm(page, stripe, stripe.good);
  await expectNoSideways(page);
  await kiosk.expectTargets();
  await audit('kiosk checkout on a narrow screen');
  await tabTo(page, 'button', 'Pay £69.00 now');
  await page.keyboard.press('Enter');
  await joiner.expectConfirmed();
  await expect(page.getByText('Print this page')).toHaveCount(0);
  await expectNoSideways(page);
  await kiosk.expectTargets();
  await audit('kiosk confirmation on a narrow screen');
  expect(await sandbox.captured()).toEqual([6900]);
});
