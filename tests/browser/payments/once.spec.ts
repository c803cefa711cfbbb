import { cardForms, fillCardForm, type CardForm } from '../support/cards';
import { comeToCheckout, freePromotion, openCheckout } from '../support/checkout';
import { expect, test } from '../support/test';

const [stripe] = cardForms as readonly [CardForm, CardForm, CardForm];

test.beforeEach(({ expectedNoise }) => void expectedNoise.push(/Failed to load resource/));

test(
  'going back, and reloading, after paying come to the confirmation',
  { tag: '@core' },
  async ({ joiner, page, sandbox }) => {
    await comeToCheckout(page);
    await joiner.pay();
    await joiner.expectConfirmed();
    const confirmation = page.url();
    await page.reload();
    await joiner.expectConfirmed();
    await page.goBack();
    await page.waitForURL(confirmation);
    await openCheckout(page).catch(() => undefined); // it leads away before there is a heading
    await page.waitForURL(confirmation);
    expect(await sandbox.captured()).toEqual([6900]);
  },
);

test('a second tab follows the payment of the first, and neither pays twice', async ({ joiner, page, sandbox }) => {
  await comeToCheckout(page);
  await fillCardForm(page, stripe);
  await sandbox.bankFaults([{ method: 'POST', path: '/stripe/v1/payment_intents*', delayMs: 15_000 }]);
  await joiner.pressPay();
  await expect(joiner.payButton).toHaveText('Processing...');
  const second = await page.context().newPage();
  await second.goto('/checkout'); // its heading may be behind the dialog already
  await expect(second.getByRole('dialog', { name: 'Checking your payment' })).toBeVisible();
  await joiner.expectConfirmed();
  await second.waitForURL('**/order-confirmed/**');
  expect(await sandbox.captured()).toEqual([6900]);
  expect((await sandbox.records()).orders).toHaveLength(1);
});

test('two tabs that press at the same time make one order', { tag: '@core' }, async ({ joiner, page, sandbox }) => {
  await comeToCheckout(page);
  const second = await page.context().newPage();
  await openCheckout(second);
  for (const tab of [page, second]) {
    await fillCardForm(tab, stripe);
    await tab.getByRole('checkbox', { name: /I agree to the/ }).check();
  }
  const button = '.pay .btn';
  await Promise.all([page.click(button), second.click(button)]);
  await Promise.all([page, second].map((tab) => tab.waitForURL('**/order-confirmed/**')));
  await joiner.expectConfirmed();
  expect(await sandbox.captured()).toEqual([6900]);
  expect((await sandbox.records()).orders).toHaveLength(1);
});

test('while nobody knows, the page says so in a window of 450 pixels and lets nobody pay again', async ({
  joiner,
  page,
  sandbox,
  audit,
}) => {
  await comeToCheckout(page);
  await fillCardForm(page, stripe);
  await sandbox.faults([{ method: 'POST', path: '/api/checkout/authorise', status: 502, times: 4 }]);
  await joiner.pressPay();
  const dialog = page.getByRole('dialog', { name: 'Checking your payment' });
  await expect(dialog).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(450);
  await audit('checking a payment');
  await expect(page.getByText('you have not been charged')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await joiner.expectConfirmed();
  expect(await sandbox.captured()).toEqual([6900]);
});

test('a free order whose answer is lost is made once', async ({ joiner, page, sandbox }) => {
  await comeToCheckout(page, { cart: freePromotion });
  await expect(page.getByText('No payment is required for this purchase')).toBeVisible();
  await page.getByRole('checkbox', { name: /I agree to the/ }).check();
  await sandbox.faults([{ method: 'POST', path: '/api/checkout/complete', network: true, times: 2 }]);
  await expect(joiner.payButton).toHaveText('Confirm order');
  await joiner.pressPay();
  await joiner.expectConfirmed('Your membership is confirmed');
  expect((await sandbox.records()).orders).toMatchObject([{ total: 0 }]);
  expect(await sandbox.captured()).toEqual([]);
});

test('a tab that was closed after the bank agreed leaves an order behind', async ({ joiner, page, sandbox }) => {
  await comeToCheckout(page);
  await fillCardForm(page, stripe);
  await sandbox.faults([{ method: 'POST', path: '/api/checkout/complete', delayMs: 60_000 }]);
  const authorised = page.waitForResponse('**/api/checkout/authorise');
  await joiner.pressPay();
  await authorised;
  await page.goto('about:blank');
  expect(await sandbox.reconcile()).toMatchObject([{ from: 'authorised', to: 'completed' }]);
  expect(await sandbox.captured()).toEqual([6900]);
  expect(await sandbox.outbox()).toHaveLength(1);
});
