import { Account } from '../support/Account';
import { callApi, plainPath } from '../support/callApi';
import { expect, test } from '../support/test';

const robin = 'robin@example.org';
const registerPath = '/api/auth/customer/register?onboarding_type=customer_account_online';
const answers = {
  firstName: 'Robin',
  lastName: 'Marsh',
  dateOfBirth: '1994-02-03',
  email: robin,
  address: { lineOne: '14 Burley Lodge Terrace', city: 'Leeds', postcode: 'LS6 1QE' },
};

for (const width of [390, 1280]) {
  test(`a new customer confirms their email address, ${width} px wide`, async ({
    page,
    audit,
    sandbox,
    expectedNoise,
  }) => {
    expectedNoise.push(/Failed to load resource/);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(Account.url(plainPath));
    const checksum = await page.evaluate(async () => {
      const form = await fetch('/api/data-fields?onboarding_type=customer_account_online');
      return ((await form.json()) as { checksum: unknown }).checksum;
    });
    const [status] = await callApi(page, 'POST', registerPath, {
      client_id: 'aire-valley',
      source: 'bookings',
      data_fields: { ...answers, _checksum: checksum },
      password: 'Rowing-22!',
      password_confirmation: 'Rowing-22!',
      terms: true,
    });
    expect(status).toBe(201);
    await page.goto(Account.url('/'));
    const ask = page.getByText('Please confirm your email address');
    await expect(ask).toBeVisible();
    await audit('an account whose email address is not confirmed');
    await sandbox.faults([{ method: 'POST', path: '/api/my-account/user/email/confirmation', status: 503 }]);
    const again = page.getByRole('button', { name: 'Send the link again' });
    await again.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^The link was not sent\./)).toBeVisible();
    await expect(again).toBeFocused();
    await audit('a confirming link that was not sent');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`We have sent another link to ${robin}. Earlier ones no longer work.`)).toBeVisible();
    await expect(again).toBeFocused();
    await audit('a confirming link that was sent again');
    const mail = (await sandbox.outbox()).findLast(({ recipient }) => recipient === robin);
    const token = /confirm-email#(\S+)/.exec(String(mail?.body))?.[1] ?? '';
    await page.goto(Account.url('/user-details'));
    const who = page.getByRole('region', { name: 'Who you are' });
    await expect(who.getByText(`${robin} (not confirmed yet)`)).toBeVisible();
    await page.goto(Account.url(`/confirm-email#${token}`));
    await page.getByRole('button', { name: 'Confirm my email address' }).press('Enter');
    await expect(page.getByText(`Your email address ${robin} is confirmed`)).toBeVisible();
    await audit('an email address that is confirmed');
    await page.getByRole('main').getByRole('link', { name: 'My details' }).click();
    await expect(who.getByText(robin, { exact: true })).toBeVisible();
    await page.goto(Account.url('/'));
    await expect(page.getByRole('heading', { name: /Good to see you, Robin/ })).toBeVisible();
    await expect(ask).toHaveCount(0);
  });
}
