import { Account } from '../support/Account';
import { callApi } from '../support/callApi';
import { Desk } from '../support/Desk';
import { amara } from '../../support/amara';
import { tabTo } from '../support/tabTo';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

test('a customer changes their name at once, by keyboard', async ({ page, audit, sandbox, expectedNoise }) => {
  expectedNoise.push(/Failed to load resource/);
  const account = new Account(page);
  await account.signIn('amara');
  await page.goto(Account.url('/user-details'));
  const card = page.getByRole('region', { name: 'Your name and date of birth' });
  await expect(card.getByText('You can change it here, with your password.')).toBeVisible();
  await audit('the ways to change name and date of birth');
  await tabTo(page, 'button', 'Change my name');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change my name' });
  await dialog.getByLabel('First name').fill('Ada');
  await dialog.getByLabel('Last name').fill('Lovelace');
  await dialog.getByLabel('Your password').fill('Wrong-1!');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('link', { name: "This isn't your current password." })).toBeVisible();
  await audit('a change of name that was refused');
  await dialog.getByLabel('Your password').fill(amara.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(card.getByText('Ada Lovelace')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Change my name' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Who you are' }).getByText('Ada Lovelace')).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('changed.png'), fullPage: true });
  await audit('a name that was changed');
  expect((await sandbox.outbox()).map(({ subject }) => subject)).toEqual(['Your name was changed']);
});

test('a customer asks for another date of birth, withdraws it, asks again, and reads that it was refused', async ({
  page,
  context,
  audit,
  sandbox,
}) => {
  await sandbox.settings({ identity: { name: 'at_desk', birthDate: 'by_request' } });
  const account = new Account(page);
  await account.signIn('amara');
  await page.goto(Account.url('/user-details'));
  const card = page.getByRole('region', { name: 'Your name and date of birth' });
  await expect(card.getByText(/^Your centre changes it for you at its desk\. Bring a document/)).toBeVisible();
  const ask = async (): Promise<void> => {
    await tabTo(page, 'button', 'Ask for a change of date of birth');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Ask for a change of date of birth' });
    await dialog.getByRole('textbox', { name: 'Date of birth' }).fill('02/01/1990');
    await dialog.getByLabel('Why should it change?').fill('A slip of the finger.');
    await audit('a request for another date of birth');
    await tabTo(page, 'button', 'Send my request');
    await page.keyboard.press('Enter');
    await expect(card.getByText(/^You asked on .* to change it to 02\/01\/1990\.$/)).toBeVisible();
    await expect(card.getByRole('heading', { name: 'Date of birth', exact: true })).toBeFocused();
  };
  await ask();
  await audit('a request for another date of birth that is open');
  await tabTo(page, 'button', 'Withdraw my request for another date of birth');
  await page.keyboard.press('Enter');
  await expect(card.getByText(/^You asked on/)).toHaveCount(0);
  await expect(card.getByRole('heading', { name: 'Date of birth', exact: true })).toBeFocused();
  await ask();
  for (const name of ['__Secure-joinery_session', 'joinery_token']) await context.clearCookies({ name });
  await page.setViewportSize({ width: 1024, height: 768 });
  const desk = new Desk(page);
  await desk.signIn();
  await desk.select('Amara Okafor');
  await tabTo(page, 'button', 'Amara Okafor');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Amara Okafor' });
  await expect(panel.getByText('New date of birth: 02/01/1990')).toBeVisible();
  await tabTo(page, 'button', 'Refuse the new date of birth');
  await page.keyboard.press('Enter');
  await expect(panel.getByLabel('What shall we tell the customer?')).toBeFocused();
  const answer = panel.getByLabel('What shall we tell the customer?');
  await answer.fill('x'.repeat(512)); // nothing of it is cut
  await expect(panel.getByText('Please keep this to 500 characters. It has 12 too many.')).toBeVisible();
  await expect(answer).toHaveAttribute('aria-invalid', 'true');
  await answer.fill('');
  await page.keyboard.type('Please bring your passport.');
  await audit('desk, a request that is being refused');
  await page.screenshot({ path: test.info().outputPath('desk.png') });
  await tabTo(page, 'button', 'Refuse the request');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('The request is refused. The customer gets an email.')).toBeVisible();
  await expect(panel.getByText('Nothing is asked for.')).toBeVisible();
  await audit('desk, a request that was refused');
  for (const name of ['__Secure-joinery_session', 'joinery_token']) await context.clearCookies({ name });
  await page.setViewportSize({ width: 390, height: 844 });
  await account.signIn('amara');
  await page.goto(Account.url('/user-details'));
  await expect(card.getByText(/^Your centre did not change it to 02\/01\/1990\./)).toBeVisible();
  await expect(card.getByText('Please bring your passport.')).toBeVisible();
  await audit('a request for another date of birth that was refused');
});

