import type { Page } from '@playwright/test';
import { Account } from '../support/Account';
import { callApi } from '../support/callApi';
import { comeToCheckout, freePromotion } from '../support/checkout';
import { tabTo } from '../support/tabTo';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

const later = ['Mobile number', 'Gender', 'What would you like to do with us?', 'Children who may come along'];
const update = { method: 'PUT', path: '/api/my-account/user/update*' } as const;

/** Comes to the confirmation of a membership that cost nothing. */
async function comeToConfirmation(page: Page): Promise<void> {
  await comeToCheckout(page, { cart: freePromotion, open: false });
  const body = { payments: [], terms: [1, 2], completed_waivers: [], source: 'online-joining' };
  const [, { complete_order_id }] = await callApi(page, 'POST', '/api/checkout/complete', body);
  await page.goto(`/order-confirmed/${String(complete_order_id)}`);
  await expect(page.getByRole('heading', { name: 'A few more questions' })).toBeVisible();
}

for (const width of [390, 1280]) {
  test(`joining asks what it needs alone; the rest is asked after payment, by keyboard, and saved, ${width} px wide`, async ({
    joiner,
    sandbox,
    page,
    audit,
    expectedNoise,
  }) => {
    expectedNoise.push(/503/);
    await page.setViewportSize({ width, height: 900 });
    await joiner.start('/centre/kirkstall-bridge-leisure-centre/membership/swim/fixed');
    await joiner.expectOpen('Your details');
    await expect(page.getByLabel('Date of birth')).toBeVisible();
    for (const label of later) await expect(page.getByText(label)).toHaveCount(0);
    await joiner.createAccount();
    await joiner.chooseDates();
    await joiner.expectCheckout();
    await joiner.pay();
    await joiner.expectConfirmed();
    const place = page.getByRole('region', { name: 'A few more questions' });
    for (const label of later) await expect(place.getByText(label)).toBeVisible();
    await expect(place.getByLabel('Address line one')).toHaveCount(0);
    await audit(`questions after payment, ${width} px`);

    await tabTo(page, 'textbox', 'Mobile number');
    await page.keyboard.type('07700900123');
    await tabTo(page, 'combobox', 'Gender');
    await page.keyboard.press('F');
    await tabTo(page, 'checkbox', 'Swim');
    await page.keyboard.press('Space');
    await tabTo(page, 'textbox', 'Children who may come along');
    await page.keyboard.type('2');
    await sandbox.faults([{ ...update, status: 503 }]);
    await tabTo(page, 'button', 'Save my answers');
    await page.keyboard.press('Enter');
    await expect(place.getByText('Something has gone wrong, please try again.')).toBeVisible();
    await expect(place.getByLabel('Children who may come along')).toHaveValue('2'); // nothing typed is lost
    await tabTo(page, 'button', 'Save my answers');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Thank you. Your answers are saved.' })).toBeFocused();
    await audit(`answers saved after payment, ${width} px`);
    const [customer] = (await sandbox.records()).customers.filter(({ email }) => email === joiner.email);
    expect(customer?.details).toMatchObject({
      mobile: '07700900123',
      gender: 'female',
      interests: ['swim'],
      children: 2,
      firstName: 'Amara',
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your payment was successful' })).toBeVisible();
    await page.getByText('Print this page').waitFor();
    await expect(page.getByText('A few more questions')).toHaveCount(0);
  });
}

test('the questions after payment can be left, keep what was typed, and wait in My details', async ({
  page,
  audit,
  expectedNoise,
}) => {
  expectedNoise.push(/404 \(Not Found\)/); // the icon of the plain page that logs in
  await comeToConfirmation(page);
  await page.getByLabel('Children who may come along').fill('3');
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText('You can answer these questions at any time in My details.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A few more questions' })).toBeFocused();
  await audit('questions left after payment');
  await page.getByRole('button', { name: 'Answer them now' }).click();
  await expect(page.getByLabel('Children who may come along')).toHaveValue('3');
  // A document with answers that are not saved is not left without a question.
  const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
  await page.getByRole('link', { name: 'Go to my account' }).click({ noWaitAfter: true });
  await asked;
  await expect(page.getByLabel('Children who may come along')).toHaveValue('3');
  await page.getByLabel('Children who may come along').fill('');
  await page.getByRole('button', { name: 'Save my answers' }).click();
  await expect(page.getByText('You can answer these questions at any time in My details.')).toBeVisible();
  await page.goto(Account.url('/user-details'));
  for (const label of later) await expect(page.getByText(label)).toBeVisible();
});
