import type { Page } from '@playwright/test';
import { dateOf } from '../../../src/ground/core/dates';
import { expect, test } from '../support/test';

const field = (path: string, label: string, more: object = {}) => ({
  path,
  name: path,
  label,
  type: 'text',
  is_required: false,
  is_authorised: true,
  ...more,
});

/** Fields whose names the page has too, dates, patterns, and paths that a server may spell in several ways. */
const fields = [
  field('terms', 'Terms of your school'),
  field('password', 'Word of your gym'),
  field('passwordConfirmation', 'Gym word again'),
  field('born', 'Date of birth', { type: 'date', html_attributes: { autocomplete: 'bday' } }),
  field('expires', 'Student card expires', { type: 'date', html_attributes: { min: dateOf(new Date()) } }),
  field('code', 'Code', { html_attributes: { pattern: '(a|a)*' } }),
  field('locker', 'Locker', { html_attributes: { pattern: 'y|z' } }),
  field('friendName', 'Name of a friend'),
  field('coach_name', 'Name of your coach'),
  field('club.town', 'Place of your club'),
];

/** The errors of a server that spells its keys in its own way, and the fields that they mean. */
const refusals = {
  errors: {
    terms: 'Agree to these first.',
    'data_fields.terms': 'Write more of these.',
    friend_name: ['Too long a friend.'],
    'dataFields.coachName': 'Too long a coach.',
    data_fields: { club: { town: ['No such town.'] }, password: 'Too short a word.' },
  },
  fields: [
    [/I agree to the Terms/, /Agree to these first\./],
    ['Terms of your school', /Write more of these\./],
    ['Name of a friend', /Too long a friend\./],
    ['Name of your coach', /Too long a coach\./],
    ['Place of your club', /No such town\./],
    ['Word of your gym', /Too short a word\./],
  ],
} as const;

test.beforeEach(async ({ page }) => {
  const data = [{ section_name: 'About you', section_reference: 'about', section_fields: fields }];
  await page.route('**/api/data-fields*', (route) => route.fulfill({ json: { status: 'success', checksum: 7, data } }));
});

/** Fills in what the page asks for whatever the operator's form is, and sends it. */
async function create(page: Page): Promise<void> {
  for (const name of ['Password', 'Repeat password'])
    await page.getByRole('textbox', { name, exact: true }).fill('Rowing-22!');
  await page.getByLabel(/I agree to the Terms/).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
}

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a date is typed in any usual way or picked, and is to come only where the operator says so', async ({
      page,
      audit,
    }) => {
      await page.goto('/register');
      const date = page.getByLabel('Date of birth');
      await expect(date).toHaveAttribute('inputmode', 'decimal'); // its keypad has a separator
      for (const typed of [
        '03021994',
        '3.2.94',
        '1994-02-03',
        '3 February 1994',
        '3\u20132\u20131994',
        '３／２／１９９４',
      ]) {
        await date.fill(typed);
        await date.press('Tab');
        await expect(date, typed).toHaveValue('03/02/1994');
      }
      await date.fill('1 Jan 2999');
      await date.press('Tab');
      await expect(date).toHaveAccessibleDescription(/Date of birth must be in the past\./);
      const opener = page.locator('.field').filter({ has: date }).getByRole('button', { name: 'Calendar' });
      await opener.click();
      await expect(page.getByRole('button', { name: 'Next month' })).toBeDisabled();
      await audit(`a calendar for a date of the operator’s, ${width} px`);
      const past = page.locator('[data-part=table-cell-trigger]:not([data-disabled])');
      await past.first().click();
      await expect(date).toHaveValue(/^01\//);
      await expect(date).toBeFocused();

      const expiry = page.getByLabel('Student card expires');
      await expiry.fill('1 Sept 2099');
      await expiry.press('Tab');
      await expect(expiry).toHaveValue('01/09/2099');
      await expect(expiry).not.toHaveAttribute('aria-invalid', 'true');
      await expiry.fill('1 Sept 2019');
      await expiry.press('Tab');
      await expect(expiry).toHaveAccessibleDescription(/must be .* or later/);
    });

    test('a pattern that never ends is ended, the page goes on, and other patterns hold the whole text', async ({
      page,
      expectedNoise,
    }) => {
      expectedNoise.push(/takes too long; it is left to the server/);
      const told = page.waitForEvent('console', (message) => message.text().includes('takes too long'));
      await page.goto('/register');
      await page.getByLabel('Code').fill(`${'a'.repeat(40)}!`);
      await page.getByLabel('Terms of your school').fill('None');
      await told;
      await page.getByLabel('Locker').fill('xyz');
      await create(page);
      await expect(page.getByLabel('Locker')).toHaveAccessibleDescription(/Locker isn't valid\./);
      await expect(page.getByLabel('Code')).not.toHaveAttribute('aria-invalid', 'true');
      await page.getByLabel('Locker').fill('y');
      await expect(page.getByLabel('Locker')).not.toHaveAttribute('aria-invalid', 'true');
    });

    test('fields named as the page’s own are kept apart, and each error leads to its field', async ({
      page,
      audit,
      expectedNoise,
    }) => {
      expectedNoise.push(/status of 422/);
      await page.goto('/register');
      const labels = ['Terms of your school', 'Word of your gym', 'Gym word again', 'Place of your club'];
      for (const label of labels) await page.getByLabel(label).fill(label);
      for (const label of ['Date of birth', 'Student card expires']) await page.getByLabel(label).fill('31/02/2030');
      await create(page);
      const title = 'Check 2 answers before you continue';
      const summary = page.getByRole('group', { name: title });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('heading', { name: title })).toBeVisible();
      await expect(summary.getByRole('link')).toHaveText([
        'Date of birth: Date must be valid.',
        'Student card expires: Date must be valid.',
      ]);
      await audit(`two dates with the same error, ${width} px`);
      for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
      await expect(page.getByLabel('Student card expires')).toBeFocused();
      for (const label of ['Date of birth', 'Student card expires']) await page.getByLabel(label).fill('');

      await page.route('**/api/auth/customer/register*', (route) =>
        route.fulfill({ status: 422, json: { message: 'No.', errors: refusals.errors } }),
      );
      const sent = page.waitForRequest('**/api/auth/customer/register*');
      await create(page);
      expect((await sent).postDataJSON()).toMatchObject({
        password: 'Rowing-22!',
        password_confirmation: 'Rowing-22!',
        terms: true,
        data_fields: {
          terms: labels[0],
          password: labels[1],
          passwordConfirmation: labels[2],
          club: { town: labels[3] },
        },
      });
      await expect(page.getByRole('group', { name: `Check ${refusals.fields.length} answers` })).toBeFocused();
      for (const [label, text] of refusals.fields)
        await expect(page.getByLabel(label)).toHaveAccessibleDescription(text);
    });
  });
}
