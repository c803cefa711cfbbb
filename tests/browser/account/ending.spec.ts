import type { Page } from '@playwright/test';
import { Account } from '../support/Account';
import { bankPage, cardForms, confirmAtBank, fillCardForm, type CardForm } from '../support/cards';
import { comeToCheckout } from '../support/checkout';
import { options } from '../support/membership';
import { tabTo } from '../support/tabTo';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

/** Comes to the page for cancelling Total Fitness, on the 10th of January 2027. */
async function comeToCancel(page: Page): Promise<Account> {
  const account = new Account(page);
  await account.signIn('morgan', '/memberships');
  await page
    .getByRole('region', { name: 'Membership Total Fitness' })
    .getByRole('link', { name: 'Cancel membership' })
    .click();
  await account.expectHeading('Cancel your membership');
  return account;
}

test('a member cancels, reads before what it comes to, and keeps the membership after all @core', async ({
  page,
  sandbox,
  audit,
}) => {
  await sandbox.settings({ clock: '2027-01-10T12:00:00Z' });
  const account = await comeToCancel(page);
  await expect(page).toHaveTitle(/\| Cancel membership$/);
  const terms = page.getByRole('region', { name: 'Total Fitness' });
  await expect(terms).toContainText('28 February 2027');
  await expect(terms).toContainText('£34.00 on 01/02/2027');
  await expect(terms).toContainText('Guest pass');
  await expect(page.getByLabel(/Why are you leaving/)).toBeVisible();
  await audit('cancelling a membership');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.screenshot({ path: test.info().outputPath('cancel.png'), fullPage: true });
  await page.getByRole('button', { name: 'Cancel my membership' }).click();
  await account.expectToast('Total Fitness is cancelled. It ends on 28/02/2027.');
  await account.expectHeading('Memberships');
  const membership = page.getByRole('region', { name: 'Membership Total Fitness' });
  await expect(membership.getByText('You have cancelled this membership. It ends on 28/02/2027')).toBeVisible();
  await expect(membership.getByRole('link', { name: 'Cancel membership' })).toHaveCount(0);
  await audit('a membership that is cancelled');
  await membership.getByRole('button', { name: 'Keep Total Fitness after all' }).click();
  await account.expectToast('Total Fitness goes on. Your cancellation is taken back.');
  await expect(membership).toBeFocused(); // the button is gone
  await expect(membership.getByRole('link', { name: 'Cancel membership' })).toBeVisible();
});

test('a member cancels by keyboard alone, and says why', async ({ page, sandbox }) => {
  await sandbox.settings({ clock: '2027-01-10T12:00:00Z' });
  const account = await comeToCancel(page);
  await tabTo(page, 'combobox', /Why are you leaving/);
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'button', 'Cancel my membership');
  await page.keyboard.press('Enter');
  await account.expectToast('Total Fitness is cancelled. It ends on 28/02/2027.');
});

test('terms that have changed meanwhile are read again before anything is cancelled', async ({
  page,
  sandbox,
  expectedNoise,
}) => {
  expectedNoise.push(/status of 409/);
  await sandbox.settings({ clock: '2027-01-10T12:00:00Z' });
  await comeToCancel(page);
  await expect(page.getByLabel(/Why are you leaving/)).toBeVisible();
  await sandbox.settings({ clock: '2027-02-10T12:00:00Z' });
  await page.getByRole('button', { name: 'Cancel my membership' }).click();
  await expect(page.getByText('The last day or the refund has changed.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Total Fitness' })).toContainText('31 March 2027');
  await page.getByRole('button', { name: 'Cancel my membership' }).click();
  await expect(page.getByText('You have cancelled this membership. It ends on 31/03/2027')).toBeVisible();
});

test('a membership that can’t be cancelled says why, and nobody else’s is there', async ({ page, expectedNoise }) => {
  expectedNoise.push(/status of 4(22|04)/);
  const account = new Account(page);
  await account.signIn('morgan');
  const id = await page.evaluate(async () => {
    const { data } = (await (await fetch('/api/my-account/memberships')).json()) as {
      data: { id: string; name: string }[];
    };
    return data.find(({ name }) => name === 'GP Referral')?.id ?? '';
  });
  await account.open(`/memberships/${id}/cancel`);
  await expect(page.getByText(/This membership ends by itself on/)).toBeVisible();
  await account.open('/memberships/00000000-0000-4000-8000-000000000000/cancel');
  await expect(page.getByText("Whoops! Looks like you've gone offside.")).toBeVisible();
});

test('who joined today ends the membership by keyboard, and gets the money back', async ({
  joiner,
  page,
  sandbox,
  audit,
}) => {
  await joiner.start('/centre/kirkstall-bridge-leisure-centre/membership/swim/fixed');
  await joiner.createAccount();
  await joiner.chooseDates();
  await joiner.expectCheckout();
  await joiner.pay();
  await joiner.expectConfirmed();
  await page.goto(Account.url('/memberships'));
  const membership = page.getByRole('region', { name: 'Membership Swim' });
  await membership.getByRole('link', { name: 'Cancel membership' }).focus();
  await page.keyboard.press('Enter');
  const terms = page.getByRole('region', { name: 'Swim' });
  await expect(terms).toContainText('You joined less than 14 days ago, so it ends at once.');
  await expect(terms).toContainText('Money back');
  await expect(terms).toContainText('£69.00');
  await audit('cancelling within the days for second thoughts');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await tabTo(page, 'button', 'Cancel my membership');
  await page.keyboard.press('Enter');
  const earlier = page.getByRole('region', { name: 'Earlier memberships' });
  await expect(earlier).toContainText(/\d{2}\/\d{2}\/\d{4}, cancelled within 14 days/);
  await expect(membership).toHaveCount(0);
  const refunded = async () => (await sandbox.ledger()).filter(({ event }) => event === 'refunded');
  await expect.poll(refunded).toMatchObject([{ amount: 6900 }]);
});

test('a cancellation is not taken back while the membership that follows it is being paid for', async ({
  page,
  joiner,
  sandbox,
  context,
  expectedNoise,
}) => {
  expectedNoise.push(/status of 4(09|22)/);
  const [, opayo] = cardForms as readonly [CardForm, CardForm, CardForm];
  await sandbox.settings({ clock: '2027-01-10T12:00:00Z', paymentProvider: 'Opayo' });
  const account = await comeToCancel(page);
  await page.getByRole('button', { name: 'Cancel my membership' }).click();
  await account.expectToast('Total Fitness is cancelled. It ends on 28/02/2027.');

  await sandbox.settings({ clock: '2027-02-10T12:00:00Z' });
  await comeToCheckout(page, {
    as: 'morgan@example.org',
    cart: { membership_type_id: 1, payment_option_id: options.totalFitness, start_date: '2027-03-01' },
  });
  await page.getByRole('radio', { name: 'A different card' }).check();
  await fillCardForm(page, opayo, opayo.challenged);
  await joiner.pressPay();
  await expect(bankPage(page, opayo).getByRole('heading', { name: 'Confirm your payment' })).toBeVisible();

  const other = await context.newPage();
  await other.goto(Account.url('/memberships'));
  const membership = other.getByRole('region', { name: 'Membership Total Fitness' });
  const keep = membership.getByRole('button', { name: 'Keep Total Fitness after all' });
  await keep.click();
  await expect(other.getByText(/^You are paying for another Total Fitness at this moment/)).toBeVisible();
  await confirmAtBank(page, opayo);
  await joiner.expectConfirmed();
  await keep.click();
  await expect(other.getByText(/You have bought Total Fitness again, from 1 March 2027/)).toBeVisible();
});
