import type { Page } from '@playwright/test';
import { bankPage, cardForms, confirmAtBank, fillCardForm, type CardForm } from '../support/cards';
import { comeToCheckout, openCheckout, single, storeMembership } from '../support/checkout';
import { tabIntoFrame, tabTo } from '../support/tabTo';
import { expect, test } from '../support/test';
import { promotionId } from '../../../operator/seed/memberships';

// Most customers pay on a phone, where the notice stands far below the top of the page.
test.use({ viewport: { width: 390, height: 844 } });

const [stripe, opayo] = cardForms as readonly [CardForm, CardForm, CardForm];

test.beforeEach(
  ({ expectedNoise }) =>
    void expectedNoise.push(/Failed to load resource|ERR_FAILED|Uncaught Error: (This|The) script/),
);

/** Expects the news of the payment in sight, with the focus. */
async function expectTold(page: Page, text: string): Promise<void> {
  const notice = page.locator('.payment-notice');
  await expect(notice).toContainText(text);
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport({ ratio: 1 });
}

for (const form of [stripe, opayo]) {
  test(`${form.provider}: a reload while the bank thinks comes to its answer and to a form that can be used`, async ({
    joiner,
    page,
    sandbox,
  }) => {
    await sandbox.settings({ paymentProvider: form.provider });
    await comeToCheckout(page);
    await fillCardForm(page, form, form.declined);
    const slow = form.provider === 'Stripe' ? '/stripe/v1/payment_intents/*' : '/opayo/api/v1/transactions';
    await sandbox.bankFaults([{ method: 'POST', path: slow, delayMs: 5000 }]);
    const asked = page.waitForRequest('**/api/checkout/authorise');
    await joiner.pressPay();
    await asked;
    await page.waitForTimeout(500); // until the server has asked the bank
    await page.reload();
    await expectTold(page, 'you have not been charged');
    await expect(page.getByText('not loaded')).toHaveCount(0);
    await fillCardForm(page, form);
    await joiner.pressPay();
    await joiner.expectConfirmed();
    expect(await sandbox.captured()).toEqual([6900]);
  });
}

test('Opayo: a reload during the challenge leaves no false word behind it, and a form once it is closed', async ({
  joiner,
  page,
  sandbox,
}) => {
  await sandbox.settings({ paymentProvider: 'Opayo' });
  await comeToCheckout(page);
  await fillCardForm(page, opayo, opayo.challenged);
  await joiner.pressPay();
  await expect(bankPage(page, opayo).getByRole('button', { name: 'Confirm' })).toBeVisible();
  await page.reload();
  await expect(bankPage(page, opayo).getByRole('button', { name: 'Confirm' })).toBeVisible();
  await expect(page.getByText('not loaded')).toHaveCount(0);
  await page.getByRole('dialog', { name: 'Verifying your payment' }).getByRole('button', { name: 'Close' }).click();
  await expectTold(page, '3D Secure verification failed');
  await fillCardForm(page, opayo);
  await joiner.pressPay();
  await joiner.expectConfirmed();
  expect(await sandbox.captured()).toEqual([6900]);
});

test('the window that says what is being checked comes without the server', async ({
  joiner,
  page,
  sandbox,
  audit,
  expectedNoise,
}) => {
  expectedNoise.push(/MissingPart/); // a part that was being loaded in advance when the server went
  await comeToCheckout(page);
  await fillCardForm(page, stripe);
  await page.getByRole('checkbox', { name: /I agree to the/ }).check();
  await page.route('**/*', (route) => (route.request().url().includes('joinery') ? route.abort() : route.continue()));
  await joiner.pressPay();
  await expect(page.getByRole('dialog', { name: 'Checking your payment' })).toBeVisible();
  await audit('checking without a server');
  await page.unrouteAll();
  await joiner.expectConfirmed();
  expect(await sandbox.captured()).toEqual([6900]);
});

