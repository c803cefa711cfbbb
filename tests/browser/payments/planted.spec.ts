import { cardForms, fillCardForm, type CardForm } from '../support/cards';
import { comeToCheckout } from '../support/checkout';
import { planted } from '../support/planted';
import { expect, test } from '../support/test';

const [, opayo] = cardForms as readonly [CardForm, CardForm, CardForm];

// Things are planted here that the search after the suite looks for wherever they should not be.

test('a card’s number and code go to the provider alone', async ({ joiner, page, sandbox }) => {
  await sandbox.settings({ paymentProvider: 'Opayo' });
  const seen: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('bank.localhost')) seen.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await comeToCheckout(page);
  const card = { 'Card number': planted.cardNumber, 'Security code': planted.cardCode };
  await fillCardForm(page, opayo, { ...opayo.good, ...card });
  await joiner.pressPay();
  await joiner.expectConfirmed();
  expect(seen.filter((each) => each.includes(planted.cardNumber) || each.includes(planted.cardCode))).toEqual([]);
});

test('the code of a card on file goes to the provider alone', async ({ joiner, page, sandbox }) => {
  await sandbox.settings({ paymentProvider: 'Opayo' });
  const own: string[] = [];
  const foreign: string[] = [];
  page.on('request', (request) => {
    const sent = `${request.url()} ${request.postData() ?? ''}`;
    (request.url().includes('bank.localhost') ? foreign : own).push(sent);
  });
  await comeToCheckout(page, { as: 'priya@example.org' });
  await page.getByRole('radio', { name: /Visa ending/ }).check();
  await page.getByLabel('Card security code').fill(planted.savedCode);
  await joiner.pressPay();
  await joiner.expectConfirmed();
  expect(foreign.filter((each) => each.includes(planted.savedCode))).toHaveLength(1);
  expect(own.filter((each) => each.includes(planted.savedCode))).toEqual([]);
});

test('bank details and a password are planted by joining', async ({ joiner, page }) => {
  await joiner.start('/centre/kirkstall-bridge-leisure-centre/membership/total-fitness/recurring');
  await joiner.createAccount(planted.password);
  await joiner.chooseDates({ billingDay: '8th' });
  await joiner.fillDirectDebit(planted.sortCode, planted.accountNumber);
  await joiner.press('Save and continue');
  await joiner.confirm();
  await joiner.expectCheckout();
  await page.reload();
  await joiner.expectCheckout();
});
