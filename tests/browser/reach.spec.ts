import { cards } from './support/Joiner';
import { tabIntoFrame, tabTo } from './support/tabTo';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

const centre = '/centre/kirkstall-bridge-leisure-centre';

/** Reads the terms that are open to their end, and agrees. */
async function agree(page: Page): Promise<void> {
  await tabTo(page, 'region', 'Text of the terms');
  await page.keyboard.press('End');
  await expect(page.getByText('You have read to the end.')).toBeVisible();
  await tabTo(page, 'button', 'I Agree');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

for (const width of [1280, 390])
  test(`the whole of joining by keyboard alone, ${width} pixels wide`, async ({ joiner, page, sandbox }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await joiner.expectOpen('Choose your home centre');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, 'searchbox', 'Find a centre');
    await page.keyboard.type('Kirkstall');
    await tabTo(page, 'button', 'Select and continue Kirkstall Bridge Leisure Centre');
    await page.keyboard.press('Enter');
    await joiner.expectOpen('Choose your membership');
    await expect(page.getByRole('heading', { name: /Choose your membership/ })).toBeFocused();

    await tabTo(page, 'button', /^View details/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^View details/ }).first()).toBeFocused();

    await tabTo(page, 'button', /^Choose this membership/);
    await page.keyboard.press('Enter');
    await joiner.expectOpen('Your details');
    const type = async (name: string, text: string): Promise<void> => {
      await tabTo(page, 'textbox', name);
      await page.keyboard.type(text);
    };
    await type('First name', 'Amara');
    await type('Last name', 'Okafor');
    await type('Date of birth', '03/02/1994');
    await type('Email address', joiner.email);
    await type('Address line one', '14 Burley Lodge Terrace');
    await type('Town or city', 'Leeds');
    await type('Postcode', 'ls61qe');
    await type('Password', 'Sculling1!');
    await type('Repeat password', 'Sculling1!');
    await tabTo(page, 'checkbox', /I agree to the Terms/);
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await joiner.expectOpen('Review & select dates');

    await tabTo(page, 'button', 'Tomorrow');
    await page.keyboard.press('Space');
    await tabTo(page, 'radio', '1st');
    await page.keyboard.press('Space');
    await tabTo(page, 'button', 'Health commitment statement');
    await page.keyboard.press('Enter');
    await agree(page);
    for (const name of [/Health commitment statement/, /Membership terms/]) {
      const box = page.getByRole('checkbox', { name });
      await tabTo(page, 'checkbox', name);
      if (!(await box.isChecked())) await page.keyboard.press('Space');
      await expect(box).toBeChecked();
    }
    await tabTo(page, 'button', 'Continue');
    await page.keyboard.press('Enter');

    await joiner.expectOpen('Monthly payment');
    await type('Account holder', 'Amara Okafor');
    await type('Sort code', '200000');
    await type('Account number', '55779911');
    await tabTo(page, 'checkbox', /Direct Debit terms/);
    await page.keyboard.press('Space');
    await tabTo(page, 'checkbox', /I confirm that I am the account holder/);
    await page.keyboard.press('Space');
    await tabTo(page, 'button', 'Save and continue');
    await page.keyboard.press('Enter');
    await joiner.expectOpen('Confirm your details');
    await tabTo(page, 'button', 'Continue to checkout');
    await page.keyboard.press('Enter');
    await joiner.expectCheckout();

    await joiner.card.getByLabel('Card number').waitFor();
    await tabIntoFrame(page);
    for (const [label, text] of [
      ['Card number', cards.good],
      ['Expiry date', '1230'],
      ['Security code', '123'],
    ] as const) {
      // The focus goes to another process, and what is typed before it is there is lost.
      await expect(joiner.card.getByLabel(label)).toBeFocused();
      await page.keyboard.type(text);
      if (label !== 'Security code') await page.keyboard.press('Tab');
    }
    await expect(joiner.payButton).not.toHaveAttribute('aria-disabled', 'true'); // the frame has told that it is complete
    await tabTo(page, 'button', /^Pay /);
    await page.keyboard.press('Enter');
    await joiner.expectConfirmed();
    expect((await sandbox.records()).orders).toHaveLength(1);
  });

