import type { Page } from '@playwright/test';
import { comeToCheckout } from '../support/checkout';
import { silentPress } from '../support/watchPresses';
import { expect, test } from '../support/test';

const centre = '/centre/kirkstall-bridge-leisure-centre';

test('a press that does nothing is reported, and one that does something is not', async ({
  joiner,
  page,
  expectedNoise,
}) => {
  const silent = ['Planted', 'Planted box', 'Planted option'];
  expectedNoise.push(/A press did nothing: "Planted/);
  await joiner.start(centre);
  await joiner.expectOpen('Choose your membership');
  await page.evaluate(() => {
    const planted = document.createElement('div');
    planted.innerHTML = `
      <button>Planted</button>
      <label><input type="checkbox">Planted box</label>
      <label><input type="checkbox">Planted tick</label>
      <ul role="listbox"><li role="option">Planted option</li></ul>`;
    planted.querySelector('input')?.addEventListener('click', (event) => event.preventDefault());
    document.querySelector('main')?.prepend(planted);
  });
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith(silentPress)) reports.push(message.text());
  });
  for (const name of silent) {
    // The page may still be changing by itself, which hides a silent press.
    await expect(async () => {
      await page.getByText(name, { exact: true }).click();
      await expect(() => expect(reports.join()).toContain(`"${name}"`)).toPass({ timeout: 2000 });
    }).toPass();
  }
  await page.getByText('Planted tick').click();
  await page.getByRole('button', { name: 'View details : Total Fitness' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(reports.join()).not.toContain('Planted tick');
});

test.describe('a grey button leads to the text that says why, by keyboard', () => {
  test('in a form, and in terms that are not read yet', async ({ joiner, page }) => {
    await joiner.start(`${centre}/membership/swim/fixed`);
    await joiner.expectOpen('Your details');
    await expectReasons(page);
    await joiner.createAccount();
    await joiner.expectOpen('Review & select dates');
    await expectReasons(page);
    await page.getByRole('button', { name: 'Health commitment statement' }).click();
    await expect(page.getByText('Read to the end to agree.')).toBeVisible();
    await expectReasons(page, page.getByRole('dialog'));
    await expect(page.getByText('Read to the end to agree.')).toBeFocused();
  });

  test('at checkout', async ({ page }) => {
    await comeToCheckout(page);
    await expect(page.getByRole('button', { name: 'Pay £69.00 now' })).toBeVisible();
    await expectReasons(page);
  });
});

/** Holds every grey button in sight to having a reason in sight, which a press leads to, or to what is missing. */
async function expectReasons(page: Page, part = page.getByRole('main')): Promise<void> {
  const grey = part.locator('button[aria-disabled="true"]:not([aria-busy="true"]):visible');
  await expect(grey).not.toHaveCount(0);
  for (const button of await grey.all()) {
    const ids = (await button.getAttribute('aria-describedby')) ?? '';
    await expect(page.locator(`[id="${ids.split(' ').at(-1)}"]`)).toBeVisible();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).not.toBeFocused();
    await expect(page.locator(':focus')).toBeVisible();
  }
}
