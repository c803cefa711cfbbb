import type { Locator } from '@playwright/test';
import { cards } from './support/Joiner';
import { expect, test } from './support/test';

test.use({ auditsSteps: true });

test('a guest joins by the month, with a Direct Debit', { tag: '@core' }, async ({ joiner, sandbox, audit, page }) => {
  await joiner.start();
  await expect(page).toHaveTitle('Aire Valley Leisure | Online Joining');
  await audit('centre list');
  await joiner.chooseCentre();
  await expect(page).toHaveTitle('Aire Valley Leisure | Centre Details');
  await audit('memberships');
  await joiner.chooseMembership('Total Fitness');
  await joiner.expectOpen('Your details');
  await expect(page).toHaveURL(/\/centre\/kirkstall-bridge-leisure-centre\/membership\/total-fitness\/recurring$/);
  await expect(page).toHaveTitle('Aire Valley Leisure | Membership Options');
  await joiner.createAccount();
  await joiner.expectOpen('Review & select dates');
  await joiner.chooseDates({ billingDay: '8th', tomorrow: true });
  await joiner.expectOpen('Monthly payment');
  await joiner.setUpDirectDebit();
  await joiner.expectOpen('Confirm your details');
  await expect(page.getByText('AIRE VALLEY LEISURE', { exact: true })).toBeVisible();
  await expect(page.getByText('20-00-00')).toBeVisible();
  await page.locator('.guarantee summary').click();
  await expect(page.getByRole('heading', { name: 'The Direct Debit Guarantee' })).toBeVisible();
  await expect(page.getByRole('link', { name: /GoCardless privacy notice/ })).toBeVisible();
  await expect(page.getByText('Powered by GoCardless.')).toBeVisible();
  await joiner.confirm();
  await joiner.expectCheckout();
  await expect(joiner.card.getByLabel('Card number')).toBeVisible();
  await expect(page).toHaveTitle('Aire Valley Leisure | Checkout');
  await joiner.pay();
  await joiner.expectConfirmed();
  await expect(page).toHaveTitle('Aire Valley Leisure | Order Confirmed');
  await expect(page.getByText('Direct Debit set up successfully')).toBeVisible();

  const records = await sandbox.records();
  const [order] = records.orders;
  const customer = records.customers.find(({ email }) => email === joiner.email);
  expect(customer).toMatchObject({ first_name: 'Amara', billing_day: 8 });
  expect(records.mandates.find(({ customer_id }) => customer_id === customer?.id)).toMatchObject({
    account_holder: 'Amara Okafor',
    sort_code: '200000',
    account_number: '55779911',
    state: 'active',
  });
  expect(records.consents.map(({ terms_id }) => terms_id).sort()).toEqual([1, 2, 3]);
  expect(
    records.consents.every(
      ({ text_hash, journey_hash }) => String(text_hash).length === 64 && String(journey_hash).length === 64,
    ),
  ).toBe(true);
  expect(records.orders).toHaveLength(1);
  expect(records.payments).toMatchObject([{ tender_type: 'card', amount: order?.total, provider: 'Stripe' }]);
  expect(records.memberships).toMatchObject([{ state: 'active', billing_day: 8, end_date: null }]);
  expect(await sandbox.captured()).toEqual([order?.total]);
});

test('a guest joins with a single payment, without a Direct Debit', async ({ joiner, sandbox, page }) => {
  await joiner.start();
  await joiner.chooseCentre();
  await joiner.chooseMembership('Swim', 'Single payment');
  await joiner.createAccount();
  await joiner.expectOpen('Review & select dates');
  await expect(page.getByText('Monthly billing day')).toHaveCount(0);
  await expect(joiner.section('Monthly payment')).toHaveCount(0);
  await joiner.chooseDates();
  await joiner.expectCheckout();
  await expect(joiner.payButton).toHaveText('Pay £69.00 now');
  await joiner.pay();
  await joiner.expectConfirmed();
  await expect(page.getByRole('heading', { name: 'Single payment membership' })).toBeVisible();
  await expect(page.getByText('Direct Debit set up successfully')).toHaveCount(0);
  const { mandates, orders } = await sandbox.records();
  expect(orders).toMatchObject([{ total: 6900, new_mandate: false }]);
  expect(mandates.filter(({ state }) => state === 'proposed')).toEqual([]);
  expect(await sandbox.captured()).toEqual([6900]);
});

