import { addDays, addMonths, dateOf, formatUkDate, nextDayOfMonth } from '../../../src/ground/core/dates';
import { becomeMember, dev, options } from '../support/membership';
import { tabTo } from '../support/tabTo';
import { expect, test } from '../support/test';

const today = dateOf(new Date());
const nextBill = nextDayOfMonth(today, 15);

test('a member changes for a dearer membership and pays what is due now @core', async ({
  joiner,
  page,
  sandbox,
  audit,
  expectedNoise,
}) => {
  expectedNoise.push(/422 \(Unprocessable/); // once it is changed
  const id = await becomeMember(page, options.swim);
  await joiner.start(`/change-membership/${id}`);
  await joiner.expectOpen('Choose your membership');
  await audit('what a membership may be changed to');
  await expect(page).toHaveTitle('Aire Valley Leisure | Change membership');
  await expect(page.getByRole('heading', { name: 'Change your membership', level: 1 })).toBeVisible();
  await expect(page.getByText('Your new membership takes over from the old one')).toBeVisible();
  await expect(joiner.section('Choose your home centre')).toContainText('Kirkstall Bridge Leisure Centre');
  await expect(joiner.section('Choose your home centre').getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Single payment', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'Swim', exact: true })).toHaveCount(0);
  await page
    .getByRole('article', { name: 'Total Fitness' })
    .getByRole('button', { name: 'Choose this membership' })
    .click();
  await expect(page).toHaveURL(new RegExp(`/change-membership/${id}$`));
  await joiner.expectOpen('Your details');
  const ticket = page.getByRole('region', { name: 'Your selection' });
  await expect(ticket).toContainText('Current membershipSwim£24.50 per month');
  await expect(ticket).toContainText(`Starts on${formatUkDate(nextBill)}`);
  await expect(ticket).toContainText('Setup fee£5.00');
  await expect(ticket).toContainText('To pay now£5.00');
  await expect(ticket).toContainText(`Monthly payment£9.50 more a month, from ${formatUkDate(nextBill)}£34.00`);
  await joiner.press('Continue');
  await joiner.expectOpen('Review & select dates');
  await expect(page.getByRole('textbox', { name: 'Start date' })).toHaveValue(formatUkDate(nextBill));
  await expect(page.getByText('Monthly billing day')).toHaveCount(0);
  await audit('the dates of a change');
  await joiner.chooseDates();
  await joiner.expectCheckout();
  await expect(page.getByRole('link', { name: 'Change membership' })).toHaveAttribute(
    'href',
    `/change-membership/${id}`,
  );
  await expect(page.getByRole('region', { name: 'Payment summary' })).toContainText('In place ofSwim');
  await joiner.pay();
  await joiner.expectConfirmed();
  expect(await sandbox.captured()).toEqual([500]);
  const { memberships } = await sandbox.records();
  const old = memberships.find((each) => each.id === id);
  const next = memberships.find((each) => each.id !== id);
  expect(old).toMatchObject({ end_date: addDays(nextBill, -1), successor_id: next?.id });
  expect(next).toMatchObject({ start_date: nextBill, billing_day: 15, payment_option_id: options.totalFitness });

  await joiner.start(`/change-membership/${id}`);
  await expect(page.getByRole('heading', { name: "This membership can't be changed" })).toBeVisible();
  await expect(page.getByText('This membership has already been changed, renewed or cancelled.')).toBeVisible();
});

test('a start date that is too early is moved, and a cheaper membership costs nothing now', async ({
  joiner,
  page,
  sandbox,
  audit,
}) => {
  const id = await becomeMember(page, options.totalFitness);
  await joiner.start(`/change-membership/${id}`);
  await page.getByRole('article', { name: 'Swim' }).getByRole('button', { name: 'Choose this membership' }).click();
  await joiner.press('Continue');
  await joiner.expectOpen('Review & select dates');
  const date = page.getByRole('textbox', { name: 'Start date' });
  const tomorrow = formatUkDate(addDays(today, 1));
  await expect(page.getByRole('button', { name: 'Today', exact: true })).toHaveCount(0);
  await date.fill(formatUkDate(today));
  await date.blur();
  await expect(date).toHaveValue(tomorrow);
  await expect(page.getByText(`${tomorrow} is the earliest date we can offer, so we chose it for you.`)).toBeVisible();
  await audit('a start date that was moved');
  const ticket = page.getByRole('region', { name: 'Your selection' });
  await expect(ticket).toContainText(`Starts on${tomorrow}`);
  await expect(ticket).toContainText('To pay now£0.00');
  await expect(ticket).toContainText('£9.50 less a month');

  await page.reload();
  await joiner.expectOpen('Review & select dates');
  await expect(date).toHaveValue(tomorrow);
  await date.fill(formatUkDate(addDays(addMonths(today, 1), 1)));
  await page.locator('.sec-foot').getByRole('button', { name: 'Continue' }).click({ force: true });
  await expect(page.getByText('Choose a start date on or before the latest one offered.').first()).toBeVisible();
  await date.fill(tomorrow);
  await joiner.chooseDates();
  await joiner.expectCheckout();
  await expect(page.getByText('No payment is required for this purchase')).toBeVisible();
  await page.getByRole('checkbox', { name: 'I agree to the Terms and Conditions' }).check();
  await joiner.payButton.click();
  await joiner.expectConfirmed('Your membership change is confirmed');
  await expect(page.getByText('Nothing was charged.')).toBeVisible();
  expect(await sandbox.captured()).toEqual([]);
  const { memberships } = await sandbox.records();
  expect(memberships.find((each) => each.id === id)).toMatchObject({ end_date: today });
});

test('a change by keyboard alone, and a change is nothing to a joining', async ({ joiner, page }) => {
  const id = await becomeMember(page, options.totalFitness);
  await joiner.start(`/change-membership/${id}`);
  await joiner.expectOpen('Choose your membership');
  await tabTo(page, 'button', /^View details.*Swim/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await joiner.expectOpen('Your details');
  await expect(page.getByLabel('Postcode')).toBeVisible();
  await tabTo(page, 'button', 'Continue', { exact: true });
  await page.keyboard.press('Enter');
  await joiner.expectOpen('Review & select dates');
  for (const name of [/Health commitment statement/, /Membership terms/]) {
    await tabTo(page, 'checkbox', name);
    await page.keyboard.press('Space');
  }
  await tabTo(page, 'button', 'Continue to checkout');
  await page.keyboard.press('Enter');
  await joiner.expectCheckout();

  await joiner.start();
  await joiner.expectOpen('Choose your home centre');
  await expect(page.getByRole('region', { name: 'Your selection' })).toContainText("haven't selected a membership yet");
});

test('what can not be changed says why; what is not theirs is not found', async ({
  joiner,
  page,
  audit,
  expectedNoise,
}) => {
  expectedNoise.push(/422 \(Unprocessable/, /404 \(Not Found\)/);
  const single = await becomeMember(page, options.week);
  await joiner.start(`/change-membership/${single}`);
  await expect(page.getByRole('heading', { name: "This membership can't be changed" })).toBeVisible();
  await expect(page.getByText('Only monthly memberships can be changed.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to your memberships' })).toHaveAttribute('href', /\/memberships$/);
  await audit('a membership that can not be changed');
  await joiner.start('/change-membership/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: /offside/ })).toBeVisible();
});

test('a guest logs in first, and comes to the change', async ({ joiner, page, expectedNoise }) => {
  expectedNoise.push(/status of 401/); // what was on its way when the customer logged out
  const id = await becomeMember(page, options.swim);
  await joiner.start();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await joiner.start(`/change-membership/${id}`);
  await expect(page).toHaveURL(new RegExp(`/login\\?redirect=%2Fchange-membership%2F${id}$`));
  await joiner.logIn(dev);
  await joiner.expectOpen('Choose your membership');
});

test('options that can’t be had are one error with another try, and nothing else loads', async ({
  joiner,
  page,
  sandbox,
  audit,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/);
  const id = await becomeMember(page, options.swim);
  await sandbox.faults([{ method: 'GET', path: `/api/memberships/${id}/change`, status: 503 }]);
  await joiner.start(`/change-membership/${id}`);
  const retry = page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expect(page.getByText('Loading your membership')).toHaveCount(0);
  await expect(page.getByText('Loading your selection')).toHaveCount(0);
  await audit('a change whose options can’t be had');
  await retry.click();
  await joiner.expectOpen('Choose your membership');
});
