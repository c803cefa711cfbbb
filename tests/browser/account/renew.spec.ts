import { addDays, dateOf, formatUkDate } from '../../../src/ground/core/dates';
import { becomeMember, options } from '../support/membership';
import { expect, test } from '../support/test';

const amara = 'amara@example.org';
const today = dateOf(new Date());
const next = addDays(today, 7);

test('a single payment is renewed from the day after it ends @core', async ({
  joiner,
  page,
  sandbox,
  audit,
  expectedNoise,
}) => {
  expectedNoise.push(/422 \(Unprocessable/); // once it is renewed
  const id = await becomeMember(page, options.week, amara);
  await joiner.start(`/renew-membership/${id}`);
  await joiner.expectOpen('Review & select dates');
  await expect(page).toHaveTitle('Aire Valley Leisure | Renew membership');
  await expect(page.getByRole('heading', { name: 'Renew your membership', level: 1 })).toBeVisible();
  await expect(joiner.section('Choose your home centre')).toContainText('Kirkstall Bridge Leisure Centre');
  await expect(joiner.section('Choose your membership')).toContainText('Seven Day Pass, £15.00 for 7 days');
  await expect(joiner.section('Your details')).toContainText('Amara Okafor');
  await expect(page.getByRole('textbox', { name: 'Start date' })).toHaveValue(formatUkDate(next));
  await expect(page.getByRole('button', { name: /^(Edit|View) / })).toHaveCount(0);
  await audit('the dates of a renewal');
  await joiner.chooseDates();
  await joiner.expectCheckout();
  await expect(page.getByRole('link', { name: 'Renew membership' })).toHaveAttribute('href', `/renew-membership/${id}`);
  await joiner.pay();
  await joiner.expectConfirmed();
  expect(await sandbox.captured()).toEqual([1500]);
  const { memberships } = await sandbox.records();
  const renewed = memberships.find((each) => each.id !== id);
  expect(renewed).toMatchObject({ start_date: next, end_date: addDays(next, 6), payment_option_id: options.week });
  expect(memberships.find((each) => each.id === id)).toMatchObject({ successor_id: renewed?.id });

  await joiner.start(`/renew-membership/${id}`);
  await expect(page.getByRole('heading', { name: "This membership can't be renewed" })).toBeVisible();
});

test('a membership that is taken off sale meanwhile says so', async ({ joiner, page, sandbox, expectedNoise }) => {
  expectedNoise.push(/422 \(Unprocessable/);
  const id = await becomeMember(page, options.week, amara);
  await joiner.start(`/renew-membership/${id}`);
  await joiner.expectOpen('Review & select dates');
  await sandbox.settings({ withdrawn: [8] });
  await joiner.chooseDates();
  await expect(page.getByRole('heading', { name: "This membership can't be renewed" })).toBeVisible();
  await expect(page.getByText('This membership is not on sale any more.')).toBeVisible();
});

test('questions that can’t be had at the start are an error with another try', async ({
  joiner,
  page,
  sandbox,
  audit,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/);
  const id = await becomeMember(page, options.week, amara);
  await sandbox.faults([{ method: 'GET', path: '/api/custom-questions/memberships/*', status: 503, times: 2 }]);
  await joiner.start(`/renew-membership/${id}`);
  const told = page.getByRole('alert').filter({ hasText: "We couldn't load the next step." });
  await expect(told).toBeVisible();
  await audit('a renewal whose questions can’t be had');
  await told.getByRole('button', { name: 'Try again' }).click();
  await told.getByRole('button', { name: 'Try again' }).click();
  await joiner.expectOpen('Review & select dates');
});

for (const [what, path] of [
  ['health commitment', '/api/terms/membership/8/health-commitment'],
  ['terms', '/api/terms/membership/8'],
] as const) {
  test(`the ${what} of a renewal that can’t be had are an error at their place, with another try`, async ({
    joiner,
    page,
    sandbox,
    audit,
    expectedNoise,
  }) => {
    expectedNoise.push(/500 \(Internal/);
    await page.setViewportSize({ width: 390, height: 844 });
    const id = await becomeMember(page, options.week, amara);
    await sandbox.faults([{ method: 'GET', path, status: 500, times: 99 }]);
    await joiner.start(`/renew-membership/${id}`);
    await joiner.expectOpen('Review & select dates');
    const dates = joiner.section('Review & select dates');
    await expect(dates.getByText('We couldn’t load the terms.')).toBeVisible();
    await expect(dates.getByRole('checkbox')).toHaveCount(0);
    await expect(dates.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true');
    await expect(dates.getByText('Agree to the terms to continue.')).toBeVisible();
    await dates.getByRole('button', { name: 'Continue' }).press('Enter');
    await dates.getByRole('link', { name: /terms/ }).click();
    await expect(dates.locator('[id$=terms]:focus')).toContainText('We couldn’t load the terms.');
    await audit(`renewal without its ${what}`);
    await sandbox.faults([]);
    await dates.getByRole('button', { name: 'Try again' }).click();
    await joiner.chooseDates();
    await joiner.expectCheckout();
  });
}
