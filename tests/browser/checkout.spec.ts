import { expect, test } from './support/test';
import type { Joiner } from './support/Joiner';

const swim = '/centre/kirkstall-bridge-leisure-centre/membership/swim/fixed';

test.beforeEach(({ expectedNoise }) => void expectedNoise.push(/Failed to load resource/));

async function comeToCheckout(joiner: Joiner): Promise<void> {
  await joiner.start(swim);
  await joiner.createAccount();
  await joiner.chooseDates();
  await joiner.expectCheckout();
}

test('a guest who opens checkout logs in first, and an empty cart leads to the start', async ({ joiner, page }) => {
  await joiner.start('/checkout');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcheckout$/);
  await joiner.logIn('amara@example.org');
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await joiner.expectOpen('Choose your home centre');
});

test('checkout has one address, by which its policy goes', async ({ request }) => {
  for (const path of ['/checkout/', '/Checkout', '/CHECKOUT/']) {
    const answer = await request.get(`http://127.0.0.1:${process.env.TEST_PORT ?? ''}${path}?kiosk=true`, {
      maxRedirects: 0,
    });
    expect(answer.status(), path).toBe(302);
    expect(answer.headers().location).toBe('/checkout?kiosk=true');
  }
});

test('a payment that cannot be prepared says so and can be tried again', async ({ joiner, sandbox, page, audit }) => {
  await joiner.start(swim);
  await joiner.createAccount();
  await sandbox.faults([{ method: 'GET', path: '/api/checkout/prepare', status: 500 }]);
  await joiner.chooseDates();
  await joiner.expectCheckout();
  await expect(page.getByText('Failed to prepare payment')).toBeVisible();
  await expect(joiner.payButton).toHaveCount(0);
  await audit('payment not prepared');
  await page.getByRole('button', { name: 'Try again' }).click();
  await joiner.pay();
  await joiner.expectConfirmed();
});

test('online payments that are switched off are told in the words of the server', async ({ joiner, sandbox, page }) => {
  await joiner.start(swim);
  await joiner.createAccount();
  await sandbox.settings({ paidBookingDisabled: true });
  await joiner.chooseDates();
  await joiner.expectCheckout();
  await expect(
    page.getByText('Online payments are switched off at the moment. Please pay at your centre.'),
  ).toBeVisible();
});

for (const [name, fault] of [
  ['is lost on its way', { network: true, times: 2 }],
  ['comes back as HTML', { html: true }],
  ['comes back in half', { truncated: true }],
  ['is slow', { delayMs: 1500 }],
] as const) {
  for (const step of ['authorise', 'complete']) {
    test(`money is taken once and one order made when "${step}" ${name}`, async ({ joiner, sandbox, page }) => {
      await comeToCheckout(joiner);
      await joiner.fillCard();
      await sandbox.faults([{ method: 'POST', path: `/api/checkout/${step}`, ...fault }]);
      await joiner.pressPay();
      await expect(joiner.payButton).toHaveText('Processing...');
      await page.evaluate(() => document.querySelector<HTMLElement>('.pay .btn')?.click());
      await joiner.expectConfirmed();
      expect(await sandbox.captured()).toEqual([6900]);
      expect((await sandbox.records()).orders).toHaveLength(1);
    });
  }
}

test(
  'a refused payment joins what the server says, and the form can be used again',
  { tag: '@core' },
  async ({ joiner, sandbox, page, audit }) => {
    await comeToCheckout(joiner);
    await joiner.fillCard();
    await sandbox.faults([
      {
        method: 'POST',
        path: '/api/checkout/authorise',
        status: 422,
        errors: { payments: ['The amount has changed.'], billingPostcode: ['The postcode is not known.'] },
      },
    ]);
    await joiner.pressPay();
    await expect(page.getByText('The amount has changed. The postcode is not known.')).toBeVisible();
    await audit('payment refused');
    await joiner.fillCard();
    await joiner.pressPay();
    await joiner.expectConfirmed();
    expect(await sandbox.captured()).toEqual([6900]);
  },
);

test('billing details are checked, and what is missing is named', async ({ joiner, page, audit }) => {
  await comeToCheckout(joiner);
  await joiner.fillCard();
  await page.getByLabel('Postcode').fill('nowhere');
  await expect(joiner.payButton).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Please complete: Billing Details.')).toBeVisible();
  await joiner.payButton.click({ force: true });
  await expect(page.getByText('Please enter a valid postcode').first()).toBeVisible();
  await audit('billing details refused');
  await page.getByLabel('Postcode').fill('ls6 1qe');
  await expect(page.getByText('Please enter a valid postcode')).toHaveCount(0);
  await expect(joiner.payButton).not.toHaveAttribute('aria-disabled', 'true');
});

test('terms that cannot be had can be asked for again, and nothing is paid without them', async ({
  joiner,
  sandbox,
  page,
}) => {
  await joiner.start(swim);
  await joiner.createAccount();
  await sandbox.faults([{ method: 'GET', path: '/api/terms', status: 500 }]);
  await joiner.chooseDates();
  await joiner.expectCheckout();
  await joiner.fillCard();
  await expect(page.getByText('Something has gone wrong, please try again.')).toBeVisible();
  await expect(joiner.payButton).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('checkbox', { name: /I agree to the/ })).toBeVisible();
  await expect(joiner.payButton).toHaveText(/^Pay £[\d.]+ now$/);
});

test('leaving empties the cart; staying keeps it', async ({ joiner, sandbox, page, audit }) => {
  await comeToCheckout(joiner);
  const leaving = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Cancel selection and start over' }).click();
  await expect(leaving.getByText('Your current selection will be lost')).toBeVisible();
  await audit('leaving checkout');
  await leaving.getByRole('button', { name: 'Continue with my purchase' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await page.getByRole('button', { name: 'Cancel selection and start over' }).click();
  await leaving.getByRole('button', { name: 'Leave this screen' }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await joiner.expectOpen('Choose your home centre');
  expect((await sandbox.records()).carts.every(({ state }) => state !== 'open')).toBe(true);
});
