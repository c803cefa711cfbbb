import type { Page } from '@playwright/test';
import { addDays, addMonths, dateOf, formatLongDate, formatUkDate } from '../../../src/ground/core/dates';
import { becomeMember, options } from '../support/membership';
import { reserve } from '../support/reserve';
import { expect, test } from '../support/test';
import { tabTo } from '../support/tabTo';

test.use({ auditsSteps: false });

/** The fields of the open section that have to be filled in or ticked, and whose label has no asterisk. */
function unmarked(page: Page): Promise<readonly string[]> {
  return page
    .locator('[aria-current="step"] [aria-required="true"]')
    .evaluateAll((fields) =>
      fields
        .filter(({ id }) => !document.querySelector(`[for="${id}"] .required, [id="${id}-text"] .required`))
        .map(({ id }) => id),
    );
}

const kirkstall = '/centre/kirkstall-bridge-leisure-centre';

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a card says what is paid today and then, and the bank details are asked for beside that', async ({
      joiner,
      page,
      audit,
    }) => {
      await joiner.start(kirkstall);
      await joiner.expectOpen('Choose your membership');
      await expect(page.getByLabel('Membership type').locator(':checked')).toHaveText('Select type');
      const card = page.getByRole('article', { name: 'Total Fitness' });
      await expect(card.getByText(/^£\d+\.\d\d today, then £34\.00 a month from 1 \w+$/)).toBeVisible();
      await expect(page.getByRole('article', { name: 'Student' }).getByText(/location/)).toBeVisible();
      await audit(`cards that say what is paid, ${width} px`);
      await joiner.chooseMembership('Total Fitness');
      await expect(page.getByLabel('Date of birth')).toHaveAccessibleDescription(/from the age of 16/);
      await page.getByLabel('Date of birth').fill('01/01/2024');
      await page.keyboard.press('Tab');
      await expect(page.getByLabel('Date of birth')).toHaveAccessibleDescription(/Date of birth must be .* or earlier/);
      await joiner.createAccount();
      await joiner.expectOpen('Review & select dates');
      await expect(page.getByRole('radio', { name: /^1st/ })).toBeChecked();
      await expect(page.getByRole('radio', { name: /^8th £\d+\.\d\d today, first payment 8 \w+$/ })).not.toBeChecked();
      await audit(`billing days with their effects, ${width} px`);
      expect(await unmarked(page)).toEqual([]);
      await joiner.chooseDates({ billingDay: '8th' });
      await joiner.expectOpen('Monthly payment');
      await expect(page.getByText(/^You pay £\d+\.\d\d today, then £34\.00 a month from 8 \w+ \d{4}\.$/)).toBeVisible();
      await audit(`bank details beside the payments, ${width} px`);
      expect(await unmarked(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });

    test('a press goes on, or says at its place why not', async ({ joiner, page, audit }) => {
      await joiner.start(`${kirkstall}/membership/swim/recurring`);
      await page.getByRole('button', { name: 'Edit Choose your membership' }).click();
      await joiner.expectOpen('Choose your membership');
      await page.getByText('Single payment', { exact: true }).click();
      if (width < 575) {
        await tabTo(page, 'button', 'Continue', { exact: true });
        await expect(page.locator('.bar .btn')).toHaveAccessibleDescription(
          /You chose Swim, which is not in this list/,
        );
        await page.keyboard.press('Enter');
        await expect(page.getByRole('alert')).toContainText('You chose Swim, which is not in this list.');
        await expect(page.locator('.submit-error:focus')).toHaveCount(1);
        await joiner.expectOpen('Choose your membership');
        await audit('a choice that is not on the screen');
      } else {
        await expect(page.locator('.bar')).toBeHidden();
      }
      await page.getByLabel('Membership type').selectOption({ label: 'Swim' });
      await page.getByRole('button', { name: 'Edit Choose your home centre' }).click();
      await joiner.press('Continue');
      await joiner.expectOpen('Choose your membership');
    });

    test('where there is nothing to choose the page says what to do next, and the bar stays away', async ({
      joiner,
      page,
      audit,
    }) => {
      await reserve(page, '**/api/memberships/types*', (text) => text.replaceAll('"fixed"', '"recurring"'));
      await joiner.start(kirkstall);
      await joiner.expectOpen('Choose your membership');
      await expect(page.locator('.bar')).toHaveCount(0);
      if (width > 575)
        await expect(page.getByRole('complementary')).toContainText('Choose one from the list to see what you pay');
      await page.getByText('Single payment', { exact: true }).click();
      await page.getByLabel('Membership type').selectOption({ label: 'Badminton' });
      await expect(page.getByText('No memberships found')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Change location' })).toHaveCount(0);
      await audit(`no membership of a type, ${width} px`);
      await tabTo(page, 'button', 'Show all types');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Show all types' })).toHaveCount(0);
      await expect(page.getByLabel('Membership type')).toBeFocused();
      await expect(page.getByText('No memberships found')).toBeVisible(); // none is paid at once
      await tabTo(page, 'button', 'Show monthly memberships');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('radio', { name: 'Monthly' })).toBeFocused();
      await expect(page.getByRole('article').first()).toBeVisible();

      await reserve(page, '**/api/memberships/types*', (text) => JSON.stringify({ ...JSON.parse(text), data: [] }));
      await joiner.start(kirkstall);
      await tabTo(page, 'button', 'Change location');
      await page.keyboard.press('Enter');
      await joiner.expectOpen('Choose your home centre');
    });

    test('a member is not sold a membership that they have', async ({ joiner, page, audit }) => {
      await becomeMember(page, options.swim);
      await joiner.start(`${kirkstall}/membership/swim/recurring`);
      const text = 'You already have this membership.';
      await expect(page.locator('.journey-note')).toContainText(text);
      await joiner.expectOpen('Choose your home centre');
      await joiner.press('Continue');
      await joiner.expectOpen('Choose your membership');
      const swim = page.getByRole('article', { name: 'Swim' });
      await expect(swim).toContainText('You have this membership');
      await audit(`a membership that the member has, ${width} px`);
      await tabTo(page, 'button', /^View details.*Swim$/);
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveAccessibleDescription(/You have this membership/);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Swim' })).toContainText(text);
      await expect(page.getByRole('dialog', { name: 'Swim' })).toContainText(
        /£\d+\.\d\d today, then £\d+\.\d\d a month/,
      );
      await audit(`the details of a membership that the member has, ${width} px`);
    });

    test('a member buys a membership again, to start once theirs has ended', async ({ joiner, page, audit }) => {
      await becomeMember(page, options.week);
      const ends = addDays(dateOf(new Date()), 6);
      await joiner.start(`${kirkstall}/membership/seven-day-pass/fixed`);
      await joiner.expectOpen('Your details');
      await expect(page.getByText(`You have Seven Day Pass until ${formatLongDate(ends)}.`)).toBeVisible();
      await audit(`a membership to follow the one that the member has, ${width} px`);
      await joiner.press('Continue');
      await joiner.expectOpen('Review & select dates');
      const [first, last] = [addDays(ends, 1), addMonths(dateOf(new Date()), 1)].map(formatUkDate);
      await expect(page.getByRole('textbox', { name: 'Start date' })).toHaveValue(first ?? '');
      await expect(page.getByText(`DD/MM/YYYY, from ${first} to ${last}`)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Tomorrow' })).toHaveCount(0);
    });
  });
}