for (const [what, call, told, wrong] of [
  ['an order is not made yet', 'complete', 'We are holding £69.00', "We still don't know"],
  ['nobody knows', 'authorise', "We still don't know", 'We are holding'],
] as const) {
  test(`where ${what} after a while, the page says that and no more, and is left by keyboard`, async ({
    joiner,
    page,
    sandbox,
    audit,
  }) => {
    await page.clock.install();
    await comeToCheckout(page);
    await fillCardForm(page, stripe);
    await sandbox.faults([{ method: 'POST', path: `/api/checkout/${call}`, status: 503, times: 100 }]);
    await joiner.pressPay();
    const dialog = page.getByRole('dialog', { name: 'Checking your payment' });
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(dialog.getByRole('button', { name: 'Check again' })).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(dialog).toContainText(told);
    await expect(dialog).not.toContainText(wrong);
    await expect(dialog).toContainText(/please quote [\w-]+/);
    await audit(`after a while, ${what}`);
    await tabTo(page, 'button', 'Leave this page');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/');
    await sandbox.faults([]);
    expect((await sandbox.records()).carts).toHaveLength(1); // leaving has discarded nothing
  });
}

test('a price that changed is told with an empty form, and the terms are asked for again', async ({
  joiner,
  page,
  sandbox,
}) => {
  await comeToCheckout(page);
  await fillCardForm(page, stripe);
  await expect(page.getByRole('checkbox', { name: /I agree to the/ })).toBeChecked();
  await storeMembership(page, { ...single, promotion_code_id: promotionId('SWIM10') });
  await joiner.pressPay();
  await expect(page.getByText(/The price of your basket has changed/)).toBeVisible();
  await expect(page.getByText('Please enter your card details again.')).toBeVisible();
  await expect(page.getByText('Please check your card details')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /I agree to the/ })).not.toBeChecked();
  await expect(page.getByText('You have agreed to')).toHaveCount(0);
  await fillCardForm(page, stripe);
  await joiner.pressPay();
  await joiner.readAndAgree();
  await joiner.pressPay();
  await joiner.expectConfirmed();
  const [{ total } = { total: 0 }] = (await sandbox.records()).orders;
  expect(total).toBeLessThan(6900);
  expect(await sandbox.captured()).toEqual([total]);
});

test('a new tab that finds its basket gone is led to the order', async ({ joiner, page, sandbox, context }) => {
  await comeToCheckout(page);
  await fillCardForm(page, stripe);
  await sandbox.faults([{ method: 'POST', path: '/api/checkout/complete', delayMs: 60_000 }]);
  const authorised = page.waitForResponse('**/api/checkout/authorise');
  await joiner.pressPay();
  await authorised;
  const other = await context.newPage();
  await page.close();
  await sandbox.reconcile();
  await other.goto('/checkout');
  await other.waitForURL('**/order-confirmed/**');
  await expect(other.getByRole('heading', { name: 'Your payment was successful' })).toBeVisible();
  expect(await sandbox.captured()).toEqual([6900]);
});

test('the next customer of a shared tab is told nothing of the one before', async ({ joiner, page }) => {
  await comeToCheckout(page);
  await fillCardForm(page, stripe);
  await joiner.pressPay();
  await joiner.expectConfirmed();
  await page.getByRole('button', { name: 'Account' }).click();
  await page
    .getByRole('button', { name: 'Log out' })
    .or(page.getByRole('menuitem', { name: 'Log out' }))
    .click();
  await page.waitForURL('**/login**');
  expect(await page.evaluate(() => sessionStorage.getItem('joinery.payment'))).toBeNull();
  await page.goto('/login?redirect=/checkout');
  await joiner.logIn('priya@example.org');
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByText('Your payment was successful')).toHaveCount(0);
});

