import { expect, test } from '../support/test';

const field = (more: object) => ({ is_required: false, is_authorised: true, ...more });

test.beforeEach(async ({ page }) => {
  await page.route('**/api/data-fields*', (route) =>
    route.fulfill({
      json: {
        status: 'success',
        checksum: 7,
        data: [
          {
            section_name: 'About you',
            section_reference: 'about',
            section_fields: [
              field({ path: 'terms', name: 'terms', label: 'Terms of your school', type: 'text' }),
              field({
                path: 'born',
                name: 'born',
                label: 'Date of birth',
                type: 'date',
                html_attributes: { autocomplete: 'bday' },
              }),
              field({
                path: 'code',
                name: 'code',
                label: 'Code',
                type: 'text',
                html_attributes: { pattern: '(a|a)*' },
              }),
            ],
          },
        ],
      },
    }),
  );
});

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a date is typed without separators or picked up to today, and a field named as the page’s own is drawn', async ({
      page,
      audit,
    }) => {
      await page.goto('/register');
      const date = page.getByLabel('Date of birth');
      await expect(page.getByLabel('Terms of your school')).toBeVisible();
      await date.fill('03021994');
      await date.press('Tab');
      await expect(date).toHaveValue('03/02/1994');
      await date.fill('1 Jan 2999');
      await page.getByLabel('Terms of your school').focus();
      await page.getByRole('button', { name: 'Calendar' }).click();
      await expect(page.getByRole('button', { name: 'Next month' })).toBeDisabled();
      await audit(`a calendar for a date of the operator’s, ${width} px`);
      const past = page.locator('[data-part=table-cell-trigger]:not([data-disabled])');
      await past.first().click();
      await expect(date).toHaveValue(/^01\//);
      await expect(date).toBeFocused();
    });

    test('a pattern that never ends is ended, and the page goes on', async ({ page, expectedNoise }) => {
      expectedNoise.push(/takes too long; it is left to the server/);
      const told = page.waitForEvent('console', (message) => message.text().includes('takes too long'));
      await page.goto('/register');
      await page.getByLabel('Code').fill(`${'a'.repeat(40)}!`);
      await page.getByLabel('Terms of your school').fill('None');
      await told;
      await expect(page.getByLabel('Code')).not.toHaveAttribute('aria-invalid', 'true');
    });
  });
}
