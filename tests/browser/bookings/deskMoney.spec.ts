import type { Locator, Page } from '@playwright/test';
import { fetchResponse } from '../../support/fetchResponse';
import { Desk } from '../support/Desk';
import { routeOnce } from '../support/routeOnce';
import { expect, test } from '../support/test';

test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

const lostPayment = 'Unable to complete your order, please try again.';
const shortRefusal = 'This order is being paid for.';
const longRefusal = 'Only cash gives change: the other payments come to more than the total of this order.';

/** The controls and figures of the desk that lie under a box, by their text. */
function coveredBy(page: Page, box: Locator): Promise<readonly string[]> {
  return box.evaluate((covering) => {
    const over = covering.getBoundingClientRect();
    const all = document.querySelectorAll<HTMLElement>('a, button, input, select, label, .desk-left, .total');
    return [...all]
      .filter((each) => !covering.contains(each) && each.checkVisibility())
      .filter((each) => {
        const { top, bottom, left, right } = each.getBoundingClientRect();
        return top < over.bottom && bottom > over.top && left < over.right && right > over.left;
      })
      .map((each) => each.textContent);
  });
}

test.describe('toasts at the desk', () => {
  test('do not say what the basket shows, nor that the order is complete', async ({ page }) => {
    const desk = new Desk(page);
    await desk.signIn();
    await desk.select('Casey Byrne');
    await desk.sell('Badminton court', 'Gym induction');
    await page.getByRole('checkbox', { name: 'Receipt for Badminton court' }).tap();
    await desk.expectSpoken('Successfully updated item in the basket.');
    await page.getByRole('button', { name: 'Remove Gym induction' }).tap();
    await desk.expectSpoken('Successfully removed item from the basket.');
    await desk.take('Cash', '20');
    await desk.agree();
    await desk.complete.tap();
    await desk.expectCompleted();
    await desk.expectFigure('Change due', '£8.50');
    await desk.expectNoToast();
  });

  test('of a place from the timetable leave the tenders to be pressed', async ({ page }) => {
    const desk = new Desk(page);
    await desk.signIn();
    await desk.select('Casey Byrne');
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await page.goto(Desk.url(`/location/kirkstall-bridge-leisure-centre?date=${tomorrow}`));
    await page
      .getByRole('button', { name: /^Book Badminton court/ })
      .first()
      .tap();
    await desk.expectSpoken('Successfully added item to the basket.');
    await page.getByRole('main').getByRole('link', { name: 'Basket, 1 item' }).tap();
    for (const name of ['Cheque', 'Voucher', 'Credit']) {
      await page.getByRole('radio', { name }).tap();
      await expect(page.getByRole('radio', { name })).toBeChecked();
    }
    await desk.expectNoToast();
  });

  for (const [width, height] of [
    [390, 844],
    [1024, 768],
  ] as const)
    test(`of a payment that fails there are none, as the screen says it, at ${width} × ${height}`, async ({
      page,
      expectedNoise,
    }) => {
      expectedNoise.push(/Failed to load resource/);
      await page.setViewportSize({ width, height });
      const desk = new Desk(page);
      await desk.signIn();
      await desk.select('Casey Byrne');
      await desk.sell('Badminton court');
      await desk.take('Cash', '20');
      await desk.agree();
      const pay = '**/api/checkout/pay*';
      await routeOnce(page, pay, (route) => route.fulfill({ status: 500, json: {} }));
      await desk.complete.tap();
      await desk.expectSpoken(lostPayment);
      const unknown = page.getByText('We do not know yet whether the order is complete');
      await expect(unknown).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: 'Check again' }).tap();
      await expect(unknown).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Take payment' })).toBeFocused();
      await routeOnce(page, pay, (route) => route.fulfill({ status: 409, json: { message: longRefusal } }));
      await desk.complete.tap();
      await desk.expectSpoken(longRefusal);
      await expect(page.getByRole('alert').getByText(longRefusal)).toBeInViewport({ ratio: 1 });
      await desk.complete.tap();
      await desk.expectCompleted();
      await desk.expectNoToast();
    });

  for (const [width, height] of [
    [1024, 768],
    [768, 1024],
  ] as const)
    test(`of a failure lie over nothing that is pressed, at ${width} × ${height}`, async ({
      page,
      expectedNoise,
      audit,
    }) => {
      expectedNoise.push(/Failed to load resource/);
      await page.setViewportSize({ width, height });
      const desk = new Desk(page);
      await desk.signIn();
      await desk.select('Casey Byrne');
      await desk.sell('Badminton court');
      await desk.take('Cash', '20');
      await desk.agree();
      const receipt = page.getByRole('checkbox', { name: 'Receipt for Badminton court' });
      for (const message of [shortRefusal, longRefusal]) {
        await page.route('**/api/checkout/**', (route) =>
          route.request().method() === 'PUT' ? route.fulfill({ status: 409, json: { message } }) : route.fallback(),
        );
        await receipt.tap();
        await desk.expectToast(message);
      }
      await page.unrouteAll();
      await expect(desk.toasts.filter({ visible: true })).toHaveCount(1); // the newest
      const toast = desk.toasts.last();
      await toast.hover(); // a toast that is pointed at stays
      await audit(`desk, a toast beside the customer at ${width}`);

      // Scrolled to its end, the screen passes below the strip, and the toast stays in it.
      const [box, strip] = await Promise.all([toast.boundingBox(), page.locator('.desk-strip').boundingBox()]);
      if (!box || !strip) throw new Error('There is no toast in the strip.');
      expect(box.width).toBe(325);
      expect(box.y).toBeGreaterThanOrEqual(strip.y);
      expect(box.y + box.height).toBeLessThanOrEqual(strip.y + strip.height);
      await page.evaluate(() => window.scrollTo(0, 0));
      await toast.hover();
      expect(await coveredBy(page, toast)).toEqual([]);
      await page.getByRole('radio', { name: 'Credit' }).tap();
      await expect(page.getByRole('radio', { name: 'Credit' })).toBeChecked();

      await desk.complete.tap();
      await desk.expectCompleted();
      await desk.expectNoToast(); // older ones are gone
    });
});

