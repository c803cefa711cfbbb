import { bankPage, cardForms, confirmAtBank, fillCardForm, type CardForm } from '../support/cards';
import { comeToCheckout } from '../support/checkout';
import type { SandboxControls } from '../support/SandboxControls';
import { reserve } from '../support/reserve';
import { expect, test } from '../support/test';

// Tagged tests belong to `npm test`; all of it runs with `npm run test:payments`.

test.beforeEach(({ expectedNoise }) => void expectedNoise.push(/Failed to load resource/));

const scripts: Readonly<Record<CardForm['provider'], readonly [path: string, text: string]>> = {
  Stripe: ['/stripe/stripe.js', 'Failed to initialize payment form'],
  Opayo: ['/opayo/api/v1/js/sagepay.js', 'Opayo payment form not loaded. Please try again later.'],
  Ryft: ['/ryft/v2/ryft.min.js', 'Failed to load Ryft SDK'],
};

for (const form of cardForms) {
  const { provider } = form;
  test.describe(provider, () => {
    test.beforeEach(({ sandbox }) => sandbox.settings({ paymentProvider: provider }));

    test('approves a card', { tag: '@core' }, async ({ joiner, sandbox, page, audit }) => {
      await comeToCheckout(page);
      await fillCardForm(page, form);
      await audit(`${provider}: filled in`);
      await joiner.pressPay();
      await joiner.expectConfirmed();
      expect(await sandbox.captured()).toEqual([6900]);
      expect((await sandbox.records()).savedCards.every(({ card_type }) => card_type === 'Visa')).toBe(true);
    });

    test('takes a card that is typed before all of its frame has come', async ({ joiner, page }) => {
      let come: () => void = () => undefined;
      const late = new Promise<void>((resolve) => (come = resolve));
      await page.route('**/page/late.css', async (route) => {
        await late;
        await route.fulfill({ contentType: 'text/css', body: '' });
      });
      const link = '<link rel="stylesheet" media="print" href="late.css" /></head>'; // keeps the frame loading, and no more
      await reserve(page, '**/page/card-fields.html', (html) => html.replace('</head>', link));
      await comeToCheckout(page);
      await fillCardForm(page, form);
      const frame = page.frames().find((each) => each.url().includes('/page/card-fields.html'));
      expect(await frame?.evaluate(() => document.readyState)).toBe('interactive');
      come();
      await frame?.waitForLoadState();
      await joiner.pressPay();
      await joiner.expectConfirmed();
    });

    test('declines a card, and then approves another', async ({ joiner, sandbox, page, audit }) => {
      await comeToCheckout(page);
      await fillCardForm(page, form, form.declined);
      await joiner.pressPay();
      await expect(page.getByText('Your payment failed')).toBeVisible();
      await expect(
        page.getByText('We were unable to take payment, you have not been charged. Please try again.'),
      ).toBeVisible();
      await expect(page.getByText(form.declinedText)).toBeVisible();
      await expect(page.getByText('Your payment failed')).toBeInViewport();
      await audit(`${provider}: declined`);
      expect(await sandbox.captured()).toEqual([]);
      await fillCardForm(page, form);
      await joiner.pressPay();
      await joiner.expectConfirmed();
      expect(await sandbox.captured()).toEqual([6900]);
    });

    test('lets the customer answer the bank', { tag: '@core' }, async ({ joiner, sandbox, page, audit }) => {
      await comeToCheckout(page);
      await fillCardForm(page, form, form.challenged);
      await joiner.pressPay();
      await expect(bankPage(page, form).getByRole('heading', { name: 'Confirm your payment' })).toBeVisible();
      await audit(`${provider}: challenge`);
      await confirmAtBank(page, form);
      await joiner.expectConfirmed();
      expect(await sandbox.captured()).toEqual([6900]);
    });

    for (const [what, button] of [
      ['fails', 'Fail'],
      ['is given up', 'Cancel'],
    ] as const) {
      test(`charges nothing when the challenge ${what}, and can be paid after it`, async ({
        joiner,
        sandbox,
        page,
      }) => {
        await comeToCheckout(page);
        await fillCardForm(page, form, form.challenged);
        await joiner.pressPay();
        // A press in the very moment in which the frame is drawn goes nowhere; a customer presses again.
        await expect(async () => {
          const press = bankPage(page, form).getByRole('button', { name: button });
          if (await press.isVisible()) await press.click({ timeout: 2000 });
          await expect(page.getByText('3D Secure verification failed')).toBeVisible({ timeout: 4000 });
          await expect(page.getByText(form.challengeFailedText)).toBeVisible({ timeout: 4000 });
        }).toPass({ timeout: 30_000 });
        expect(await sandbox.captured()).toEqual([]);
        await fillCardForm(page, form);
        await joiner.pressPay();
        await joiner.expectConfirmed();
        expect(await sandbox.captured()).toEqual([6900]);
      });
    }

    test('takes the saved card with its security code', { tag: '@core' }, async ({ joiner, sandbox, page, audit }) => {
      await comeToCheckout(page, { as: 'priya@example.org' });
      await expect(page.getByRole('radio')).toHaveCount(2);
      await page.getByRole('radio', { name: /Visa ending/ }).check();
      await expect(page.getByRole('heading', { name: 'Billing Details' })).toHaveCount(0);
      const code =
        provider === 'Opayo'
          ? page.getByLabel('Card security code')
          : page.frameLocator('.card-fields iframe').getByLabel('Security code');
      await code.fill('12');
      await expect(joiner.payButton).toHaveAttribute('aria-disabled', 'true');
      await code.fill('123');
      await audit(`${provider}: saved card`);
      await joiner.pressPay();
      await joiner.expectConfirmed();
      expect(await sandbox.captured()).toEqual([6900]);
    });

    test('saves a card in the place of the old one', async ({ joiner, sandbox, page }) => {
      await comeToCheckout(page, { as: 'priya@example.org' });
      await page.getByRole('radio', { name: 'A different card' }).check();
      await expect(page.getByText('Saving a new card replaces the currently saved card.')).toBeVisible();
      await fillCardForm(page, form, {
        ...form.good,
        'Card number': provider === 'Ryft' ? '5555555555554444' : form.good['Card number'],
      });
      const box = page.getByLabel('Save this card for next time');
      await (provider === 'Ryft' ? page.frameLocator('.card-fields iframe').getByLabel(/Save this card/) : box).check();
      const [before] = await savedCardsOf(sandbox, 'priya@example.org', provider);
      await joiner.pressPay();
      await joiner.expectConfirmed();
      const after = await savedCardsOf(sandbox, 'priya@example.org', provider);
      expect(after).toHaveLength(1);
      expect(after[0]?.external_identifier).not.toBe(before?.external_identifier);
    });

    for (const [how, effect] of [
      ['is not found', { status: 404 }],
      ['breaks off', { drop: 'before' }],
    ] as const) {
      test(`can be paid with after its script ${how}`, async ({ joiner, sandbox, page, audit }) => {
        const [path, text] = scripts[provider];
        // A browser asks by itself once more where a connection that it had open breaks off.
        await sandbox.bankFaults([{ path, times: 9, ...effect }]);
        await comeToCheckout(page);
        await expect(page.getByText(text)).toBeVisible();
        await audit(`${provider}: script ${how}`);
        await sandbox.bankFaults([]);
        await page.getByRole('button', { name: 'Try again' }).click();
        await fillCardForm(page, form);
        await joiner.pressPay();
        await joiner.expectConfirmed();
      });
    }
  });
}

async function savedCardsOf(sandbox: SandboxControls, email: string, provider: string) {
  const { customers, savedCards } = await sandbox.records();
  const owner = customers.find((customer) => customer.email === email)?.id;
  return savedCards.filter((card) => card.customer_id === owner && card.provider === provider);
}
