import type { Page } from '@playwright/test';
import { Account } from '../support/Account';
import { bankPage, cardForms, confirmAtBank, expectFreshForm, fillCardForm, type CardForm } from '../support/cards';
import { tabTo } from '../support/tabTo';
import { expect, test } from '../support/test';

const panel = (page: Page) => page.getByRole('region', { name: 'Saved card' });
const save = (page: Page) => page.getByRole('button', { name: 'Save this card' });

/** Comes to the page that asks for a card, from the payments. */
async function comeToCard(page: Page, name: string, button: RegExp): Promise<Account> {
  const account = new Account(page);
  await account.signIn(name, '/payments');
  await panel(page).getByRole('button', { name: button }).click();
  await expect(page).toHaveURL(Account.url('/checkout'));
  await account.expectHeading('Save a card');
  return account;
}

/** Fills in a card, and where the provider's own form asks for it, chooses to keep it. */
async function fillCard(page: Page, form: CardForm, fields = form.good): Promise<void> {
  await fillCardForm(page, form, fields);
  if (form.provider !== 'Ryft') return;
  await page.frameLocator(`iframe[title="${form.frame}"]`).getByRole('checkbox').check();
}

for (const form of cardForms) {
  test(`a card is saved with ${form.provider} after the bank has asked its customer, and nothing is taken`, async ({
    page,
    sandbox,
    audit,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await sandbox.settings({ paymentProvider: form.provider });
    const account = await comeToCard(page, 'amara', /^Save a card$/);
    await expect(page.getByText('Held for a moment').first()).toBeVisible();
    await fillCard(page, form, form.challenged);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await audit(`saving a card with ${form.provider}`);
    await save(page).click();
    await expect(bankPage(page, form).getByLabel('One-time code')).toBeVisible();
    await confirmAtBank(page, form);
    await account.expectToast('Your card is saved.');
    await expect(page).toHaveURL(Account.url('/payments'));
    await expect(panel(page)).toContainText(/ending \d{4}/);
    await expect(panel(page).getByRole('button', { name: 'Replace card' })).toBeVisible();
    expect(await sandbox.captured()).toEqual([]);
    const { attempts, payments, savedCards } = await sandbox.records();
    expect(attempts).toMatchObject([{ state: 'completed', amount: 100 }]);
    expect(payments).toEqual([]);
    expect(savedCards.filter(({ provider }) => provider === form.provider).length).toBeGreaterThan(0);
    // The bank has let go of the money that it held.
    expect((await sandbox.ledger()).map(({ event }) => event)).toContainEqual(
      expect.stringMatching(/void|abort|cancel/),
    );
  });
}

test('a card on file is replaced by keyboard, and a declined one leaves it as it was', async ({
  page,
  sandbox,
  audit,
}) => {
  const [stripe] = cardForms as readonly [CardForm, CardForm, CardForm];
  await sandbox.settings({ paymentProvider: 'Stripe' });
  const account = new Account(page);
  await account.signIn('priya', '/payments');
  await expect(panel(page)).toContainText('Visa ending 4242');
  await tabTo(page, 'button', /^Replace card$/);
  await page.keyboard.press('Enter');
  await account.expectHeading('Save a card');
  await fillCard(page, stripe, stripe.declined);
  await tabTo(page, 'button', /^Save this card$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your card was not saved')).toBeVisible();
  await expect(
    page.getByText('We could not check your card, you have not been charged. Please try again.'),
  ).toBeVisible();
  await audit('a card that the bank declines');
  await fillCard(page, stripe, { ...stripe.good, 'Card number': '5555555555554444' });
  await tabTo(page, 'button', /^Save this card$/);
  await page.keyboard.press('Enter');
  await account.expectToast('Your card is saved.');
  await expect(panel(page)).toContainText('Mastercard ending 4444');
  expect(await sandbox.captured()).toEqual([]);
});

test('a card that its customer has not chosen to keep is let go of, and the page says why', async ({
  page,
  sandbox,
  expectedNoise,
}) => {
  expectedNoise.push(/409/);
  const [, , ryft] = cardForms as readonly [CardForm, CardForm, CardForm];
  await sandbox.settings({ paymentProvider: 'Ryft' });
  const account = await comeToCard(page, 'amara', /^Save a card$/);
  await expect(page.getByText('Choose in the form above to save the card')).toBeVisible();
  await fillCardForm(page, ryft);
  await save(page).click();
  await expect(page.getByText('Your card was not saved')).toBeVisible();
  await expect(page.getByText('Your bank accepted the card, but the card was not saved.')).toBeVisible();
  await expectFreshForm(page, ryft);
  await fillCard(page, ryft);
  await save(page).click();
  await account.expectToast('Your card is saved.');
  expect(await sandbox.captured()).toEqual([]);
});

test('whoever turns back keeps the card on file, and may begin again', async ({ page, sandbox }) => {
  await sandbox.settings({ paymentProvider: 'Stripe' });
  await comeToCard(page, 'priya', /^Replace card$/);
  await page.getByRole('button', { name: 'Back to your payments' }).click();
  await expect(page).toHaveURL(Account.url('/payments'));
  await expect(panel(page)).toContainText('Visa ending 4242');
  await panel(page).getByRole('button', { name: 'Replace card' }).click();
  await expect(save(page)).toBeVisible();
});

test('whoever opens the page without having begun is led to the account, and told where to begin', async ({ page }) => {
  const account = new Account(page);
  await account.signIn('priya', '/payments');
  await account.open('/checkout');
  await account.expectToast('No card is being checked. You can begin again from your payments.');
});

test('a completion whose answer is lost is asked for until the card is saved, and says nothing of an order', async ({
  page,
  sandbox,
  expectedNoise,
}) => {
  expectedNoise.push(/503/);
  const [stripe] = cardForms as readonly [CardForm, CardForm, CardForm];
  await sandbox.settings({ paymentProvider: 'Stripe' });
  const account = await comeToCard(page, 'priya', /^Replace card$/);
  await sandbox.faults([{ method: 'POST', path: '/api/checkout/complete', status: 503, times: 2 }]);
  await fillCard(page, stripe);
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Checking your card' });
  await expect(dialog).toContainText('saving the card');
  await account.expectToast('Your card is saved.');
  expect(await sandbox.captured()).toEqual([]);
});

test('the page says why, where a card can’t be asked for', async ({ page, sandbox, audit, expectedNoise }) => {
  expectedNoise.push(/500/);
  const account = new Account(page);
  await account.signIn('priya', '/payments');
  await sandbox.faults([{ method: 'POST', path: '/api/my-account/saved-card/check', status: 500 }]);
  await panel(page).getByRole('button', { name: /card$/ }).first().click();
  await expect(panel(page).getByRole('alert').or(panel(page).locator('.note'))).toBeVisible();
  await audit('a card that can not be asked for');
});