test('staff accept a name, change one themselves and record a consent, by keyboard', async ({
  page,
  context,
  audit,
  sandbox,
}) => {
  await sandbox.settings({ identity: { name: 'by_request' } });
  await new Account(page).signIn('amara');
  const name = { first_name: 'Ada', last_name: 'Byron', reason: 'I have married.' };
  expect((await callApi(page, 'POST', '/api/my-account/identity/requests/name', name))[0]).toBe(200);
  for (const cookie of ['__Secure-joinery_session', 'joinery_token']) await context.clearCookies({ name: cookie });
  await page.setViewportSize({ width: 1024, height: 768 });
  const desk = new Desk(page);
  await desk.signIn();
  const waiting = page.getByRole('region', { name: 'Changes that customers ask for' });
  await expect(waiting.getByText(/^AV-10001, another name, asked on /)).toBeVisible();
  await audit('desk, a request that waits');
  await page.screenshot({ path: test.info().outputPath('waiting.png') });
  await tabTo(page, 'button', /^Amara Okafor AV-10001, another name/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Asks for a change')).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('served.png') });
  await tabTo(page, 'button', 'Amara Okafor');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“I have married.”')).toBeVisible();
  await audit('desk, a request for another name');
  await tabTo(page, 'button', 'Accept the new name');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Ada Byron' });
  await expect(panel.getByText('The request is accepted. The customer gets an email.')).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Name and date of birth' })).toBeFocused();
  await tabTo(page, 'button', 'Change name or date of birth');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change name or date of birth' });
  await dialog.getByLabel('First name').fill('Ada');
  await dialog.getByLabel('Last name').fill('Lovelace');
  await audit('desk, the window for another name');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const changed = page.getByRole('dialog', { name: 'Ada Lovelace' });
  await expect(changed.getByText('The account is changed. The customer gets an email.')).toBeVisible();
  await tabTo(page, 'button', 'Customer agrees to News and offers by post');
  await page.keyboard.press('Enter');
  await expect(changed.getByText(/^Agreed on .* by word of mouth at the desk$/)).toBeVisible();
  await expect(changed.getByRole('button', { name: 'Customer withdraws News and offers by post' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(changed.getByText(/^Withdrawn on .* by word of mouth at the desk$/)).toBeVisible();
  await expect(changed.getByText('Earlier choices (1)')).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('desk.png') });
  await audit('desk, a consent that was given and withdrawn');
});

test('staff read how many more wait than are listed', async ({ page }) => {
  const request = { id: '1', part: 'name', asked_at: '2026-11-01T12:00:00Z', reference: 'AV-10001' };
  const asked = { ...request, customer_id: '2', first_name: 'Amara', last_name: 'Okafor' };
  await page.route('**/api/staff/identity-requests', (route) =>
    route.fulfill({ json: { status: 200, data: { total: 3, requests: [asked] } } }),
  );
  await new Desk(page).signIn();
  const waiting = page.getByRole('region', { name: 'Changes that customers ask for' });
  await expect(waiting.getByRole('listitem')).toHaveCount(1);
  await expect(waiting.getByText('2 more wait. The oldest stand here first')).toBeVisible();
});
