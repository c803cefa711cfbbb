import { Account } from '../support/Account';
import { amara } from '../../support/amara';
import { expect, test } from '../support/test';

const fresh = 'amara.okafor@example.org';

for (const width of [390, 1280]) {
  test(`a customer changes their email address by keyboard, ${width} px wide`, async ({
    page,
    audit,
    sandbox,
    expectedNoise,
  }) => {
    expectedNoise.push(/Failed to load resource/);
    await page.setViewportSize({ width, height: 844 });
    const account = new Account(page);
    await account.signIn('amara');
    await page.goto(Account.url('/user-details'));
    const card = page.getByRole('region', { name: 'Change your email address' });
    await card.getByLabel('New email address').fill(fresh);
    await card.getByLabel('Your password').fill('Wrong-1!');
    await page.keyboard.press('Enter');
    await expect(card.getByRole('link', { name: "This isn't your current password." })).toBeVisible();
    await audit('a change of the email address that was refused');
    await card.getByLabel('Your password').fill(amara.password);
    await page.keyboard.press('Enter');
    await expect(card.getByText(`We have sent a link to ${fresh}`)).toBeVisible();
    await expect(card.getByLabel('New email address')).toHaveValue('');
    await audit('a change of the email address that was asked for');
    const mail = (await sandbox.outbox()).find(({ recipient }) => recipient === fresh);
    const token = /confirm-email#(\S+)/.exec(String(mail?.body))?.[1] ?? '';
    await page.goto(Account.url(`/confirm-email#${token}`));
    await expect(page).toHaveURL(Account.url('/confirm-email'));
    await sandbox.faults([{ method: 'POST', path: '/api/auth/customer/confirm-email', status: 503 }]);
    const confirm = page.getByRole('button', { name: 'Confirm my email address' });
    await confirm.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await audit('a new email address to confirm');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Your email address ${fresh} is confirmed`)).toBeVisible();
    await audit('a new email address that is confirmed');
    await page.getByRole('main').getByRole('link', { name: 'My details' }).click();
    await expect(page.getByRole('region', { name: 'Who you are' }).getByText(fresh)).toBeVisible();
    await page.goto(Account.url(`/confirm-email#${token}`));
    await page.getByRole('button', { name: 'Confirm my email address' }).click();
    await expect(page.getByText(/^This link has expired or was used already/)).toBeVisible();
    await page.goto(Account.url('/confirm-email'));
    await expect(page.getByText('To confirm your email address, open the link in our email.')).toBeVisible();
  });
}