test('while a payment is under way nothing of the form can be changed, and leaving looks as it is', async ({
  joiner,
  page,
  sandbox,
}) => {
  await comeToCheckout(page);
  await fillCardForm(page, stripe);
  await sandbox.faults([{ method: 'POST', path: '/api/checkout/authorise', delayMs: 3000 }]);
  await joiner.pressPay();
  await expect(joiner.payButton).toHaveText('Processing...');
  await expect(page.locator('.card-fields')).toHaveAttribute('inert', '');
  await expect(page.getByLabel('First name')).toBeDisabled();
  const leave = page.getByRole('button', { name: 'Cancel selection and start over' });
  await expect(leave).toBeDisabled();
  await expect(leave).toHaveCSS('text-decoration-line', 'none');
  await joiner.expectConfirmed();
});

test('a card on file is chosen at once', async ({ page, sandbox }) => {
  await sandbox.settings({ paymentProvider: 'Stripe' });
  await comeToCheckout(page, { as: 'priya@example.org' });
  await expect(page.getByRole('radio', { name: /Visa ending/ })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Billing Details' })).toHaveCount(0);
});

test('with payments switched off there is no form to fill in', async ({ page, sandbox }) => {
  await sandbox.settings({ paidBookingDisabled: true });
  await comeToCheckout(page);
  await expect(page.getByText(/Online payments are switched off/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Billing Details' })).toHaveCount(0);
  await expect(page.locator('.pay .btn-primary')).toHaveCount(0);
});

test('Enter presses the button, which leads to what is missing', async ({ page }) => {
  await comeToCheckout(page);
  await page.getByLabel('City').fill('Leeds');
  await page.getByLabel('City').press('Enter');
  await expect(page.getByText('Please complete all required fields')).toBeVisible();
  await expect(page.locator('.card-fields')).toBeFocused();
  await page.getByLabel('City').fill('');
  await page.getByLabel('Postcode').press('Enter');
  await expect(page.getByLabel('City')).toBeFocused();
});

test('a reload keeps the billing address and the terms that were agreed to', async ({ page }) => {
  await comeToCheckout(page);
  await page.getByLabel('City').fill('Otley');
  await page.getByRole('checkbox', { name: /I agree to the/ }).check();
  await page.reload();
  await openCheckout(page);
  await expect(page.getByLabel('City')).toHaveValue('Otley');
  await expect(page.getByRole('checkbox', { name: /I agree to the/ })).toBeChecked();
});

test('by keyboard alone, a declined card leads to another try and to the order', async ({ joiner, page, sandbox }) => {
  await comeToCheckout(page);
  const cardNumber = page.frameLocator(`iframe[title="${stripe.frame}"]`).getByLabel('Card number');
  const type = async (card: CardForm['good']): Promise<void> => {
    // The focus goes to another process, and what is typed before it is there is lost.
    await expect(async () => {
      await tabIntoFrame(page);
      await expect(cardNumber).toBeFocused({ timeout: 2000 });
    }).toPass();
    for (const text of Object.values(card)) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
  };
  await tabTo(page, 'textbox', 'Postcode');
  await type(stripe.declined);
  await tabTo(page, 'button', 'Pay £69.00 now');
  await page.keyboard.press('Enter');
  await expectTold(page, stripe.declinedText);
  await type(stripe.good);
  await tabTo(page, 'button', 'Pay £69.00 now');
  await page.keyboard.press('Enter');
  await joiner.expectConfirmed();
  expect(await sandbox.captured()).toEqual([6900]);
});

test('a challenge passed in a second tab is closed in the first', async ({ joiner, page, context, sandbox }) => {
  await sandbox.settings({ paymentProvider: 'Opayo' });
  await comeToCheckout(page);
  await fillCardForm(page, opayo, opayo.challenged);
  await joiner.pressPay();
  await expect(bankPage(page, opayo).getByRole('button', { name: 'Confirm' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/checkout');
  await confirmAtBank(other, opayo);
  await other.waitForURL('**/order-confirmed/**');
  await joiner.expectConfirmed();
  expect(await sandbox.captured()).toEqual([6900]);
});
