import { unnamedField } from '../support/watchFields';
import { expect, test } from '../support/test';

test('a field that asks for a person’s data without its name for autofill is reported', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.push(/A field has the wrong name for autofill: "(Planted phone|Planted city)"/);
  await page.goto('/login');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith(unnamedField)) reports.push(message.text().slice(unnamedField.length));
  });
  await page.evaluate(() => {
    const planted = document.createElement('form');
    planted.innerHTML = `
      <label>Planted phone <input></label>
      <label>Planted city <select autocomplete="given-name"></select></label>
      <label>Planted postcode <input autocomplete="billing postal-code"></label>
      <label>Planted reason <textarea></textarea></label>`;
    document.querySelector('main')?.prepend(planted);
  });
  await expect
    .poll(() => reports)
    .toEqual([
      '"Planted phone" at /login has "", not "tel"',
      '"Planted city" at /login has "given-name", not "address-level2"',
    ]);
});
