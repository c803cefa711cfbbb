import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const towns = Array.from({ length: 400 }, (_, index) => ({ value: `town${index}`, label: `Town ${index}` }));

const field = (path: string, label: string, type: string, more: object = {}) => ({
  path,
  name: path,
  label,
  type,
  is_required: false,
  is_authorised: true,
  ...more,
});

/** Fields as servers send them: other spellings of true, answers of other types, types that nobody knows. */
const fields = [
  field('swims', 'I can swim', 'checkbox', { answer: 1 }),
  field('weather', 'I like rain', 'checkbox', { answer: 'perhaps' }),
  field('days', 'Days', 'multi_select', {
    answer: 'mon,tue',
    options: { mon: 'Monday', tue: 'Tuesday', wed: 'Wednesday' },
  }),
  field('level', 'Level', 'picker', { options: { a: 'Beginner', b: 'Advanced' } }),
  field('secret', 'Word for the desk', 'password'),
  field('story', 'Your story', 'textarea'),
  field('school', 'School', 'text', { is_required: 'true' }),
  field('locker', 'Locker', 'tel', { html_attributes: { maxlength: 20 } }),
  field('home', 'Home postcode', 'text', { html_attributes: { autocomplete: 'postal-code' } }),
  field('visits', 'Visits a week', 'number'),
  field('card', 'Card number', 'text', { answer: '4711', is_authorised: false }),
  field('gone', 'Your first sport', 'select', { answer: 'fives', options: ['Swimming'] }),
  field('member', 'Member elsewhere', 'select', { options: [{ value: true, label: 'Yes' }, { value: false }] }),
  field('towns', 'Towns', 'multi_select', { options: towns }),
];

const json = {
  status: 'success',
  checksum: 7,
  data: [{ section_name: 'About you', section_reference: 'about', section_fields: fields }],
};

/** Fills in what the page asks for whatever the operator's form is. */
async function fillInAccount(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Rowing-22!');
  await page.getByRole('textbox', { name: 'Repeat password' }).fill('Rowing-22!');
  await page.getByLabel(/I agree to the Terms and Conditions/).check();
}

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('fields of any spelling are drawn as what they mean, and nothing is sent that could not be read', async ({
      page,
      audit,
      expectedNoise,
    }) => {
      expectedNoise.push(/^warning: The field "/, /503/);
      await page.route('**/api/data-fields*', (route) => route.fulfill({ json }));
      await page.route('**/api/auth/customer/register*', (route) =>
        route.fulfill({ status: 503, json: { message: 'Closed for a moment.' } }),
      );
      await page.goto('/register');
      const group = page.getByRole('group', { name: 'Days' });
      await expect(page.getByLabel('I can swim')).toBeChecked();
      await expect(page.getByLabel('I like rain')).not.toBeChecked();
      await expect(group.getByLabel('Monday')).toBeChecked();
      await expect(group.getByLabel('Wednesday')).not.toBeChecked();
      await expect(page.getByLabel('Level')).toHaveRole('combobox');
      await expect(page.getByLabel('Word for the desk')).toHaveAttribute('type', 'password');
      await expect(page.getByLabel('Your story')).toHaveJSProperty('tagName', 'TEXTAREA');
      await expect(page.getByLabel('Card number')).toHaveValue('4711');
      await expect(page.getByLabel('Card number')).not.toBeEditable();
      await audit(`fields of any spelling, ${width} px`);

      const many = page.getByRole('group', { name: 'Towns' });
      const found = many.getByRole('checkbox');
      expect(await found.count()).toBe(100); // of 400
      await many.getByRole('searchbox').fill('town 399');
      await expect(found).toHaveCount(1);
      await found.check();

      await page.getByLabel('School').fill('\u200b');
      await page.getByLabel('Locker').fill('+44 (0) 113 496 0000 ext. 12345');
      await page.getByLabel('Home postcode').fill('ｌｓ５ ３ｂｗ');
      await page.getByLabel('Visits a week').fill('１２');
      await page.getByLabel('Member elsewhere').selectOption('false');
      await fillInAccount(page);
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByText('School is required.').first()).toBeVisible();
      await expect(page.getByText(/^Locker .*20 characters/).first()).toBeVisible(); // told, and nothing of it cut
      await expect(page.getByLabel('Locker')).toHaveValue('+44 (0) 113 496 0000 ext. 12345');
      await page.getByLabel('School').fill('أكاديمية');
      await expect(page.getByLabel('School')).toHaveAttribute('dir', 'auto');
      await page.getByLabel('Locker').fill('12');

      const sent = page.waitForRequest('**/api/auth/customer/register*');
      await page.getByRole('button', { name: 'Create Account' }).click();
      const body = JSON.stringify((await sent).postDataJSON());
      expect(body).toContain('"swims":true');
      expect(body).toContain('"days":["mon","tue"]');
      expect(body).toContain('"towns":["town399"]');
      expect(body).toContain('"home":"LS5 3BW"');
      expect(body).toContain('"visits":12');
      expect(body).toContain('"member":false');
      expect(body).toContain('"_checksum":"7"');
      // Nothing is sent that could not be read and was not touched, nor what the customer may not change.
      expect(body).not.toMatch(/weather|gone|card/);
    });

    test('an option of a long list is found by the keyboard alone, and no search loses it', async ({
      page,
      audit,
      expectedNoise,
    }) => {
      expectedNoise.push(/status of 419/); // the server knows no such form
      const clubs = Array.from({ length: 2000 }, (_, index) => ({ value: `c${index}`, label: `Club number ${index}` }));
      const section = {
        section_name: 'About you',
        section_reference: 'about',
        section_fields: [field('club', 'Your old club', 'select', { options: clubs, is_required: true })],
      };
      await page.route('**/api/data-fields*', (route) => route.fulfill({ json: { ...json, data: [section] } }));
      await page.goto('/register');
      const club = page.getByRole('listbox', { name: /^Your old club/ });
      const search = page.getByRole('searchbox', { name: 'Search Your old club' });
      await search.focus();
      await page.keyboard.type('number 1234');
      await page.keyboard.press('Enter');
      await expect(page.getByText('1 to choose from.')).toBeVisible();
      await expect(page.getByText(/is required/)).toHaveCount(0); // Enter sends nothing
      await page.keyboard.press('Tab');
      await expect(club).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(club).toHaveValue('c1234');
      await audit(`a long list to choose from, ${width} px`);

      await search.focus();
      await page.keyboard.press('Control+A');
      await page.keyboard.type('swimming');
      await expect(page.getByText('1 chosen. No option matches. Try another word, or show all options.')).toBeVisible();
      await expect(club).toHaveValue('c1234');
      await expect(club.getByRole('option')).toHaveText(['Please choose', 'Club number 1234']);
      await audit(`a long list of which nothing matches, ${width} px`);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(search).toBeFocused();
      await expect(page.getByText('1 chosen. 2000 to choose from.')).toBeVisible();
      await expect(club).toHaveValue('c1234');

      await fillInAccount(page);
      const sent = page.waitForRequest('**/api/auth/customer/register*');
      await page.getByRole('button', { name: 'Create Account' }).click();
      expect(JSON.stringify((await sent).postDataJSON())).toContain('"club":"c1234"');
    });
  });
}
