import { readFile } from 'node:fs/promises';
import { Account } from '../support/Account';
import { expect, test } from '../support/test';

const failed = /Failed to load resource/;
/** One red pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

test('a booking is cancelled after a question, and what was paid becomes credit @core', async ({ page, audit }) => {
  const account = new Account(page);
  await account.signIn('morgan', '/bookings');
  const badminton = page.getByRole('listitem').filter({ hasText: 'Badminton' });
  const saving = page.waitForEvent('download');
  await badminton.getByRole('button', { name: /^Add to my calendar Badminton/ }).press('Enter');
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file).toMatch(/UID:\S+-1@joinery\r\n/);
  expect(file).toMatch(/DTSTART:\d{8}T\d{6}Z/);
  await badminton.getByRole('button', { name: 'Cancel Badminton' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel Badminton?' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await audit('cancelling a booking');
  await dialog.getByRole('button', { name: 'Keep my booking' }).click();
  await expect(dialog).toBeHidden();
  await badminton.getByRole('button', { name: 'Cancel Badminton' }).click();
  await dialog.getByRole('button', { name: 'Cancel my booking' }).click();
  await account.expectToast('Badminton is cancelled. £9.50 came back as credit on your account.');
  await expect(badminton).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await account.goTo('Account dashboard');
  await expect(page.getByText('You have £22.00 of credit')).toBeVisible();
  await account.goTo('Payments');
  await expect(page.getByRole('row').filter({ hasText: 'Refund: Badminton' })).toContainText('£9.50');
});

test('a booking that could not be cancelled stays, and one that is too late says so', async ({
  page,
  sandbox,
  expectedNoise,
}) => {
  expectedNoise.push(failed);
  const account = new Account(page);
  await account.signIn('morgan', '/bookings');
  await expect(page.getByText("It's too late to cancel this.").first()).toBeVisible();
  await sandbox.faults([{ method: 'POST', path: '/api/my-account/bookings/*', status: 500, times: 1 }]);
  await page.getByRole('button', { name: 'Cancel Badminton' }).click();
  await page.getByRole('button', { name: 'Cancel my booking' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel Badminton?' });
  await expect(dialog.getByRole('alert')).toContainText('Something has gone wrong, please try again.');
  await dialog.getByRole('button', { name: 'Keep my booking' }).click();
  await expect(page.getByRole('button', { name: 'Cancel Badminton' })).toBeFocused();
});

test('a guest is invited by mail, and the pass is counted', async ({ page, sandbox, audit }) => {
  const account = new Account(page);
  await account.signIn('morgan', '/guest-passes');
  const form = page.getByRole('form', { name: 'Send a guest pass' });
  await form.getByRole('button', { name: 'Send a guest pass' }).click();
  await expect(form.getByText('before you continue')).toBeVisible();
  await audit('a guest pass without a guest');
  await form.getByLabel("Your guest's name").fill('Toni Vega');
  await form.getByLabel("Your guest's email address").fill('toni@example.net');
  await form.getByRole('button', { name: 'Send a guest pass' }).click();
  await account.expectToast('We have sent a guest pass to toni@example.net.');
  await expect(page.getByText('No guest passes left this month')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Toni Vega' })).toContainText('Sent');
  await expect(form).toHaveCount(0);
  const mails = await sandbox.outbox();
  expect(mails.filter(({ recipient }) => recipient === 'toni@example.net')).toHaveLength(1);
});

test('details are saved, and what the server refuses stands at its field', async ({
  page,
  sandbox,
  audit,
  expectedNoise,
}) => {
  expectedNoise.push(failed);
  const account = new Account(page);
  await account.signIn('morgan', '/user-details');
  const mobile = page.getByLabel('Mobile number');
  const save = page.getByRole('button', { name: 'Save my details' });
  await page.getByLabel('Address line two').fill('Flat 2');
  await page.getByLabel('Postcode').fill('nowhere');
  await save.click();
  await expect(page.getByLabel('Postcode')).toHaveAttribute('aria-invalid', 'true');
  await audit('details refused');
  await page.getByLabel('Postcode').fill('LS1 4DY');
  await sandbox.faults([{ method: 'PUT', path: '/api/my-account/user/update', status: 500, times: 1 }]);
  await save.click();
  await expect(page.getByRole('main').getByText('Something has gone wrong, please try again.')).toBeVisible();
  await mobile.fill('07700 900999');
  await save.click();
  await account.expectToast('Your details are saved.');
  await account.goTo('Packages');
  // A page that is left before it came never took the place of the details, and moves no focus.
  await account.expectHeading('Packages');
  await account.goTo('My details');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(mobile).toHaveValue('07700 900999');
  await expect(page.getByLabel('Address line two')).toHaveValue('Flat 2');
});

test('a password is changed by who knows the current one, and ends every other session', async ({
  page,
  browser,
  sandbox,
  audit,
  expectedNoise,
}) => {
  expectedNoise.push(failed);
  const account = new Account(page);
  await account.signIn('morgan', '/user-details');
  const elsewhere = await browser.newContext();
  await elsewhere.addCookies([
    { name: 'sandbox_test', value: sandbox.testId, domain: '.joinery.localhost', path: '/' },
  ]);
  const other = await elsewhere.newPage();
  await new Account(other).signIn('morgan', '/packages');
  await other.waitForLoadState('networkidle'); // else a call of its own notices the end, and loads it anew meanwhile
  const change = page.getByRole('button', { name: 'Change password' });
  await change.click();
  await expect(page.getByRole('form', { name: 'Change your password' }).getByText('before you continue')).toBeVisible();
  await page.getByLabel('Current password').fill('Wrong-one1!');
  await page.getByLabel(/^New password/).fill('Rowing2027!');
  await page.getByLabel('Repeat new password').fill('Rowing2028!');
  await expect(page.getByLabel('Repeat new password')).toHaveAttribute('name', 'repeatNewPassword');
  await change.click();
  await expect(page.getByText('Both passwords must be the same.').first()).toBeVisible();
  await page.getByLabel('Repeat new password').fill('Rowing2027!');
  await change.click();
  await expect(page.getByText("This isn't your current password.").first()).toBeVisible();
  await audit('password refused');
  await page.getByLabel('Current password').fill('Sculling1!');
  await change.click();
  await account.expectToast('Your password is changed.');
  await expect(page.getByLabel('Current password')).toHaveValue('');
  await account.goTo('Packages');
  await expect(page.getByText('Ten swims')).toBeVisible();
  // A call of its own may have told that page already; signIn.spec.ts has the words.
  await other.goto(Account.url('/packages'));
  await expect(other).toHaveURL(/\/login\?redirect=/);
  await new Account(other).signIn('morgan', '/packages', 'Rowing2027!');
  await elsewhere.close();
});

test('a photo is added, told apart from what is none, and removed', async ({ page, audit }) => {
  const account = new Account(page);
  await account.signIn('morgan', '/user-details');
  const file = page.getByLabel('Add a photo');
  await file.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: png });
  await expect(page.getByText('We cannot accept me.gif.')).toBeVisible();
  await audit('a photo that is none');
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
  await expect(page.getByText('me.png is too large.')).toBeVisible();
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
  await account.expectToast('Your photo is saved.');
  const photo = page.getByRole('img', { name: 'Your profile' });
  await expect(photo).toBeVisible();
  expect(await photo.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))).toBe(1);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await account.expectToast('Your photo is removed.');
  await expect(photo).toHaveCount(0);
});

test('a photo shows with bearer tokens too', async ({ page, sandbox }) => {
  await sandbox.settings({ bearer: true });
  const account = new Account(page);
  await account.signIn('morgan', '/user-details');
  await page.getByLabel('Add a photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
  await account.expectToast('Your photo is saved.');
  await page.reload();
  const photo = page.getByRole('img', { name: 'Your profile' });
  await expect(photo).toBeVisible();
  expect(await photo.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))).toBe(1);
});

test('proof of eligibility is handed in, and the membership says so', async ({ page, audit }) => {
  const account = new Account(page);
  await account.signIn('nadia');
  await expect(page.getByText('Your membership is waiting for proof of eligibility')).toBeVisible();
  await page.getByRole('link', { name: 'Upload proof' }).click();
  await expect(page.getByText('Waiting for proof of eligibility')).toBeVisible();
  await page.getByLabel('Upload proof').setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: png });
  await account.expectToast('Thank you. We have received your document.');
  await expect(page.getByText('We are checking your document')).toBeVisible();
  await expect(page.getByText('card.png')).toBeVisible();
  await audit('proof handed in');
  await account.goTo('Account dashboard');
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByText('Your membership is waiting for proof of eligibility')).toHaveCount(0);
});

test('payments are paged, and a receipt prints without what is around it', async ({ page, audit }) => {
  const account = new Account(page);
  await account.signIn('morgan', '/payments');
  await page.getByRole('link', { name: 'Older payments' }).click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await page.getByRole('link', { name: 'Newer payments' }).click();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await page.getByRole('link', { name: 'Badminton', exact: true }).click();
  await account.expectHeading('Receipt');
  const receipt = page.getByRole('region', { name: 'Receipt' });
  await expect(receipt).toContainText('Visa 4242');
  await expect(receipt.getByText('£9.50').last()).toBeVisible();
  await audit('a receipt');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print this receipt' })).toBeHidden();
  await expect(receipt).toBeVisible();
});

test('a saved card is removed after a question', async ({ page, audit }) => {
  const account = new Account(page);
  await account.signIn('morgan', '/payments');
  const remove = page.getByRole('region', { name: 'Saved card' }).getByRole('button', { name: 'Remove card' });
  await remove.click();
  const dialog = page.getByRole('alertdialog', { name: 'Remove your saved card?' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await audit('removing a saved card');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await remove.click();
  await dialog.getByRole('button', { name: 'Remove card' }).click();
  await account.expectToast('Your card is removed.');
  await expect(page.getByText('No card is saved. Save one now, or the next time you pay.')).toBeVisible();
});

test('an outstanding penalty is told of, and an ended membership can be seen', async ({ page, audit }) => {
  const account = new Account(page);
  await account.signIn('ruth');
  const notice = page.locator('.note').filter({ hasText: 'You have an outstanding penalty' });
  await expect(notice).toContainText(/Missed booking: Spin 45: £5\.00, given on \d\d\/\d\d\/\d{4}/);
  await audit('account, a penalty to pay');
  await notice.getByRole('link', { name: 'See and pay penalties' }).click();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const penalties = page.getByRole('region', { name: 'Penalties' });
    await expect(penalties.getByRole('listitem')).toHaveText([
      /^Missed booking: Spin 45Given on .*To pay£5\.00Pay this penalty: Missed booking: Spin 45, given on [\d/]+$/,
    ]);
    await audit(`account, penalties at ${width}`);
  }
  await account.goTo('Memberships');
  await expect(page.getByRole('region', { name: 'Earlier memberships' })).toBeVisible();
});

test('a phone number is removed, and the details say so after a reload', async ({ page }) => {
  const account = new Account(page);
  await account.signIn('morgan', '/user-details');
  const mobile = page.getByLabel(/^Mobile/);
  await mobile.fill('07700 900123');
  await page.getByRole('button', { name: 'Save my details' }).click();
  await account.expectToast('Your details are saved.');
  await page.reload();
  await expect(mobile).toHaveValue('07700 900123');
  await mobile.fill('');
  await page.getByRole('button', { name: 'Save my details' }).click();
  await account.expectToast('Your details are saved.');
  await page.reload();
  await expect(page.getByLabel('Town or city')).not.toHaveValue('');
  await expect(mobile).toHaveValue('');
});
