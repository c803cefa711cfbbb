import { cardForms, confirmAtBank, fillCardForm, type CardForm } from '../support/cards';
import { comeToCheckout } from '../support/checkout';
import { installClock } from '../support/installClock';
import { reserve } from '../support/reserve';
import type { Joiner } from '../support/Joiner';
import { expect, test } from '../support/test';

const [stripe, opayo, ryft] = cardForms as readonly [CardForm, CardForm, CardForm];
type Provider = CardForm['provider'];

test.beforeEach(
  ({ expectedNoise }) => void expectedNoise.push(/Failed to load resource|Uncaught Error: (This|The) script/),
);

async function fillAndPay(joiner: Joiner, form: CardForm, fields = form.good): Promise<void> {
  await fillCardForm(joiner.page, form, fields);
  await joiner.pressPay();
}

// Every text of a form, a card and a code has its line in a table of units: src/checkout/providers, src/checkout/flow.
// Here stands one of each way that such a text takes to the page, and what can be done on the page after it.
test.describe('a form that can’t be had says why', () => {
  for (const [provider, call, change, text] of [
    ['Stripe', '**/api/checkout/prepare*', { payment_provider: '' }, 'Payment provider not specified'],
    [
      'Ryft',
      '**/api/checkout/session/prepare',
      { payment_session_id: undefined },
      'Payment session ID not found. Please refresh and try again.',
    ],
  ] as const) {
    test(`${provider} whose session has no ${Object.keys(change).join()}`, async ({ page, sandbox }) => {
      await sandbox.settings({ paymentProvider: provider });
      await reserve(page, call, (answer) => changed(answer, change));
      await comeToCheckout(page);
      await expect(page.getByText(text)).toBeVisible();
    });
  }

  const scripts: readonly [provider: Provider, effect: object, path: string, text: string][] = [
    ['Stripe', { script: 'throws' }, '/stripe/stripe.js', 'Failed to initialize payment form'],
    ['Stripe', { hang: true }, '/stripe/stripe.js', 'Failed to initialize payment form'],
    [
      'Opayo',
      { script: 'throws-init' },
      '/opayo/api/v1/js/sagepay.js',
      'Opayo payment form not loaded. Please try again later.',
    ],
    ['Ryft', { script: 'no-global' }, '/ryft/v2/ryft.min.js', 'Ryft SDK failed to load'],
    ['Ryft', { script: 'throws-init' }, '/ryft/v2/ryft.min.js', 'Failed to initialize payment form'],
  ];
  for (const [provider, effect, path, text] of scripts) {
    test(`${provider} whose script has ${JSON.stringify(effect)}`, async ({ page, sandbox, expectedNoise }) => {
      expectedNoise.push(/uncaught/);
      await sandbox.settings({ paymentProvider: provider });
      await sandbox.bankFaults([{ path, ...effect }]);
      await installClock(page);
      const asked = page.waitForRequest(`**${path}*`);
      await comeToCheckout(page);
      await asked;
      if ('hang' in effect) await page.clock.fastForward(10_000);
      await expect(page.getByText(text)).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      const form = { Stripe: stripe, Opayo: opayo, Ryft: ryft }[provider];
      await expect(page.frameLocator(`iframe[title="${form.frame}"]`).getByLabel('Card number')).toBeVisible();
    });
  }
});

test('what is waited for is named', async ({ page, sandbox }) => {
  await sandbox.settings({ paymentProvider: 'Ryft' });
  await sandbox.faults([
    { method: 'GET', path: '/api/checkout/prepare', delayMs: 2500 },
    { method: 'POST', path: '/api/checkout/session/prepare', delayMs: 2500 },
  ]);
  await sandbox.bankFaults([{ path: '/ryft/v2/ryft.min.js', delayMs: 2500 }]);
  await comeToCheckout(page);
  for (const text of ['secure payment form', 'payment session']) {
    await expect(page.getByText(`Preparing ${text}...`)).toBeVisible();
    await expect(page.locator('.pay')).toHaveCount(0);
  }
  await expect(page.getByText('Loading secure payment form...')).toBeVisible();
});