test('a customer logs in midway: the choice stays, and a Direct Debit is not set up twice', async ({
  joiner,
  sandbox,
  audit,
  page,
}) => {
  await joiner.start();
  await joiner.chooseCentre();
  await joiner.chooseMembership('Total Fitness');
  await joiner.expectOpen('Your details');
  await page.getByRole('region', { name: 'Your details' }).getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcentre%2Fkirkstall/);
  await expect(page).toHaveTitle('Aire Valley Leisure | Login');
  await audit('log in');
  await joiner.logIn('dev@example.org');
  await expect(page).toHaveURL(/\/membership\/total-fitness\/recurring$/);
  await joiner.expectOpen('Your details');
  await expect(page.getByText("These details can't be edited right now")).toBeVisible();
  await joiner.press('Continue');
  await joiner.expectOpen('Review & select dates');
  await expect(page.getByText('Monthly billing day')).toHaveCount(0);
  await joiner.chooseDates();
  await joiner.expectCheckout();
  await joiner.pay();
  await joiner.expectConfirmed();
  const { mandates, memberships, customers } = await sandbox.records();
  const dev = customers.find(({ email }) => email === 'dev@example.org');
  expect(mandates.filter(({ customer_id }) => customer_id === dev?.id)).toHaveLength(1);
  expect(memberships).toMatchObject([{ billing_day: 15 }]);
});

