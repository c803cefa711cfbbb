import type { Locator, Page } from '@playwright/test';
import { addDays, dateOf, formatUkDate } from '../../src/ground/core/dates';
import type { Joiner } from './support/Joiner';
import { expect, test } from './support/test';

test.use({ auditsSteps: true });

/** The steps of a guest's monthly join, in their order. */
const steps = [
  'Choose your home centre',
  'Choose your membership',
  'Your details',
  'Review & select dates',
  'Monthly payment',
  'Confirm your details',
];

/** Joins by the month up to the last step before the checkout. */
async function joinToTheEnd(joiner: Joiner): Promise<void> {
  await joiner.start();
  await joiner.chooseCentre();
  await joiner.chooseMembership('Total Fitness');
  await joiner.createAccount();
  await joiner.chooseDates({ billingDay: '8th', tomorrow: true });
  await joiner.setUpDirectDebit();
  await joiner.expectOpen('Confirm your details');
}

async function expectDatesHeld(page: Page, startDate: string): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Start date' })).toHaveValue(startDate);
  await expect(page.getByRole('radio', { name: '8th' })).toBeChecked();
  for (const box of await page.getByRole('region', { name: 'Review' }).getByRole('checkbox').all())
    await expect(box).toBeChecked();
}

for (const width of [390, 1280]) {
  test(`Back and Forward go from step to step and lose nothing, ${width} px wide`, async ({ joiner, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await joinToTheEnd(joiner);
    const address = page.url();
    await page.goBack();
    await joiner.expectOpen('Monthly payment');
    await expect(page.locator('[aria-current=step] h2')).toBeFocused();
    await expect(page.getByLabel('Account number')).toHaveValue('5577 9911');
    await expect(page.getByRole('checkbox', { name: /Direct Debit terms/ })).toBeChecked();
    await page.goBack();
    await joiner.expectOpen('Review & select dates');
    const startDate = await page.getByRole('textbox', { name: 'Start date' }).inputValue();
    await expectDatesHeld(page, startDate);
    expect(page.url()).toBe(address);
    for (const step of steps.slice(0, 3).toReversed()) {
      await page.goBack();
      await joiner.expectOpen(step);
    }
    for (const step of steps.slice(1)) {
      await page.goForward();
      await joiner.expectOpen(step);
      if (step === 'Review & select dates') await expectDatesHeld(page, startDate);
    }
    await joiner.confirm();
    await joiner.expectCheckout();
  });
}

test('a step is gone back to by keyboard, and Forward passes none that asks for something again', async ({
  joiner,
  page,
}) => {
  await joiner.start('/centre/kirkstall-bridge-leisure-centre/membership/total-fitness/recurring');
  await joiner.createAccount();
  await joiner.chooseDates({ billingDay: '8th' });
  await joiner.expectOpen('Monthly payment');
  await page.goBack();
  await joiner.expectOpen('Review & select dates');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Review' }).locator(':focus')).toHaveCount(1);
  await page.getByRole('checkbox', { name: /Membership terms/ }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: /Membership terms/ })).not.toBeChecked();
  await page.goForward();
  const told = page.getByRole('group', { name: 'Check 1 answer before you continue' });
  await expect(told).toBeFocused();
  await expect(told).toContainText('Please read and agree to the terms');
  await joiner.expectOpen('Review & select dates');
  await expect(page.getByRole('checkbox', { name: /Health commitment/ })).toBeChecked();
  await page.goBack();
  await joiner.expectOpen('Review & select dates');
  await page.goBack();
  await joiner.expectOpen('Your details');
  await page.goForward();
  await joiner.expectOpen('Review & select dates');
  await page.getByRole('checkbox', { name: /Membership terms/ }).check();
  await joiner.press('Continue');
  await joiner.expectOpen('Monthly payment');
});

