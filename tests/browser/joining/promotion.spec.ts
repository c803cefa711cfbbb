import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { tabTo } from '../support/tabTo';

test.use({ auditsSteps: false });

const swim = '/centre/kirkstall-bridge-leisure-centre/membership/swim/recurring';
const validation = { method: 'GET', path: '/api/v1/membership-promotions/validate/*' } as const;

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    /** The summary with the promotion's part: a phone has it in a drawer. */
    const summary = (page: Page): Locator =>
      width < 575 ? page.getByRole('dialog') : page.getByRole('complementary').filter({ visible: true });
    const openSummary = async (page: Page): Promise<void> => {
      if (width < 575) await page.getByRole('button', { name: /^Payment summary/ }).click();
    };
    const closeSummary = async (page: Page): Promise<void> => {
      if (width < 575) await page.keyboard.press('Escape');
    };

    test('a code that is answered after another membership was chosen counts for neither', async ({
      joiner,
      page,
      sandbox,
    }) => {
      await joiner.start(swim);
      await joiner.expectOpen('Your details');
      await openSummary(page);
      await page.getByRole('button', { name: 'Add a promo code' }).click();
      await page.getByRole('textbox', { name: 'Promo code' }).fill('NOVEMBER5');
      await sandbox.faults([{ ...validation, delayMs: 3000 }]);
      const answer = page.waitForResponse((response) => response.url().includes('/membership-promotions/validate/'));
      await page.getByRole('button', { name: 'Apply' }).click();
      await closeSummary(page);
      await page.getByRole('button', { name: 'Edit Choose your membership' }).click();
      await joiner.chooseMembership('Total Fitness');
      await joiner.expectOpen('Your details');
      await answer;
      await openSummary(page);
      await expect(summary(page).locator('.total')).toBeVisible();
      await page.waitForTimeout(300); // what the answer would have shown
      await expect(page.getByText('Applied', { exact: true })).toHaveCount(0);
      await expect(page.getByText('Code Applied')).toHaveCount(0);
      await expect(page.getByText(/^−£/)).toHaveCount(0);
      await expect(page.locator('.field-error')).toHaveCount(0);
    });

    test('a code that could not be checked is not called unknown', async ({ joiner, page, sandbox, expectedNoise }) => {
      expectedNoise.push(/status of 500/);
      await joiner.start(swim);
      await joiner.expectOpen('Your details');
      await openSummary(page);
      await page.getByRole('button', { name: 'Add a promo code' }).click();
      await page.getByRole('textbox', { name: 'Promo code' }).fill('SWIM10');
      await sandbox.faults([{ ...validation, status: 500 }]);
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(summary(page).getByRole('alert')).toHaveText('We couldn’t check this code. Please try again.');
      await expect(page.getByText(/not recognised/)).toHaveCount(0);
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(summary(page).getByText('Code Applied')).toBeVisible();
      await expect(summary(page).getByText('SWIM10, taken off what you pay today')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Promo code' })).not.toBeEditable();
    });

    test('the focus stays with the code once it is applied and once it is removed, after a reload too', async ({
      joiner,
      page,
    }) => {
      const expectFocusWithin = (): Promise<void> =>
        expect(summary(page).locator('.ticket-part:has(.promo, .link)').locator(':focus')).toHaveCount(1);
      await joiner.start(swim);
      await joiner.expectOpen('Your details');
      await openSummary(page);
      await tabTo(page, 'button', 'Add a promo code');
      await page.keyboard.press('Enter');
      await page.keyboard.type('SWIM10');
      for (const name of ['Apply', 'Remove promo code'] as const) {
        await tabTo(page, 'button', name);
        await page.keyboard.press('Enter');
        await expect(summary(page).getByText('Code Applied')).toHaveCount(name === 'Apply' ? 1 : 0);
        await expectFocusWithin();
      }
      await page.keyboard.type('SWIM10');
      await page.keyboard.press('Enter');
      await expect(summary(page).getByText('Code Applied')).toBeVisible();
      await page.reload();
      await joiner.expectOpen('Your details');
      await openSummary(page);
      await expect(summary(page).getByText('Code Applied')).toBeVisible();
      await tabTo(page, 'button', 'Remove promo code');
      await page.keyboard.press('Enter');
      await expect(summary(page).getByText('Code Applied')).toHaveCount(0);
      await expectFocusWithin();
    });
  });
}
