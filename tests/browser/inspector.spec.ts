import type { Page } from '@playwright/test';
import { scriptOf } from './support/scriptOf';
import { expect, test } from './support/test';

const membership = '/centre/kirkstall-bridge-leisure-centre/membership/total-fitness';
const recurring = `${membership}/recurring`;
const tab = (page: Page) => page.getByRole('button', { name: 'Explain this page' });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Why this page looks like this' });
const reasons = (page: Page, title: string) =>
  panel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('a page explains itself to nobody unless the config says so', async ({ joiner, page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await joiner.start(recurring);
  await joiner.expectOpen('Your details');
  await expect(tab(page)).toHaveCount(0);
  const inspector = scriptOf('src/inspector/JourneyInspector.tsx');
  expect(requests.filter((url) => url.endsWith(inspector))).toEqual([]);
});

test.describe('with the inspector on', () => {
  test.beforeEach(({ sandbox }) => sandbox.settings({ inspector: true }));

  test('staff read why a section is shown, and what turns it round as it turns', async ({ joiner, page, audit }) => {
    await joiner.start(recurring);
    await joiner.expectOpen('Your details');
    await audit('the closed inspector');
    await tab(page).click();
    await expect(reasons(page, 'Your details')).toContainText('Open');
    const monthly = reasons(page, 'Monthly payment');
    await expect(monthly).toContainText('dd_section');
    await expect(monthly).toContainText('It is shown, because plan is "recurring" and hasInstruction is "no".');
    await expect(reasons(page, 'Your details')).toContainText('It is shown to every customer.');
    await expect(reasons(page, 'Your details')).toContainText('and the form "newAccount" (variant 1).');
    await expect(monthly).toContainText('It would not be shown with plan=');
    await expect(reasons(page, 'Checkout')).toContainText('It is skipped.');
    await expect(panel(page)).toContainText('a home centre, a membership');
    await expect(panel(page).getByRole('row', { name: /^plan recurring/ })).toBeVisible();
    await audit('the open inspector');

    await page.getByRole('button', { name: 'Edit Choose your membership' }).click();
    await joiner.chooseMembership('Total Fitness', 'Single payment');
    await joiner.expectOpen('Your details');
    await expect(monthly).toContainText('Not shown');
    await expect(monthly).toContainText('It is not shown, because plan is "fixed".');
    await expect(monthly).toContainText('It would be shown with plan=recurring (choosing a monthly membership).');
  });

  test('it is opened, read and closed by keyboard alone', async ({ joiner, page }) => {
    await joiner.start(recurring);
    await joiner.expectOpen('Your details');
    await tab(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('heading', { name: 'Why this page looks like this' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Close the explanation' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(panel(page).getByRole('row', { name: /^termsAccepted/ })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(tab(page)).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(panel(page)).toHaveCount(0);
    await expect(tab(page)).toBeFocused();
  });

  test('it knows nothing of what the customer types, up to the checkout', async ({ joiner, page, audit }) => {
    await joiner.start(recurring);
    await joiner.createAccount();
    await joiner.chooseDates({ billingDay: '1st' });
    await joiner.fillDirectDebit();
    await tab(page).click();
    await expect(panel(page)).toContainText('an account');
    const told = await panel(page).innerText();
    for (const typed of ['Amara', 'Okafor', joiner.email, 'Burley', 'LS6', '20-00-00', '55779911', '5577 9911'])
      expect(told.toLowerCase()).not.toContain(typed.toLowerCase());
    await page.keyboard.press('Escape');
    await joiner.press('Save and continue');
    await joiner.confirm();
    await joiner.expectCheckout();
    await tab(page).click();
    await expect(reasons(page, 'Payment Details')).toContainText('It is shown, because amountDue is "some".');
    await expect(reasons(page, 'Billing Details')).toContainText('Shown');
    expect(await panel(page).innerText()).not.toContain('Amara');
    await audit('the inspector at the checkout');
  });

  test('on a phone it covers no control, and opens over the foot of the screen', async ({ joiner, page, audit }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await joiner.start(recurring);
    await joiner.expectOpen('Your details');
    await expect(page.getByLabel('Postcode')).toBeVisible();
    const box = await tab(page).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(24);
    expect(box?.height).toBeGreaterThanOrEqual(24);
    expect(await controlsUnder(page, box?.x ?? 0)).toEqual([]);
    await tab(page).click();
    await expect(panel(page)).toBeVisible();
    await audit('the inspector on a phone');
    await page.getByRole('button', { name: 'Close the explanation' }).click();
    await expect(panel(page)).toHaveCount(0);
  });
});

/** Controls that scrolling could bring under something that reaches from `left` to the window's edge, above the bar. */
function controlsUnder(page: Page, left: number): Promise<readonly string[]> {
  return page
    .locator('main')
    .evaluate(
      (main, edge) =>
        [...main.querySelectorAll('a, button, input, select, textarea')]
          .filter((each) => !each.matches('.inspector-tab, .bar *') && each.getBoundingClientRect().right > edge)
          .map((each) => each.outerHTML.slice(0, 120)),
      left,
    );
}
