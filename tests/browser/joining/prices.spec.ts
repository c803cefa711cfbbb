import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ auditsSteps: false });

const swim = '/centre/kirkstall-bridge-leisure-centre/membership/swim/recurring';

/** The amount to pay now: in the bar of a phone, and in the ticket beside the journey on wider screens. */
function due(page: Page): Locator {
  return page.locator('.bar .summary-value:visible, .aside .total b:visible').first();
}

/** The part of an amount that stands outside its line. */
function overhang(amount: Locator): Promise<number> {
  return amount.evaluate((dd) => {
    const line = dd.closest('dl')?.getBoundingClientRect().right ?? 0;
    return Math.max(0, Math.round(dd.getBoundingClientRect().right - line));
  });
}

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the price is the customer’s own from the log-in on, and a guest’s again after the log-out', async ({
      joiner,
      page,
    }) => {
      await joiner.start(swim);
      await joiner.expectOpen('Your details');
      const guests = await due(page).textContent();
      await page.getByRole('region', { name: 'Your details' }).getByRole('link', { name: 'Log in' }).click();
      await joiner.logIn('dev@example.org');
      await joiner.expectOpen('Your details');
      await expect(due(page)).not.toHaveText(guests ?? '');
      const own = await due(page).textContent();
      await joiner.press('Continue');
      await joiner.expectOpen('Review & select dates');
      await expect(page.getByRole('textbox', { name: 'Start date' })).toBeVisible();
      await expect(due(page)).toHaveText(own ?? '');
      if (width < 575) await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Log out' }).first().click();
      await expect(page.getByRole('button', { name: 'Create Account' }).first()).toBeVisible();
      await expect(due(page)).toHaveText(guests ?? '');
    });

    test('a date that cannot be chosen is told of at its field and has no price', async ({ joiner, page, audit }) => {
      await joiner.start(swim);
      await joiner.createAccount();
      await joiner.expectOpen('Review & select dates');
      await expect(due(page)).toBeVisible();
      const start = page.getByRole('textbox', { name: 'Start date' });
      await expect(page.getByText(/^DD\/MM\/YYYY, up to \d{2}\/\d{2}\/\d{4}$/)).toBeVisible();
      const before = page.getByRole('button', { name: 'Previous month' });
      await expect(before).toHaveAttribute('aria-disabled', 'true');
      await before.click({ force: true });
      await expect(page.getByText(/^You can choose a day from \d+ \w+ \d{4} to \d+ \w+ \d{4}\.$/)).toBeFocused();
      await audit(`a month that cannot be chosen, ${width} px`);
      await start.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('31/12/2097');
      await expect(start).toHaveAccessibleDescription(/Choose a start date within one month/);
      await expect(due(page)).toHaveCount(0);
      await expect(page.getByText('What happens when')).toHaveCount(0);
      await audit(`a start date too late, ${width} px`);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('01/01/2020');
      await page.keyboard.press('Tab');
      await expect(page.getByText('We can’t start on 01/01/2020.')).toBeVisible();
      await expect(due(page)).toBeVisible();
    });

    test('a typed code counts, or is told of, before the customer goes on', async ({
      joiner,
      page,
      audit,
      expectedNoise,
    }) => {
      expectedNoise.push(/404 \(Not Found\)|422 \(Unprocessable/);
      await joiner.start('/centre/kirkstall-bridge-leisure-centre/membership/total-fitness/recurring');
      await joiner.createAccount();
      await joiner.expectOpen('Review & select dates');
      const before = await due(page).textContent();
      const summary = page.getByRole('button', { name: /Payment summary/ });
      if (width < 575) await summary.click();
      await page.getByRole('button', { name: 'Add a promo code' }).click();
      const code = page.getByRole('textbox', { name: 'Promo code' });
      await code.fill('SWIM10');
      if (width < 575) await page.keyboard.press('Escape');
      await page.getByText('8th', { exact: true }).click();
      await page.getByRole('checkbox', { name: /Health commitment/ }).check();
      await page.getByRole('checkbox', { name: /Membership terms/ }).check();
      await joiner.press('Continue');
      const told = page.getByRole('alert').filter({ hasText: 'The promo code SWIM10 is not applied.' });
      await expect(told).toContainText('Code not recognised for this membership. It may be for another one.');
      await expect(page.locator('.submit-error:focus')).toHaveCount(1);
      await audit(`a code that is not applied, ${width} px`);
      if (width < 575) await summary.click();
      await expect(page.locator('h2:visible').filter({ hasText: /^Payment summary$/ })).toHaveCount(
        width < 575 ? 1 : 0,
      );
      const amounts = await page.locator('.ticket .cost dd:visible').all();
      expect(amounts).not.toEqual([]);
      for (const amount of amounts) expect(await overhang(amount)).toBe(0);
      await code.fill('NOVEMBER5');
      if (width < 575) await page.keyboard.press('Escape');
      await joiner.press('Continue');
      await joiner.expectOpen('Monthly payment');
      await expect(due(page)).not.toHaveText(before ?? '');
    });

    test('a cart that is refused is told of where the membership is chosen', async ({
      joiner,
      sandbox,
      audit,
      expectedNoise,
    }) => {
      expectedNoise.push(/status of 422/);
      const text = 'This membership cannot start on that day.';
      await joiner.start('/centre/kirkstall-bridge-leisure-centre/membership/swim/fixed');
      await joiner.createAccount();
      await sandbox.faults([
        {
          method: 'POST',
          path: '/api/memberships/online-joining/store',
          status: 422,
          message: text,
          errors: { paymentOptionId: [text] },
        },
      ]);
      await joiner.chooseDates();
      await joiner.expectOpen('Choose your membership');
      await expect(joiner.section('Choose your membership').getByRole('alert')).toHaveText(text);
      await audit(`a refused cart, ${width} px`);
    });
  });
}
