import { cards } from './support/Joiner';
import { expect, test } from './support/test';

test.use({ auditsSteps: true });

const centre = '/centre/kirkstall-bridge-leisure-centre';
const monthly = `${centre}/membership/total-fitness/recurring`;

test.describe('a link into the journey', () => {
  test('to a centre opens its memberships', async ({ joiner }) => {
    await joiner.start(centre);
    await joiner.expectOpen('Choose your membership');
  });

  test('to a centre that is none leads to the start, and says so', async ({ joiner, page, expectedNoise }) => {
    expectedNoise.push(/404/);
    await joiner.start('/centre/no-such-place');
    await joiner.expectToast('We couldn’t find that centre. Choose another one.');
    await expect(page).toHaveURL(/\/$/);
    await joiner.expectOpen('Choose your home centre');
  });

  test('to a membership and how it is paid goes on to the details', async ({ joiner, page }) => {
    await joiner.start(monthly);
    await joiner.expectOpen('Your details');
    await expect(page.getByRole('complementary').getByText('Total Fitness')).toBeVisible();
  });

  for (const [name, path] of [
    ['a membership that is none', `${centre}/membership/no-such-pass/recurring`],
    ['a way of paying that is none', `${centre}/membership/total-fitness/weekly`],
  ] as const) {
    test(`to ${name} says so and shows the centre's memberships`, async ({ joiner, page }) => {
      await joiner.start(path);
      await joiner.expectToast('Could not find selected membership');
      await expect(page).toHaveURL(new RegExp(`${centre}$`));
      await joiner.expectOpen('Choose your membership');
    });
  }

  test('to a page that is none says so', async ({ page, audit }) => {
    await page.goto('/nowhere/at/all');
    await expect(page.getByRole('heading', { name: "Whoops! Looks like you've gone offside." })).toBeVisible();
    await expect(
      page.getByText("The page you're looking for doesn't exist. Return home to keep the ball rolling."),
    ).toBeVisible();
    await audit('not found');
    await page.getByRole('link', { name: 'Go home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test(
  'a reload keeps what may survive, at every section, and nothing secret',
  { tag: '@core' },
  async ({ joiner, page }) => {
    const stored = (): Promise<string> => page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
    await joiner.start();
    await page.reload();
    await joiner.expectOpen('Choose your home centre');

    await joiner.chooseCentre();
    await page.reload();
    await joiner.expectOpen('Choose your membership');
    await expect(page.getByRole('complementary').getByText('Kirkstall Bridge Leisure Centre')).toBeVisible();

    await joiner.chooseMembership('Total Fitness');
    await joiner.expectOpen('Your details');
    await joiner.fillAccount();
    await page.reload();
    await joiner.expectOpen('Your details');
    await expect(page.getByLabel('First name')).toHaveValue('Amara');
    await expect(page.getByLabel('Postcode')).toHaveValue('ls61qe');
    await expect(page.getByRole('textbox', { name: 'Repeat password' })).toHaveValue('');
    expect(await stored()).not.toContain('Sculling1!');

    await joiner.createAccount();
    await joiner.expectOpen('Review & select dates');
    await page.getByRole('button', { name: 'Tomorrow' }).click();
    await page.getByText('8th', { exact: true }).click();
    const startDate = await page.getByRole('textbox', { name: 'Start date' }).inputValue();
    await page.reload();
    await joiner.expectOpen('Review & select dates');
    await expect(page.getByRole('textbox', { name: 'Start date' })).toHaveValue(startDate);
    await expect(page.getByRole('radio', { name: '8th' })).toBeChecked();

    await joiner.chooseDates({ billingDay: '8th' });
    await joiner.fillDirectDebit();
    await page.waitForTimeout(400); // what may be kept is written a quarter of a second after it was typed
    expect(await stored()).not.toContain('55779911');
    expect(await stored()).not.toContain('5577 9911');
    await page.reload();
    await joiner.expectOpen('Monthly payment');
    await expect(page.getByLabel('Account number')).toHaveValue('');

    await joiner.setUpDirectDebit();
    await joiner.expectOpen('Confirm your details');
    await page.reload();
    await joiner.expectOpen('Monthly payment'); // bank details are never kept, so they are asked for again
    await joiner.setUpDirectDebit();
    await joiner.confirm();

    await joiner.expectCheckout();
    await joiner.fillCard(cards.good);
    await page.reload();
    await joiner.expectCheckout();
    await expect(page.getByLabel('First name')).toHaveValue('Amara');
    await expect(joiner.card.getByLabel('Card number')).toHaveValue('');
    await joiner.pay();
    await joiner.expectConfirmed();
    await page.reload();
    await joiner.expectConfirmed();
  },
);

test('answers outlive a reload, but not those about health', async ({ joiner, page }) => {
  await joiner.start(`${centre}/membership/gp-referral/fixed`);
  await joiner.createAccount();
  await joiner.expectOpen('Additional details');
  await page.getByLabel('Which surgery referred you?').fill('Headingley Medical Practice');
  await page.getByLabel('Resting heart rate').fill('62');
  await page.waitForTimeout(400);
  await page.reload();
  await joiner.expectOpen('Additional details');
  await expect(page.getByLabel('Which surgery referred you?')).toHaveValue('Headingley Medical Practice');
  await expect(page.getByLabel('Resting heart rate')).toHaveValue('');
});

test('a customer comes back to the cart that waits for them', async ({ joiner, page, context }) => {
  await joiner.start(`${centre}/membership/swim/fixed`);
  await joiner.createAccount();
  await joiner.chooseDates();
  await joiner.expectCheckout();
  const tab = await context.newPage();
  await tab.goto('/');
  await expect(tab.locator('[aria-current=step] h2')).toContainText('Your details');
  await expect(tab.getByRole('complementary').getByText('Swim', { exact: true })).toBeVisible();
  await tab.close();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
});

test('a customer whose cart waits for them can choose another centre', async ({ joiner, page }) => {
  await joiner.start(`${centre}/membership/swim/fixed`);
  await joiner.createAccount();
  await joiner.chooseDates();
  await joiner.expectCheckout();
  await joiner.start();
  await joiner.expectOpen('Your details');
  await page.getByRole('button', { name: 'Edit Choose your home centre' }).click();
  await page.getByRole('button', { name: 'Change location' }).click();
  await joiner.expectOpen('Choose your home centre');
  await joiner.chooseCentre('Bath Pool & Gym');
  await expect(page).toHaveURL(/\/centre\/bath-pool-and-gym$/);
});