for (const width of [390, 1280]) {
  test(`a membership with questions asks them, and their answers are kept, ${width} px wide`, async ({
    joiner,
    sandbox,
    audit,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await joiner.start('/centre/kirkstall-bridge-leisure-centre/membership/gp-referral/fixed');
    await joiner.createAccount();
    await joiner.expectOpen('Additional details');
    const button = page.locator('.sec-foot').getByRole('button', { name: 'Continue' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.click({ force: true });
    await expect(page.getByText('Which surgery referred you? is required.').first()).toBeVisible();
    await audit(`questions with an error summary, ${width} px`);
    await page.getByLabel('Which surgery referred you?').fill('Headingley Medical Practice');
    await page.getByLabel('Date of your referral').fill('1 Nov 2031'); // a question may be about a day to come
    await page.getByLabel('Has a doctor told you').selectOption('No');
    await page.getByLabel('Resting heart rate').fill('62');
    await page.getByLabel('Stamina').check();
    await page.getByLabel('You may talk to my GP').check();
    await joiner.press('Continue');
    await joiner.chooseDates();
    await joiner.expectCheckout();
    await joiner.pay();
    await joiner.expectConfirmed();
    await expect(
      page.getByText('Your membership status will be pending until you provide the required proof of eligibility'),
    ).toBeVisible();
    const { answers } = await sandbox.records();
    expect(answers.map(({ answer }) => answer)).toEqual(
      expect.arrayContaining(['Headingley Medical Practice', '2031-11-01', 'no', 62, ['stamina'], true]),
    );
  });
}

for (const width of [390, 1280]) {
  test(
    `nothing is due: the order is confirmed without a card, ${width} px wide`,
    { tag: '@core' },
    async ({ joiner, sandbox, audit, page, expectedNoise }) => {
      expectedNoise.push(/404 \(Not Found\)/); // the promo code that is none
      await page.setViewportSize({ width, height: 900 });
      await joiner.start('/centre/kirkstall-bridge-leisure-centre/membership/seven-day-pass/fixed');
      // A phone has its summary in a drawer, and hidden beside the steps.
      const shown = (text: string): Locator => page.getByText(text).filter({ visible: true });
      const code = page.getByRole('textbox', { name: 'Promo code' });
      if (width < 575) await page.getByRole('button', { name: /Payment summary/ }).click();
      await page.getByRole('button', { name: 'Add a promo code' }).click();
      await expect(code).toBeFocused();
      await code.fill('nonsense');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(shown('Code not recognised')).toBeVisible();
      await audit(`promo code refused, ${width} px`);
      await code.fill('freestart');
      await code.press('Enter');
      await expect(shown('Code Applied')).toBeVisible();
      await expect(code).toBeFocused();
      await expect(code).toHaveAttribute('readonly');
      await page.getByRole('button', { name: 'Remove promo code' }).click();
      await expect(shown('Code Applied')).toHaveCount(0);
      await expect(code).toBeFocused();
      await expect(code).toHaveValue('');
      await code.fill('freestart');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(shown('Code Applied')).toBeVisible();
      await audit(`promo code applied, ${width} px`);
      await expect(shown('−£15.00')).toBeVisible();
      if (width < 575) await page.keyboard.press('Escape');
      await joiner.createAccount();
      await joiner.chooseDates();
      await joiner.expectCheckout();
      await expect(page.getByText('No payment is required for this purchase')).toBeVisible();
      await expect(page.getByText('Payment Details')).toHaveCount(0);
      await audit(`checkout with nothing due, ${width} px`);
      await expect(page.getByRole('checkbox', { name: 'I agree to the Terms and Conditions' })).toBeChecked();
      await expect(joiner.payButton).toHaveText('Confirm order');
      await joiner.payButton.click();
      await joiner.expectConfirmed('Your membership is confirmed');
      await expect(page.getByText('Nothing was charged.')).toBeVisible();
      await expect(page.getByText('Your payment was successful')).toHaveCount(0);
      const { orders, payments } = await sandbox.records();
      expect(orders).toMatchObject([{ total: 0 }]);
      expect(payments).toEqual([]);
      expect(await sandbox.captured()).toEqual([]);
    },
  );
}

test(
  'a declined card can be followed by a good one, and one order comes of it',
  { tag: '@core' },
  async ({ joiner, sandbox, audit, page }) => {
    await joiner.start('/centre/kirkstall-bridge-leisure-centre/membership/swim/fixed');
    await joiner.createAccount();
    await joiner.chooseDates();
    await joiner.expectCheckout();
    await joiner.pay(cards.declined);
    await expect(page.getByText('Your payment failed')).toBeVisible();
    await expect(
      page.getByText('We were unable to take payment, you have not been charged. Please try again.'),
    ).toBeVisible();
    await audit('payment declined');
    expect(await sandbox.captured()).toEqual([]);
    await joiner.fillCard(cards.good);
    await joiner.payButton.click();
    await joiner.expectConfirmed();
    expect((await sandbox.records()).orders).toHaveLength(1);
    expect(await sandbox.captured()).toEqual([6900]);
  },
);

test('a Direct Debit may be on an account with another address', async ({ joiner, sandbox, audit, page }) => {
  await joiner.start('/centre/kirkstall-bridge-leisure-centre/membership/swim/recurring');
  await joiner.createAccount();
  await joiner.chooseDates({ billingDay: '1st' });
  await joiner.fillDirectDebit();
  await page.getByText('My billing address is different from my home address').click();
  const save = page.locator('.sec-foot').getByRole('button', { name: 'Save and continue' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Address line one').fill('2 Mill Lane');
  await page.getByLabel('City').fill('Bath');
  await page.getByLabel('Postcode').fill('ba11aa');
  await audit('another billing address');
  await joiner.press('Save and continue');
  await joiner.confirm();
  await joiner.expectCheckout();
  const { mandates } = await sandbox.records();
  expect(JSON.stringify(mandates.filter(({ state }) => state === 'proposed'))).toContain('2 Mill Lane');
});
