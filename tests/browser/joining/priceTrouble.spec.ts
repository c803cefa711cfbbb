import type { Page } from '@playwright/test';
import type { Joiner } from '../support/Joiner';
import { expect, test } from '../support/test';

test.use({ auditsSteps: false });

/** The faults by which each call for a price fails, until they are taken back. */
const noPrice = [{ method: 'GET', path: '/api/memberships/types/*', status: 500, times: 99 }];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a first price that cannot be had is told of where its days would stand, and goes on once it can', async ({
    joiner,
    sandbox,
    page,
    audit,
    expectedNoise,
  }) => {
    expectedNoise.push(/status of 500/);
    await sandbox.faults(noPrice);
    await joiner.start('/centre/kirkstall-bridge-leisure-centre/membership/total-fitness/recurring');
    await joiner.createAccount();
    await joiner.expectOpen('Review & select dates');
    const section = joiner.section('Review & select dates');
    const told = section.getByRole('alert').filter({ hasText: 'Could not calculate price.' });
    const again = told.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    const goOn = section.getByRole('button', { name: 'Continue' });
    await expect(goOn).toHaveAttribute('aria-disabled', 'true');
    await expect(goOn).toHaveAccessibleDescription('Try again to see the price before you continue.');
    await page.getByRole('checkbox', { name: /Health commitment statement/ }).check();
    await page.getByRole('checkbox', { name: /Membership terms/ }).check();
    await audit('no first price on a phone');
    await pressHeld(joiner, 'Continue');
    await expect(section.locator('.price-failed')).toBeFocused();
    await again.click();
    await expect(again).not.toHaveAttribute('aria-busy', 'true');
    await expect(told).toBeVisible(); // it has failed once more
    await sandbox.faults([]);
    await again.click();
    await expect(section.getByRole('radio', { name: /^1st/ })).toBeChecked();
    await expect(told).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: /Membership terms/ })).toBeChecked();
    await joiner.press('Continue');
    await joiner.expectOpen('Monthly payment');
  });

  test('a later price that cannot be had holds Continue until it can, in each section that agrees to it', async ({
    joiner,
    sandbox,
    page,
    audit,
    expectedNoise,
  }) => {
    expectedNoise.push(/status of 500/);
    await joiner.start('/centre/kirkstall-bridge-leisure-centre/membership/total-fitness/recurring');
    await joiner.createAccount();
    await joiner.fillDates();
    await sandbox.faults(noPrice);
    await page.getByText('8th', { exact: true }).click();
    const section = joiner.section('Review & select dates');
    const told = section.getByRole('alert').filter({ hasText: 'Could not calculate price.' });
    await expect(told).toBeVisible();
    await pressHeld(joiner, 'Continue');
    await expect(section.locator('.price-failed')).toBeFocused();
    await expect(page.locator('.bar').getByRole('button', { name: 'Continue' })).toHaveAccessibleDescription(
      'Try again to see the price before you continue.',
    );
    await joiner.expectOpen('Review & select dates');
    await sandbox.faults([]);
    await told.getByRole('button', { name: 'Try again' }).click();
    await expect(section.getByRole('radio', { name: /^8th/ })).toBeChecked();
    await joiner.press('Continue');
    await joiner.setUpDirectDebit();
    await joiner.expectOpen('Confirm your details');
    const payments = page.getByRole('region', { name: 'Payments' });
    await expect(payments.getByText('To pay now')).toBeVisible();
    await sandbox.faults(noPrice);
    await applyCode(page, 'NOVEMBER5');
    await expect(payments.getByRole('alert')).toHaveText(/Could not calculate price\./);
    await expect(payments.getByText('To pay now')).toHaveCount(0);
    await audit('no price for a Direct Debit on a phone');
    await pressHeld(joiner, 'Continue to checkout');
    await expect(payments.locator('.price-failed')).toBeFocused();
    await joiner.expectOpen('Confirm your details');
    await sandbox.faults([]);
    await payments.getByRole('button', { name: 'Try again' }).click();
    await expect(payments.getByText('To pay now')).toBeVisible();
    await joiner.confirm();
    await joiner.expectCheckout();
  });

  test('amounts of the day before are muted while the new ones come, in their own space, and Continue waits', async ({
    joiner,
    page,
  }) => {
    await joiner.start('/centre/kirkstall-bridge-leisure-centre/membership/total-fitness/recurring');
    await joiner.createAccount();
    await joiner.fillDates();
    const section = joiner.section('Review & select dates');
    const plan = section.locator('.what-when');
    const before = await plan.textContent();
    const height = await plan.evaluate((element) => element.clientHeight);
    const announced = page.locator('.bar [aria-live=polite]');
    const told = await announced.textContent();
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/api/memberships/types/*/payment-options/*', async (route) => {
      await held;
      await route.fallback();
    });
    await page.getByRole('button', { name: 'Tomorrow' }).click();
    await expect(plan.locator('.amounts')).toHaveAttribute('aria-busy', 'true');
    await expect(page.locator('.bar .summary-value')).toHaveAttribute('aria-busy', 'true');
    await expect(plan.locator('.amounts')).toHaveCSS('opacity', '0.5');
    await expect(plan).toHaveText(before ?? '');
    expect(await plan.evaluate((element) => element.clientHeight)).toBe(height);
    await joiner.press('Continue');
    await expect(page.getByRole('button', { name: 'Processing...' }).last()).toBeVisible();
    goOn();
    await expect(section.getByRole('alert')).toHaveText('The price has changed. Check what you pay, then continue.');
    await joiner.expectOpen('Review & select dates');
    await expect(plan.locator('.amounts')).not.toHaveAttribute('aria-busy', 'true');
    await expect(plan).not.toHaveText(before ?? '');
    await expect(announced).not.toHaveText(told ?? '');
    const due = await page.locator('.bar .summary-value').textContent();
    await expect(announced).toHaveText(`${due?.replace(' To', ' to')}`);
    await joiner.press('Continue');
    await joiner.expectOpen('Monthly payment');
  });
});

/** Presses a section's button that is held, as people do who see no more than its words. */
async function pressHeld({ page }: Joiner, name: string): Promise<void> {
  await page.locator('.sec-foot').getByRole('button', { name }).last().click({ force: true });
}

/** Applies a promo code in the drawer of a phone. */
async function applyCode(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: /Payment summary/ }).click();
  await page.getByRole('button', { name: 'Add a promo code' }).click();
  await page.getByRole('textbox', { name: 'Promo code' }).fill(code);
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('dialog').getByText('Could not calculate price.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
