import type { Page } from '@playwright/test';
import { Account } from '../support/Account';
import { expect, test } from '../support/test';
import { tabTo } from '../support/tabTo';

test.use({ auditsSteps: false, viewport: { width: 390, height: 844 } });

const details = '/centre/kirkstall-bridge-leisure-centre/membership/total-fitness/recurring';
const failed = /Failed to load resource/;
const notBefore = "Addresses can't be looked up at the moment. Type your address below.";

const find = (page: Page) => page.getByRole('button', { name: 'Find address' });
const list = (page: Page) => page.getByRole('combobox', { name: 'Choose your address' });
const line = (page: Page, name: 'one' | 'two') => page.getByLabel(`Address line ${name}`);

for (const width of [390, 1280]) {
  test(`a postcode finds the address, by keyboard alone, and typing it stays possible, ${width} px wide`, async ({
    joiner,
    page,
    audit,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await joiner.start(details);
    await joiner.expectOpen('Your details');
    await page.getByLabel('Postcode').fill('ls61qe');
    await line(page, 'two').fill('The blue door');
    await page.getByLabel('Postcode').focus();
    await tabTo(page, 'button', 'Find address');
    await page.keyboard.press('Enter');
    await expect(list(page)).toBeFocused();
    await expect(list(page).locator('option').first()).toHaveText(/^\d+ addresses found$/);
    await expect(page.getByText('Sandbox addresses. The streets are invented.')).toBeVisible();
    await audit(`the addresses of a postcode, ${width} px`);
    const flat = await list(page).locator('option').filter({ hasText: 'Flat 1' }).innerText();
    await page.keyboard.type('Flat 1');
    await page.keyboard.press('Enter');
    await expect(list(page).locator('option:checked')).toHaveText(flat);
    await expect(line(page, 'one')).toHaveValue('Flat 1');
    await expect(line(page, 'two')).not.toHaveValue('The blue door');
    await expect(page.getByLabel('Town or city')).toHaveValue('Leeds');
    await expect(page.getByRole('status').filter({ hasText: 'The address is filled in' })).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await list(page).selectOption({ index: 0 });
    await expect(line(page, 'one')).toHaveValue('');
    await expect(line(page, 'two')).toHaveValue('The blue door');
    await page.getByLabel('Postcode').fill('ls61qf');
    await expect(list(page)).toHaveCount(0);
    await expect(line(page, 'two')).toHaveValue('The blue door');
  });
}

test('what cannot be looked up is said, where it is typed, and nothing typed is lost', async ({
  joiner,
  page,
  sandbox,
  audit,
  expectedNoise,
}) => {
  expectedNoise.push(failed);
  await joiner.start(details);
  await joiner.expectOpen('Your details');
  await line(page, 'two').fill('The blue door');
  await find(page).click();
  await expect(page.getByText('Postcode is required.')).toBeVisible();
  await expect(page.getByLabel('Postcode')).toBeFocused();
  await page.getByLabel('Postcode').fill('nowhere');
  await find(page).click();
  await expect(page.getByText('Please enter a valid postcode')).toBeVisible();
  await page.getByLabel('Postcode').fill('YX1 1AA');
  await find(page).click();
  await expect(page.getByText(/^No addresses found for YX1 1AA\./)).toBeVisible();
  await expect(line(page, 'one')).toBeFocused();
  for (const fault of [
    { status: 503 },
    { network: true },
    { malformed: true },
    { status: 404, message: 'Not here.' },
  ]) {
    // A browser asks again on each connection that it still has open: up to six, and a new one.
    await sandbox.faults([{ method: 'GET', path: '/api/addresses', times: 9, ...fault }]);
    await expect(find(page)).not.toHaveAttribute('aria-busy', 'true');
    await find(page).click();
    await expect(page.getByText(notBefore)).toBeVisible();
    await expect(line(page, 'one')).toBeFocused();
    await page.getByLabel('First name').focus();
  }
  await audit('a look-up of addresses that failed');
  await sandbox.faults([{ method: 'GET', path: '/api/addresses', status: 429, message: 'Too many attempts.' }]);
  await find(page).click();
  await expect(page.getByText('Too many attempts. You can type your address below.')).toBeVisible();
  await expect(line(page, 'two')).toHaveValue('The blue door');
  await page.getByLabel('Postcode').fill('LS6 1QE');
  await find(page).click();
  await expect(list(page)).toBeFocused();
  await expect(page.getByText(/Too many attempts/)).toHaveCount(0);
});

test('an answer that comes late is for the postcode that was asked', async ({ joiner, page, sandbox }) => {
  await joiner.start(details);
  await joiner.expectOpen('Your details');
  await sandbox.faults([{ method: 'GET', path: '/api/addresses', delayMs: 1000 }]);
  await page.getByLabel('Postcode').fill('LS6 1QE');
  const asked = page.waitForRequest('**/api/addresses*'); // its code is loaded first
  await find(page).click();
  await asked;
  await expect(find(page)).toHaveAttribute('aria-busy', 'true');
  await page.getByLabel('Postcode').fill('BA1 1AA');
  await expect(find(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(list(page)).toHaveCount(0);
  await expect(page.getByLabel('Postcode')).toBeFocused();
  await find(page).click();
  await list(page).selectOption({ index: 1 });
  await expect(page.getByLabel('Town or city')).toHaveValue('Bath');
});

test('Enter in the postcode looks its addresses up once, and sends the form after that', async ({ joiner, page }) => {
  await joiner.start(details);
  await joiner.expectOpen('Your details');
  const postcode = page.getByLabel('Postcode');
  await expect(postcode).toHaveAttribute('enterkeyhint', 'search');
  await postcode.fill('ls61qe');
  await postcode.press('Enter');
  await expect(list(page)).toBeFocused();
  await expect(page.getByText('First name is required.')).toHaveCount(0);
  await postcode.press('End');
  await page.keyboard.press('Backspace');
  await expect(list(page)).toHaveCount(0);
  await page.keyboard.type('e');
  await expect(list(page)).toBeVisible(); // the same postcode again
  await expect(postcode).toBeFocused();
  await postcode.press('Enter');
  await expect(page.getByText('First name is required.').first()).toBeVisible();
});

test('registering and My details look addresses up too, and what is chosen is saved', async ({ page, audit }) => {
  await page.goto('/register');
  await expect(find(page)).toBeVisible();
  const account = new Account(page);
  await account.signIn('morgan', '/user-details');
  await page.getByLabel('Postcode').fill('BA1 1AA');
  await find(page).click();
  await list(page).selectOption({ index: 1 });
  const chosen = await line(page, 'one').inputValue();
  expect(chosen).toMatch(/^\d+ \w+ \w+$/);
  await audit('an address found in My details');
  await page.getByRole('button', { name: 'Save my details' }).click();
  await account.expectToast('Your details are saved.');
  await page.reload();
  await expect(line(page, 'one')).toHaveValue(chosen);
  await expect(page.getByLabel('Town or city')).toHaveValue('Bath');
});