test('each dialog is reachable, named and held to the rules', async ({ joiner, page, audit }) => {
  await joiner.start(centre);
  await page
    .getByRole('article', { name: 'Student' })
    .getByRole('button', { name: /^View details/ })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Includes access to:')).toBeVisible();
  await audit('membership details');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByRole('button', { name: 'Cancel selection and start over' }).click();
  const leaving = page.getByRole('alertdialog');
  await expect(leaving.getByText('Are you sure you want to leave this screen?')).toBeVisible();
  await audit('start over');
  await leaving.getByRole('button', { name: 'Continue with my purchase' }).click();
  await expect(leaving).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel selection and start over' }).click();
  await leaving.getByRole('button', { name: 'Clear selection and go home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await joiner.expectOpen('Choose your home centre');
  await expect(page.getByText("You haven't selected a membership yet")).toBeVisible();
});

test('terms are read to their end, by wheel, by key, and at 400 % zoom', async ({ joiner, page, audit }) => {
  await page.setViewportSize({ width: 320, height: 256 }); // 1280 × 1024 at 400 %
  await joiner.start(`${centre}/membership/swim/fixed`);
  await joiner.createAccount();
  await joiner.expectOpen('Review & select dates');
  await page.getByRole('button', { name: 'Health commitment statement' }).click();
  const agree = page.getByRole('button', { name: 'I Agree' });
  await expect(agree).toHaveAttribute('aria-disabled', 'true');
  await audit('terms at 400 % zoom');
  await page.getByRole('region', { name: 'Text of the terms' }).focus();
  for (let presses = 0; presses < 200 && (await agree.getAttribute('aria-disabled')) === 'true'; presses += 1) {
    await page.keyboard.press('PageDown');
  }
  await agree.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /Health commitment statement/ })).toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('joining fits the screen, with the summary and the next step at its foot', async ({ joiner, page, audit }) => {
    const fits = async (state: string): Promise<void> => {
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `sideways scroll at "${state}"`).toBeLessThanOrEqual(0);
      await audit(`phone: ${state}`);
    };
    await joiner.start();
    await joiner.expectOpen('Choose your home centre');
    await fits('centres');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Buy a membership' })).toBeVisible();
    await fits('menu');
    await page.keyboard.press('Escape');
    await joiner.chooseCentre();
    await fits('memberships');
    await joiner.chooseMembership('Total Fitness');
    await joiner.expectOpen('Your details');
    await page.getByRole('button', { name: /Payment summary/ }).click();
    await expect(page.getByRole('dialog').getByText('To pay now')).toBeVisible();
    await fits('payment summary');
    await page.keyboard.press('Escape');
    await fits('details');
    await joiner.createAccount();
    await joiner.chooseDates({ billingDay: '15th' });
    await fits('bank details');
    await joiner.setUpDirectDebit();
    await fits('confirm');
    await joiner.confirm();
    await joiner.expectCheckout();
    await expect(joiner.card.getByLabel('Card number')).toBeVisible();
    await fits('checkout');
    await joiner.pay();
    await joiner.expectConfirmed();
    await fits('confirmation');
  });
});

test('a customer sees what they cannot have only when they ask for it, and why', async ({ joiner, page, audit }) => {
  await joiner.start('/login');
  await joiner.logIn('dev@example.org');
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await page.goto(centre);
  await joiner.expectOpen('Choose your membership');
  const plus = page.getByRole('article', { name: 'Corporate Plus' });
  await expect(page.getByRole('article', { name: 'Total Fitness' })).toBeVisible();
  await expect(plus).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Show ineligible memberships' }).check();
  await expect(plus.getByText('You are not eligible for this membership')).toBeVisible();
  await expect(plus).toContainText(/location/);
  await audit('ineligible memberships');
  await plus.getByRole('button', { name: /^View details/ }).click();
  await expect(page.getByRole('dialog').getByText('You are ineligible for this membership')).toBeVisible();
  await audit('details of an ineligible membership');
});

test('a customer may log in before anything else, and is led back', async ({ joiner, page }) => {
  await joiner.start('/login?redirect=https://evil.example/');
  await joiner.logIn('amara@example.org');
  await expect(page).toHaveURL(/joinery\.localhost:\d+\/$/);
  await page.goto('/login');
  await expect(page).toHaveURL(/joinery\.localhost:\d+\/$/);
});
