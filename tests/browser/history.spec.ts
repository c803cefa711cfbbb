import type { Page } from '@playwright/test';
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