for (const width of [390, 1280]) {
  test(`choosing a membership again brings back what was filled in for it, ${width} px wide`, async ({
    joiner,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await joinToTheEnd(joiner);
    await page.getByRole('button', { name: 'Edit Choose your membership' }).click();
    await joiner.chooseMembership('Swim');
    await joiner.expectOpen('Your details');
    await expect(page.getByRole('button', { name: 'Edit Review & select dates' })).toHaveCount(0);
    await page.goBack();
    await joiner.expectOpen('Choose your membership');
    await expect(page).toHaveURL(/total-fitness\/recurring$/);
    if (width < 575) await page.getByRole('button', { name: /Payment summary/ }).click();
    const summary = width < 575 ? page.getByRole('dialog') : page.getByRole('complementary');
    await expect(summary.getByText('Total Fitness')).toBeVisible();
    if (width < 575) await page.keyboard.press('Escape');
    await joiner.chooseMembership('Total Fitness');
    await joiner.expectOpen('Your details');
    await joiner.press('Continue');
    await joiner.expectOpen('Review & select dates');
    await expect(page.getByRole('radio', { name: '8th' })).toBeChecked();
    await joiner.press('Continue');
    await joiner.expectOpen('Monthly payment');
    await expect(page.getByLabel('Account number')).toHaveValue('5577 9911');
    expect(await page.evaluate(() => JSON.stringify([history.state, sessionStorage, localStorage]))).not.toContain(
      '9911',
    );
  });
}

for (const width of [390, 1280]) {
  test(`Back after Change location brings back the centre and all that was filled in, ${width} px wide`, async ({
    joiner,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await joinToTheEnd(joiner);
    const address = page.url();
    const total = page.locator('.bar .summary-value:visible, .aside .total b:visible');
    const price = await total.innerText();
    const startDate = formatUkDate(addDays(dateOf(new Date()), 1));
    await page.getByRole('button', { name: 'Edit Choose your home centre' }).click();
    await page.getByRole('button', { name: 'Change location' }).click();
    await expect(page.getByLabel('Find a centre')).toBeVisible();
    expect(page.url()).not.toBe(address);
    await page.goBack();
    await joiner.expectOpen('Choose your home centre');
    expect(page.url()).toBe(address);
    await expect(joiner.section('Choose your home centre')).toContainText('Kirkstall Bridge Leisure Centre');
    await expect(total).toHaveText(price);
    await joiner.press('Continue');
    await joiner.chooseMembership('Total Fitness');
    await joiner.expectOpen('Your details');
    await joiner.press('Continue');
    await joiner.expectOpen('Review & select dates');
    await expectDatesHeld(page, startDate);
    await joiner.press('Continue');
    await joiner.expectOpen('Monthly payment');
    await expect(page.getByLabel('Account number')).toHaveValue('5577 9911');
    await expect(page.getByRole('checkbox', { name: /Direct Debit terms/ })).toBeChecked();
    await joiner.press('Continue');
    await joiner.confirm();
    await joiner.expectCheckout();
  });
}

for (const width of [390, 1280]) {
  test(`a cart that waits is taken up whole, in its own tab and on another device, ${width} px wide`, async ({
    joiner,
    page,
    browser,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const showSummary = async (on: Page): Promise<void> => {
      if (width < 575) await on.getByRole('button', { name: /Payment summary/ }).click();
    };
    await joiner.start('/centre/kirkstall-bridge-leisure-centre/membership/swim/recurring');
    await showSummary(page);
    await page.getByRole('button', { name: 'Add a promo code' }).click();
    await page.getByRole('textbox', { name: 'Promo code' }).fill('SWIM10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
    if (width < 575) await page.keyboard.press('Escape');
    await joiner.createAccount();
    await joiner.chooseDates({ billingDay: '8th', tomorrow: true });
    await joiner.setUpDirectDebit();
    await joiner.expectOpen('Confirm your details');
    const total = (on: Page): Locator => on.locator('.bar .summary-value:visible, .aside .total b:visible');
    await expect(total(page)).toHaveCount(1);
    const price = await total(page).innerText();
    await joiner.confirm();
    await joiner.expectCheckout();

    await page.goBack();
    await joiner.expectOpen('Monthly payment'); // bank details are never kept, so they are asked for again
    await expect(total(page)).toHaveText(price);
    await page.goBack(); // to the step of the bank details themselves
    await page.goBack();
    await joiner.expectOpen('Review & select dates');
    const startDate = await page.getByRole('textbox', { name: 'Start date' }).inputValue();
    await expectDatesHeld(page, startDate);

    const device = await browser.newContext({ viewport: { width, height: 900 } });
    await device.addCookies(await context.cookies().then((all) => all.filter(({ name }) => name === 'sandbox_test')));
    const other = await device.newPage();
    await other.goto(new URL('/login', page.url()).href);
    await joiner.onDevice(other).logIn(joiner.email);
    await expect(other.locator('[aria-current=step] h2')).toContainText('Your details');
    await expect(other.locator('.lane-done')).toHaveCount(2);
    await expect(total(other)).toHaveText(price);
    await showSummary(other);
    await expect(other.getByRole('textbox', { name: 'Promo code' })).toHaveValue(/swim10/i);
    if (width < 575) await other.keyboard.press('Escape');
    await joiner.onDevice(other).press('Continue');
    await expect(other.getByRole('radio', { name: '8th' })).toBeChecked();
    await expect(other.getByRole('textbox', { name: 'Start date' })).toHaveValue(startDate);
    await expect(other.getByRole('checkbox', { name: /Membership terms/ })).not.toBeChecked();
    await device.close();
  });
}

for (const width of [390, 1280]) {
  test(`a log-in midway keeps the steps before it, and a log-out the choice, ${width} px wide`, async ({
    joiner,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await joiner.start();
    await joiner.chooseCentre();
    await joiner.chooseMembership('Total Fitness');
    await page.getByRole('region', { name: 'Your details' }).getByRole('link', { name: 'Log in' }).click();
    await joiner.logIn('dev@example.org');
    await joiner.expectOpen('Your details');
    await joiner.press('Continue');
    await joiner.expectOpen('Review & select dates');
    await page.goBack();
    await joiner.expectOpen('Your details');
    await page.goForward();
    await joiner.expectOpen('Review & select dates');
    if (width < 575) await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Log out' }).first().click();
    await joiner.expectOpen('Your details');
    await expect(page.getByRole('button', { name: 'Create Account' }).last()).toBeVisible();
    await page.goForward();
    await joiner.expectOpen('Your details');
  });
}

test('a page that Back brings up again as it was left goes on', async ({ joiner, page }) => {
  await joiner.start('/centre/kirkstall-bridge-leisure-centre/membership/swim/fixed');
  await joiner.createAccount();
  let left = 0;
  await page.route('**/checkout', async (route) => {
    left += 1;
    if (left > 1) return route.continue();
    return route.fulfill({ status: 204 }); // the page stays, as the browser keeps it for Back
  });
  await joiner.chooseDates();
  await expect.poll(() => left).toBe(1);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await joiner.expectOpen('Review & select dates');
  await expect(page.getByRole('checkbox', { name: /Membership terms/ })).toBeChecked();
  await joiner.press('Continue');
  await joiner.expectCheckout();
});