test.describe('a payment that fails says why', () => {
  const declines: readonly [provider: Provider, fields: Readonly<Record<string, string>>, text: string][] = [
    ['Stripe', { 'Card number': '4000000000009995' }, 'Your card has insufficient funds.'],
    ['Opayo', { 'Cardholder name': 'ERROR' }, 'An error occurred with the payment system, please try again later'],
    ['Ryft', { 'Card number': '4000000000000143' }, 'Payment was not successful (status: Unheard). Please try again.'],
  ];
  for (const [provider, fields, text] of declines) {
    test(`${provider}, with ${Object.values(fields).join()}`, async ({ joiner, page, sandbox }) => {
      const form = { Stripe: stripe, Opayo: opayo, Ryft: ryft }[provider];
      await sandbox.settings({ paymentProvider: provider });
      await comeToCheckout(page);
      await fillAndPay(joiner, form, { ...form.good, ...fields });
      await expect(page.getByText(text)).toBeVisible();
      expect(await sandbox.captured()).toEqual([]);
      await fillCardForm(page, form);
      await joiner.pressPay();
      await joiner.expectConfirmed();
    });
  }

  const codes: readonly [path: string, status: number, body: object, text: string][] = [
    ['/opayo/api/v1/card-identifiers', 422, { errors: [{ code: 1007 }] }, 'The card number is invalid'],
    [
      '/opayo/api/v1/transactions',
      422,
      { errors: [{ code: 1011, description: 'x' }] },
      'Payment session or card information is invalid',
    ],
    [
      '/opayo/api/v1/transactions',
      403,
      { code: 1017, description: 'x' },
      'This operation is not allowed for this transaction',
    ],
  ];
  for (const [path, status, body, text] of codes) {
    test(`Opayo, with ${JSON.stringify(body)} of ${path.split('/').at(-1)}`, async ({ joiner, page, sandbox }) => {
      await sandbox.settings({ paymentProvider: 'Opayo' });
      await comeToCheckout(page);
      await sandbox.bankFaults([{ method: 'POST', path, status, body }]);
      await fillAndPay(joiner, opayo);
      await expect(page.getByText(text)).toBeVisible();
      await joiner.pressPay();
      await joiner.expectConfirmed();
    });
  }

  test('Opayo, when two seconds bring no answer', async ({ joiner, page, sandbox }) => {
    await sandbox.settings({ paymentProvider: 'Opayo' });
    await comeToCheckout(page);
    await fillAndPay(joiner, opayo, { ...opayo.good, 'Card number': '4929' });
    await expect(page.getByText('Please complete all required card fields')).toBeVisible();
    await fillCardForm(page, opayo);
    await joiner.pressPay();
    await joiner.expectConfirmed();
    expect(await sandbox.captured()).toEqual([6900]);
  });

  test('without words of the server', async ({ joiner, page, sandbox }) => {
    await comeToCheckout(page);
    await fillCardForm(page, stripe);
    await sandbox.faults([{ method: 'POST', path: '/api/checkout/authorise', status: 400 }]);
    await joiner.pressPay();
    await expect(page.getByText('Authorization failed')).toBeVisible();
    await sandbox.faults([{ method: 'POST', path: '/api/checkout/complete', status: 400 }]);
    await joiner.pressPay();
    await expect(page.getByText('Payment completion failed')).toBeVisible();
    await expect(page.getByText('you have not been charged')).toHaveCount(0);
  });

  test('when a challenge was passed and could not be concluded', async ({ joiner, page, sandbox }) => {
    await comeToCheckout(page);
    await sandbox.faults([
      { method: 'POST', path: '/api/payment-providers/sca-completion/*', status: 404 },
      { method: 'POST', path: '/api/checkout/complete', status: 503, times: 3 },
    ]);
    await fillAndPay(joiner, stripe, stripe.challenged);
    await confirmAtBank(page, stripe);
    await expect(page.getByText('Payment verified but could not complete the transaction')).toBeVisible();
    await expect(page.getByText('We are holding £69.00 while we complete your order.')).toBeVisible();
    await expect(page.getByText('you have not been charged')).toHaveCount(0);
    await joiner.expectConfirmed();
    expect(await sandbox.captured()).toEqual([6900]);
  });
});

test('an incomplete card form is told when the button is pressed', async ({ joiner, page }) => {
  await comeToCheckout(page);
  await fillCardForm(page, stripe, { 'Card number': '4242' });
  await joiner.payButton.click({ force: true });
  await expect(page.getByText('Please complete all required fields')).toBeVisible();
});

test('the code of a saved card is asked for in words, and takes four digits at most', async ({
  joiner,
  page,
  sandbox,
}) => {
  await sandbox.settings({ paymentProvider: 'Opayo' });
  await comeToCheckout(page, { as: 'priya@example.org' });
  await page.getByRole('radio', { name: /Visa ending/ }).check();
  const code = page.getByLabel('Card security code');
  await expect(code).toHaveAttribute('type', 'password');
  await expect(code).toHaveAccessibleDescription(/on American Express, the 4 digits on its front/);
  await joiner.payButton.click({ force: true });
  await expect(page.getByText('Please enter your card security code (CVV)').first()).toBeVisible();
  await code.pressSequentially('12a345');
  await expect(code).toHaveValue('1234');
});

test('an expired card on file is told of and not offered', async ({ page, sandbox }) => {
  await sandbox.settings({ paymentProvider: 'Stripe' });
  await comeToCheckout(page, { as: 'owen@example.org' });
  await expect(
    page.getByText(/^Your saved card has expired: Visa ending 4242, \d\d\/\d\d. Please use a different card.$/),
  ).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByText('Saving a new card replaces the currently saved card.')).toBeVisible();
});

test('without the flag no card is offered, and none is saved', async ({ page, sandbox }) => {
  await sandbox.settings({ flags: { savedCardsEnabled: false } });
  await comeToCheckout(page, { as: 'priya@example.org' });
  await expect(page.getByRole('heading', { name: 'Payment Details' })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByLabel(/Save this card/)).toHaveCount(0);
});

type Session = { readonly payment_provider_configuration?: object; readonly [field: string]: unknown };

/** A session with some of its fields, or of its configuration's, made different. */
function changed(answer: string, { payment_provider_configuration: other, ...change }: Session): string {
  const envelope = JSON.parse(answer) as { data?: Session };
  const { data } = envelope;
  const payment_provider_configuration = { ...data?.payment_provider_configuration, ...other };
  return JSON.stringify({ ...envelope, data: { ...data, payment_provider_configuration, ...change } });
}