test.describe('counted money', () => {
  test('stays when the places run out, and pays for them once they are taken again', async ({
    page,
    sandbox,
    expectedNoise,
    audit,
  }) => {
    expectedNoise.push(/404/);
    const desk = new Desk(page);
    await desk.signIn();
    await desk.select('Casey Byrne');
    await desk.sell('Badminton court');
    await desk.take('Cash', '20');
    await sandbox.settings({ clock: new Date(Date.now() + 16 * 60_000).toISOString() });
    await page.getByRole('checkbox', { name: 'Receipt for Badminton court' }).tap();
    await expect(page.getByText('The time to book this place ran out')).toBeVisible();
    const note = page.getByRole('status').filter({ hasText: 'Give back £20.00 to the customer' });
    await expect(note.getByText('In the till: cash £20.00.')).toBeVisible();
    await audit('desk, counted for places that ran out');
    await page.reload();
    await expect(note).toBeVisible();
    await sandbox.settings({ clock: null });
    await page.getByRole('button', { name: 'Add to basket again' }).tap();
    await desk.expectTaken('Cash −£20.00');
    await expect(note).toHaveCount(0);
    await desk.expectFigure('Change due', '£8.50');
    await desk.agree();
    await desk.complete.tap();
    await desk.expectCompleted();
    await desk.expectFigure('Change due', '£8.50');
    expect(await page.evaluate(() => sessionStorage.getItem('joinery:counted'))).toBeNull();
  });

  test('stays with each customer while staff serve another, and over a reload', async ({ page, audit }) => {
    const desk = new Desk(page);
    await desk.signIn();
    await desk.select('Casey Byrne');
    await desk.sell('Badminton court');
    await desk.take('Cash', '20');
    await page.getByRole('link', { name: 'Change customer' }).tap();
    await desk.select('Leila Mensah');
    await desk.sell('Gym induction');
    await desk.expectTaken();
    await desk.take('Cheque', '5');
    await page.getByRole('link', { name: 'Change customer' }).tap();
    const counted = page.getByRole('region', { name: 'Money taken, order not completed' });
    await expect(counted.getByRole('button')).toHaveText([/^Casey Byrne.*£20\.00$/, /^Leila Mensah.*£5\.00$/]);
    await page.reload();
    await audit('desk, money counted for two customers');
    await counted.getByRole('button', { name: /Casey Byrne/ }).tap();
    await desk.expectTaken('Cash −£20.00');
    await page.reload();
    await desk.expectTaken('Cash −£20.00');
    await page.getByRole('link', { name: 'Change customer' }).tap();
    await desk.select('Leila Mensah');
    await desk.expectTaken('Cheque −£5.00');
  });

  test('is told of when staff log out, and kept no longer', async ({ page }) => {
    const desk = new Desk(page);
    await desk.signIn();
    await desk.select('Casey Byrne');
    await desk.sell('Badminton court');
    await desk.take('Cash', '20');
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).tap();
    await expect(page).toHaveURL(/\/login/);
    await desk.expectToast('Give £20.00 back to Casey Byrne: their order is not completed.');
    expect(await page.evaluate(() => sessionStorage.getItem('joinery:counted'))).toBeNull();
    await desk.signIn();
    await desk.select('Casey Byrne');
    await desk.sell('Badminton court');
    await desk.expectTaken();
  });

  test('completes the order that it paid for, when the tab is loaded anew before the answer', async ({ page }) => {
    const desk = new Desk(page);
    await desk.signIn();
    await desk.select('Casey Byrne');
    await desk.sell('Badminton court');
    await desk.take('Cash', '20');
    await desk.agree();
    const heard = new Promise<void>((resolve) => {
      void page.route('**/api/checkout/pay*', async (route) => {
        await fetchResponse(route);
        resolve(); // and the page never hears of it
      });
    });
    await desk.complete.tap();
    await heard;
    await page.reload();
    await desk.expectCompleted();
    await desk.expectFigure('Change due', '£8.50');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test.describe('the receipt', () => {
  test('is there for every sale, at once and after a reload, and fits the paper of a till', async ({ page, audit }) => {
    const desk = new Desk(page);
    await desk.signIn();
    await desk.select('Casey Byrne');
    await desk.sell('Badminton court', 'Gym induction');
    await desk.take('Cash', '40');
    await desk.agree();
    await desk.complete.tap();
    await desk.expectCompleted();
    const receipt = page.getByRole('region', { name: 'Receipt' });
    const expectAll = async (): Promise<void> => {
      await desk.expectReceipt(
        /^Badminton courtFor Casey Byrne\. .*Sports hall£11\.50$/,
        /^Gym inductionFor Casey Byrne\. .*£15\.00$/,
        'VATExempt',
        'Order total£26.50',
        'Cash given£40.00',
        'Change given£13.50',
      );
      for (const text of [
        /^Order \d+$/,
        'Aire Valley Leisure',
        'Kirkstall House, Kirkstall Road, Leeds LS4 2QB',
        'Kirkstall Bridge Leisure Centre, 12 Abbey Walk, Leeds, LS5 3BW',
        /^\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}$/,
        /^Casey Byrne, AV-\d+$/,
        'Dana Desk',
      ])
        await expect(receipt.getByText(text).first()).toBeVisible();
    };
    await expectAll();
    await expect(page.getByRole('button', { name: 'Print the receipt' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Next customer' })).toBeInViewport({ ratio: 1 });
    await audit('desk, order completed with its receipt');
    await page.evaluate(() => {
      window.print = () => void (document.title = 'printed');
    });
    await page.getByRole('button', { name: 'Print the receipt' }).tap();
    await expect(page).toHaveTitle('printed');
    await page.reload();
    await expectAll();

    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 272, height: 800 }); // what 72 mm hold
    await expect(page.getByRole('button', { name: 'Next customer' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expectAll();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(272);
    const title = receipt.getByRole('heading', { name: 'Receipt' });
    await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)');
  });
});
