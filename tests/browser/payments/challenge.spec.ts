import { bankPage, cardForms, confirmAtBank, fillCardForm, type CardForm } from '../support/cards';
import { comeToCheckout } from '../support/checkout';
import type { Joiner } from '../support/Joiner';
import { expect, test } from '../support/test';

const [, opayo] = cardForms as readonly [CardForm, CardForm, CardForm];

test.beforeEach(async ({ expectedNoise, sandbox }) => {
  expectedNoise.push(/Failed to load resource/);
  await sandbox.settings({ paymentProvider: 'Opayo' });
});

async function comeToTheBank(joiner: Joiner): Promise<void> {
  const { page } = joiner;
  await comeToCheckout(page);
  await fillCardForm(page, opayo, opayo.challenged);
  await joiner.pressPay();
  await expect(bankPage(page, opayo).getByRole('heading', { name: 'Confirm your payment' })).toBeVisible();
}

test('the bank’s page stands in a window of 500 pixels that says what it is for', async ({ joiner, page }) => {
  await comeToTheBank(joiner);
  const dialog = page.getByRole('dialog', { name: 'Verifying your payment' });
  await expect(dialog.getByText('Your bank requires additional verification before we can take £69.00.')).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(500);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('the form is posted to the bank without a press, with the fields that the bank gave', async ({ joiner, page }) => {
  const posted = page.waitForRequest((request) => request.url().endsWith('/opayo/acs') && request.method() === 'POST');
  await comeToTheBank(joiner);
  const fields = new URLSearchParams((await posted).postData() ?? '');
  expect([...fields.keys()].sort()).toEqual(['creq', 'threeDSSessionData']);
  expect(fields.get('creq')).not.toBe('');
});

test('it can be answered by keyboard alone', async ({ joiner, page, sandbox }) => {
  await comeToTheBank(joiner);
  // One more press of the key that pressed Pay must not close the bank's page.
  await expect(page.getByText('Your bank requires additional verification')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  // The focus goes to another process, and what is typed before it is there is lost.
  const code = page.locator('iframe.challenge-frame').contentFrame().getByLabel('One-time code');
  await expect(code).toBeFocused();
  await page.keyboard.type('123456');
  await expect(code).toHaveValue('123456');
  // The press takes the frame to another page, which it would wait for.
  await Promise.race([page.keyboard.press('Enter'), page.waitForURL('**/order-confirmed/**')]);
  await joiner.expectConfirmed();
  expect(await sandbox.captured()).toEqual([6900]);
});

test('closing it charges nothing, and the payment can be made after it', async ({ joiner, page, sandbox, audit }) => {
  await comeToTheBank(joiner);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('3D Secure verification failed')).toBeVisible();
  await audit('challenge closed');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await sandbox.captured()).toEqual([]);
  await fillCardForm(page, opayo);
  await joiner.pressPay();
  await joiner.expectConfirmed();
  expect(await sandbox.captured()).toEqual([6900]);
});

test('a reload in the middle comes back to the bank’s page', async ({ joiner, page, sandbox }) => {
  await comeToTheBank(joiner);
  await page.reload();
  await expect(bankPage(page, opayo).getByRole('heading', { name: 'Confirm your payment' })).toBeVisible();
  await confirmAtBank(page, opayo);
  await joiner.expectConfirmed();
  expect(await sandbox.captured()).toEqual([6900]);
});

for (const [what, effect] of [
  ['twice', { duplicate: true }],
  ['late', { delayMs: 3000 }],
] as const) {
  test(`an answer that comes ${what} is taken once`, async ({ joiner, page, sandbox }) => {
    await sandbox.bankFaults([{ path: '/opayo/acs/return', ...effect }]);
    await comeToTheBank(joiner);
    await confirmAtBank(page, opayo);
    await joiner.expectConfirmed();
    expect(await sandbox.captured()).toEqual([6900]);
    expect((await sandbox.records()).orders).toHaveLength(1);
  });
}

test('an answer that never comes back can be given up, and the bank is asked what it knows', async ({
  joiner,
  page,
  sandbox,
}) => {
  await sandbox.bankFaults([{ path: '/opayo/acs/return', drop: 'before', times: 9 }]);
  await comeToTheBank(joiner);
  await confirmAtBank(page, opayo);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('3D Secure verification failed')).toBeVisible();
  expect(await sandbox.captured()).toEqual([]);
});

test('messages of anybody else end nothing', async ({ joiner, page, sandbox }) => {
  await comeToTheBank(joiner);
  const [attempt] = (await sandbox.records()).attempts;
  await page.evaluate((transactionUuid) => {
    const message = { type: 'sca_completed', status: 'authorised', transactionUuid };
    window.postMessage(message, '*');
    window.postMessage(JSON.stringify(message), '*');
    const frame = document.createElement('iframe');
    document.body.append(frame);
    frame.contentWindow?.parent.postMessage(message, '*');
  }, attempt?.id);
  await page.waitForTimeout(500);
  await expect(page.getByRole('dialog', { name: 'Verifying your payment' })).toBeVisible();
  expect((await sandbox.records()).attempts).toMatchObject([{ state: 'challenged' }]);
});

test('the page in the frame may post to banks and do nothing else', async ({ joiner, page }) => {
  const served = page.waitForResponse((response) => response.url().endsWith('/sca-frame'));
  await comeToTheBank(joiner);
  const policy = (await served).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/form-action https: http:\/\/bank\.localhost:\d+;/);
  expect(policy).toContain("frame-ancestors 'self'");
});
