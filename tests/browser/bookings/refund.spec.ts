import { fetchResponse } from '../../support/fetchResponse';
import { Desk } from '../support/Desk';
import { tabTo } from '../support/tabTo';
import { expect, test } from '../support/test';

/** A badminton court that was paid for with £20 in cash, with the screen that tells of it. */
async function sold(desk: Desk): Promise<void> {
  await desk.signIn();
  await desk.select('Casey Byrne');
  await desk.sell('Badminton court');
  await desk.take('Cash', '20');
  await desk.agree();
  await desk.complete.click();
  await desk.expectCompleted();
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
])
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('an order is cancelled by keyboard alone, and its cash is handed back once', async ({ page, audit }) => {
      const desk = new Desk(page);
      await sold(desk);
      await tabTo(page, 'button', 'Cancel the order');
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('alertdialog', { name: 'Cancel this order?' });
      await expect(dialog.getByText('The customer gets £11.50 in cash back.')).toBeVisible();
      await audit(`desk, asked whether an order is cancelled, at ${viewport.width}`);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Cancel the order' })).toBeFocused();
      await page.keyboard.press('Enter');
      await tabTo(page, 'button', 'Keep the order');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Order cancelled' })).toBeFocused();
      const note = page.getByText('Give back £11.50 in cash to the customer');
      await expect(note).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(/^Dana Desk cancelled this order on /)).toBeVisible();
      await expect(page.getByRole('region', { name: 'Receipt' }).getByText('Given back in cash£11.50')).toBeVisible();
      await audit(`desk, order cancelled, at ${viewport.width}`);
      await page.reload();
      await expect(note).toBeVisible();
      await tabTo(page, 'button', '£11.50 given back');
      await page.keyboard.press('Enter');
      await expect(note).toHaveCount(0);
      await expect(page.getByText('Refund: £11.50 in cash')).toBeVisible();
      await page.reload();
      await expect(page.getByText('Refund: £11.50 in cash')).toBeVisible();
      await expect(note).toHaveCount(0);
    });
  });

test('a refund whose answer is lost is finished from the list of the desk', async ({ page, expectedNoise }) => {
  expectedNoise.push(/Failed to load resource/);
  const desk = new Desk(page);
  await sold(desk);
  const heard = new Promise<void>((resolve) => {
    void page.route('**/refund', async (route) => {
      await fetchResponse(route);
      resolve(); // and the page never hears of it
    });
  });
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }).click();
  await heard;
  await page.goto(Desk.url('/customer'));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page
    .getByRole('region', { name: 'Refunds to finish' })
    .getByRole('link', { name: /^Order \d+/ })
    .click();
  await page.getByRole('button', { name: '£11.50 given back' }).click();
  await page.getByRole('button', { name: 'Next customer' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Refunds to finish' })).toHaveCount(0);
});

test('a second till is told that the order is cancelled, and to give nothing back', async ({
  page,
  context,
  expectedNoise,
}) => {
  expectedNoise.push(/409/);
  await sold(new Desk(page));
  const other = await context.newPage();
  await other.goto(page.url());
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await other.getByRole('button', { name: 'Cancel the order' }).click();
  const press = (tab: typeof page) =>
    tab.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }).click();
  await press(page);
  await expect(page.getByText('Give back £11.50 in cash to the customer')).toBeVisible();
  await press(other);
  await expect(other.getByText('Refund: £11.50 in cash')).toBeVisible();
  await expect(other.getByText(/^Give back/)).toHaveCount(0);
});

test('an order that there is not is never told as completed', async ({ page, audit, expectedNoise }) => {
  expectedNoise.push(/404/);
  await new Desk(page).signIn();
  await page.goto(Desk.url('/order-completed/00000000-0000-4000-8000-000000000000'));
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText(/completed/i)).toHaveCount(0);
  await audit('desk, an order that there is not');
});
