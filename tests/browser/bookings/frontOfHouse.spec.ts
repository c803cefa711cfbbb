import type { Page } from '@playwright/test';
import { fetchResponse } from '../../support/fetchResponse';
import { callApi } from '../support/callApi';
import { Desk } from '../support/Desk';
import type { SandboxControls } from '../support/SandboxControls';
import { routeOnce } from '../support/routeOnce';
import { expect, test } from '../support/test';

const deskLinks = ['Timetable', 'Camps', 'Courses', 'Basket', 'Till'];

/** Holds what was taken against what was sold, in the server's books. */
async function expectBooked(sandbox: SandboxControls, tenders: readonly (readonly [string, number])[]): Promise<void> {
  const { orders, payments } = await sandbox.records();
  expect(orders).toHaveLength(1);
  const taken = payments.map(({ tender_type, amount }) => [tender_type, amount] as const);
  expect(taken.toSorted()).toEqual(tenders.toSorted());
  expect(taken.reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(Number(orders[0]?.total));
}

test.describe('who is no staff', () => {
  test('is sent to log in, without links to what staff sell', async ({ page, audit }) => {
    await page.goto(Desk.url('/basket'));
    await expect(page).toHaveURL(Desk.url('/login?redirect=%2Fbasket'));
    const header = page.getByRole('banner');
    await expect(header.getByText('Front of house')).toBeVisible();
    await expect(header.getByRole('link', { name: /Timetable|Camps|Basket|membership/ })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2, name: 'Log in with your staff account' })).toBeVisible();
    await expect(page.getByText(/see your bookings|online account/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /have an account/ })).toHaveCount(0);
    await audit('desk, not logged in');
  });

  test('is told that this is for staff, and gets no data', async ({ page, audit, expectedNoise, sandbox }) => {
    const desk = new Desk(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await desk.signIn('leila');
    await expect(page.getByRole('heading', { level: 1, name: 'This page is for staff' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    expect(asked.filter((url) => /api\/(staff|checkout)/.test(url))).toEqual([]);
    await audit('desk, logged in as a customer');

    expectedNoise.push(/403/);
    const { customers } = await sandbox.records();
    const id = String(customers.find(({ email }) => email === 'morgan@example.org')?.id);
    const pay = { completed_waivers: [], payments: [], selected_user_id: id, source: 'front-of-house', terms: [] };
    for (const [method, path, body] of [
      ['GET', '/api/staff/customers?search=morgan'],
      ['GET', `/api/staff/customers/${id}`],
      ['GET', `/api/checkout?source=front-of-house&selected_user_id=${id}`],
      ['GET', `/api/checkout?source=bookings&selected_user_id=${id}`],
      ['POST', '/api/checkout/pay', pay],
    ] as const) {
      expect(await callApi(page, method, path, body), `${method} ${path}`).toEqual([403, {}]);
    }
    await page.locator('main').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login/);
  });
});

test('a customer is found by name, email and reference, and kept for the tab', async ({ page, audit }) => {
  const desk = new Desk(page);
  await desk.signIn();
  const header = page.getByRole('banner');
  await expect(header.getByText('Dana Desk')).toBeVisible();
  await expect(header.getByRole('link')).toHaveText(['Aire Valley Leisure', ...deskLinks]);
  await desk.find('x');
  await expect(page.getByText('Enter at least two letters or numbers.')).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await audit('desk, search too short');
  await desk.find('x'.repeat(101));
  await expect(page.getByText('Enter at most 100 letters or numbers.')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('x'.repeat(101));
  await desk.find('nobody of this name');
  await expect(page.getByRole('status').getByText(/No customers found/)).toBeVisible();
  for (const text of ['Mensah', 'LEILA@example']) {
    await desk.find(text);
    await expect(page.getByRole('listitem').getByRole('button')).toHaveText([
      /Leila Mensah.*AV-10014.*leila@example.org/,
    ]);
  }
  await desk.find('AV-10014');
  await expect(page.getByRole('heading', { level: 1, name: 'Basket of Leila Mensah' })).toBeAttached();
  await page.getByRole('link', { name: 'Change customer' }).click();
  await desk.find('morgan');
  await expect(page.getByRole('listitem').getByRole('button')).toHaveText([/Morgan Reid.*Member AV-10010, \w+/]);
  await audit('desk, customers found');

  await page.getByRole('listitem').getByRole('button', { name: 'Morgan Reid' }).click();
  await expect(
    page.getByRole('region', { name: 'Customer' }).getByRole('heading', { name: 'Morgan Reid' }),
  ).toBeVisible();
  await expect(page.getByText('Nothing is in the basket yet')).toBeVisible();
  await audit('desk, empty basket');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Customer' }).getByText(/Member AV-10010/)).toBeVisible();
  await page.getByRole('link', { name: 'Change customer' }).click();
  await desk.select('Leila Mensah');
  await expect(page.getByRole('region', { name: 'Customer' }).getByText('Customer AV-10014')).toBeVisible();

  await header.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => sessionStorage.getItem('joinery:served'))).toBeNull();
});

test('a customer who can’t be loaded after a reload is still the one who is served', async ({
  page,
  sandbox,
  audit,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/);
  const desk = new Desk(page);
  await desk.signIn();
  await desk.select('Morgan Reid');
  await expect(page.getByText('Nothing is in the basket yet')).toBeVisible();
  await sandbox.faults([{ method: 'GET', path: '/api/staff/customers/*', status: 503, times: 2 }]);
  await page.reload();
  const told = page.getByRole('alert').filter({ hasText: 'We can’t load the customer you are serving.' });
  await expect(told).toBeVisible();
  await audit('desk, customer not loaded');
  await told.getByRole('button', { name: 'Try again' }).click();
  await expect(told).toBeVisible();
  await told.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Customer' }).getByText(/Member AV-10010/)).toBeVisible();
});

test('cash and credit together pay, and the change is told', async ({ page, sandbox, audit }) => {
  const desk = new Desk(page);
  await desk.signIn();
  await desk.select('Leila Mensah');
  await desk.sell('Badminton court', 'Gym induction');
  await desk.expectFigure('Left to pay', '£26.50');
  await desk.complete.press('Enter');
  await expect(page.getByText('Take £26.50 more to complete this order.')).toBeFocused();
  await expect(desk.complete).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('checkbox', { name: 'Receipt for Badminton court' }).click();
  await expect(page.getByRole('checkbox', { name: 'Receipt for Badminton court' })).toBeChecked();
  await desk.take('Cash', 'ten');
  await expect(page.getByText('Enter an amount in pounds, such as 10 or 10.50.')).toBeVisible();
  await audit('desk, amount refused');
  await desk.take('Cash', '£10');
  await desk.take('Credit', '20');
  await expect(page.getByText('At most £16.50 of credit can be used on this order.')).toBeVisible();
  await desk.take('Credit', '8.00');
  await desk.expectTaken('Cash −£10.00', 'Credit £18.40 available−£8.00');
  await desk.expectFigure('Left to pay', '£8.50');
  await page.reload(); // credit is with the server, cash with the tab
  await desk.expectTaken('Cash −£10.00', 'Credit £18.40 available−£8.00');
  await page.getByRole('button', { name: '£20', exact: true }).click();
  await desk.expectFigure('Change due', '£1.50');
  await expect(page.getByText('Tick the terms that the customer has agreed to.')).toBeVisible();
  await audit('desk, change due');
  await desk.agree();
  const paid = page.waitForRequest('**/api/checkout/pay*');
  await desk.complete.click();
  const sent = (await paid).postDataJSON() as Record<string, unknown>;
  expect(Object.keys(sent).sort()).toEqual(['completed_waivers', 'payments', 'selected_user_id', 'source', 'terms']);
  expect([sent.source, (sent.completed_waivers as unknown[]).length, (sent.terms as unknown[]).length]).toEqual([
    'front-of-house',
    1,
    1,
  ]);
  await desk.expectCompleted();
  await expect(page.getByRole('heading', { level: 1, name: 'Order completed Successfully.' })).toBeFocused();
  await desk.expectFigure('Change due', '£1.50');
  await desk.expectReceipt(
    /^Badminton court.*£11\.50$/,
    '1 other item£15.00',
    'VATExempt',
    'Order total£26.50',
    'Cash given£20.00',
    'Credit£8.00',
    'Change given£1.50',
  );
  await audit('desk, order completed');
  await expectBooked(sandbox, [
    ['cash', 1850],
    ['credit', 800],
  ]);
  const { customers } = await sandbox.records();
  expect(customers.find(({ email }) => email === 'leila@example.org')?.credit_pence).toBe(1040);
  await page.getByRole('button', { name: 'Next customer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find a customer' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('joinery:served'))).toBeNull();
});

test('a voucher and cheques pay to the penny, and give no change', async ({ page, sandbox }) => {
  const desk = new Desk(page);
  await desk.signIn();
  await desk.select('Casey Byrne');
  await desk.sell('Badminton court');
  await desk.take('Voucher', '5');
  await desk.take('Cheque', '7');
  await expect(page.getByText('Only cash gives change: take at most £6.50.')).toBeVisible();
  await desk.take('Cheque', '2.25');
  await page.getByLabel('Cheque number').fill('000772');
  await page.getByRole('button', { name: 'Remaining £4.25' }).click();
  await page.getByRole('button', { name: 'Add cheque' }).click();
  await desk.expectTaken('Voucher −£5.00', 'Cheque −£2.25', 'Cheque −£4.25');
  await desk.agree();
  await desk.complete.click();
  await desk.expectCompleted();
  await expectBooked(sandbox, [
    ['offline-voucher', 500],
    ['cheque', 225],
    ['cheque', 425],
  ]);
});

test('a mistake is taken back before it is paid for', async ({ page, sandbox, audit }) => {
  const desk = new Desk(page);
  await desk.signIn();
  await desk.select('Leila Mensah');
  await desk.sell('Badminton court', 'Gym induction');
  await desk.take('Cash', '50');
  await desk.take('Cash', '10');
  await desk.expectTaken('Cash −£10.00');
  await desk.take('Cheque', '5');
  await page.getByRole('button', { name: 'Remove cheque 001, £5.00' }).click();
  await desk.expectTaken('Cash −£10.00');
  await expect(page.getByLabel('Cheque amount')).toBeFocused();
  await desk.take('Cash', '0');
  await desk.expectTaken();
  await desk.take('Cash', '10');
  await desk.take('Credit', '4');
  await desk.expectTaken('Cash −£10.00', 'Credit £18.40 available−£4.00');
  await page.getByRole('button', { name: 'Remove Gym induction' }).click();
  await desk.expectSpoken('Successfully removed item from the basket.');
  await desk.expectTaken('Credit £18.40 available−£4.00');
  await desk.expectFigure('Left to pay', '£7.50');
  const note = page.getByRole('status').filter({ hasText: 'Give back £10.00 to the customer' });
  await expect(note.getByText('In the till: cash £10.00.')).toBeVisible();
  await audit('desk, to be given back or counted again');
  await note.getByRole('button', { name: 'Add it to the order again' }).click();
  await desk.expectTaken('Credit £18.40 available−£4.00', 'Cash −£10.00');
  await expect(page.getByLabel('Credit amount')).toBeFocused();
  await desk.take('Cash', '7.50');
  await expect(note).toHaveCount(0);
  await desk.expectFigure('Left to pay', '£0.00');

  await page.getByRole('button', { name: 'Clear order' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCSS('opacity', '1'); // it has come all the way
  await audit('desk, clearing the order');
  await expect(page.getByRole('button', { name: 'Keep the order' })).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear order' }).click();
  await desk.expectSpoken('Successfully cleared order.');
  await expect(page.getByText('Nothing is in the basket yet')).toBeVisible();
  await page.getByRole('button', { name: '£7.50 given back' }).click();
  await expect(page.getByText(/^Give back/)).toHaveCount(0);
  await desk.sell('Badminton court');
  await desk.expectTaken();
  const { orders, payments, customers } = await sandbox.records();
  expect([orders, payments]).toEqual([[], []]);
  expect(customers.find(({ email }) => email === 'leila@example.org')?.credit_pence).toBe(1840);
});

test('who logs out gives the customer’s places back', async ({ page, sandbox }) => {
  const desk = new Desk(page);
  await desk.signIn();
  await desk.select('Leila Mensah');
  await desk.sell('Badminton court', 'Lane swimming');
  await desk.take('Credit', '4');
  const open = async () => (await sandbox.records()).carts.filter(({ state }) => state === 'open');
  expect(await open()).toHaveLength(1);
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await open()).toEqual([]);
  await expect(page.getByText('Successfully cleared order.')).toHaveCount(0);
  await desk.signIn();
  await desk.select('Leila Mensah');
  await expect(page.getByText('Nothing is in the basket yet')).toBeVisible();
  await desk.sell('Badminton court');
  await desk.expectTaken();
});

test('a payment that fails loses nothing, and one whose answer is lost pays once', async ({
  page,
  sandbox,
  expectedNoise,
  audit,
}) => {
  expectedNoise.push(/Failed to load resource/);
  const desk = new Desk(page);
  await desk.signIn();
  await desk.select('Casey Byrne');
  await desk.sell('Badminton court');
  await desk.take('Cash', '20');
  await desk.agree();
  await page.getByLabel('Cash amount').fill('3.33');

  const pay = '**/api/checkout/pay*';
  const said = { status: 409, json: { message: 'This order is being paid for.' } };
  await routeOnce(page, pay, (route) => route.fulfill(said));
  await desk.complete.click();
  await desk.expectSpoken('This order is being paid for.');
  await expect(page.getByRole('alert').getByText('The order is not completed')).toBeVisible(); // that was asked for
  await routeOnce(page, pay, (route) => route.fulfill({ status: 500, json: {} }));
  await desk.complete.click();
  await desk.expectSpoken('Unable to complete your order, please try again.');
  await expect(page.getByRole('alert').getByText('We do not know yet whether the order is complete')).toBeVisible();
  await audit('desk, payment failed');
  await desk.expectTaken('Cash −£20.00');
  await expect(page.getByLabel('Cash amount')).toHaveValue('3.33');

  await routeOnce(page, pay, async (route) => {
    await fetchResponse(route); // the server hears it, and its answer is lost
    await route.abort();
  });
  const failed = page.waitForEvent('requestfailed');
  await desk.complete.click();
  await failed;
  await desk.expectTaken('Cash −£20.00');
  await desk.complete.click();
  await desk.expectCompleted();
  await desk.expectFigure('Change due', '£8.50');
  await expectBooked(sandbox, [['cash', 1150]]);
});

test('a sale is made by keyboard alone', async ({ page, sandbox }) => {
  const desk = new Desk(page);
  const { keyboard } = page;
  const tabTo = async (name: string | RegExp, role: 'button' | 'checkbox' | 'radio' | 'textbox' = 'button') => {
    const target = page.getByRole(role, { name }).first();
    await target.waitFor();
    for (let presses = 0; presses < 60; presses += 1) {
      await keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab never came to ${role} "${String(name)}".`);
  };
  await desk.signIn();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await keyboard.type('casey');
  await keyboard.press('Enter');
  await tabTo(/Casey Byrne/);
  await keyboard.press('Enter');
  await expect(page.getByText('Nothing is in the basket yet')).toBeVisible();
  await desk.sell('Badminton court');
  await tabTo('Receipt for Badminton court', 'checkbox');
  await keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Receipt for Badminton court' })).toBeChecked();
  await tabTo('Cash', 'radio');
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Cheque' })).toBeChecked();
  await tabTo('Cheque number', 'textbox');
  await keyboard.type('000123');
  await tabTo('Cheque amount', 'textbox');
  await keyboard.type('11.50');
  await keyboard.press('Enter');
  await desk.expectTaken('Cheque −£11.50');
  await tabTo(/agreed to the/, 'checkbox');
  await keyboard.press('Space');
  await tabTo('Complete order');
  await keyboard.press('Enter');
  await desk.expectCompleted();
  await expectBooked(sandbox, [['cheque', 1150]]);
  await tabTo('Next customer');
  await keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 768, height: 1024 } });

  for (const [width, height] of [
    [768, 1024],
    [1024, 768],
  ] as const) {
    test(`a sale is made by touch alone, at ${width} × ${height}`, async ({ page, sandbox, audit }) => {
      await page.setViewportSize({ width, height });
      const desk = new Desk(page);
      await desk.signIn();
      await page.getByRole('searchbox').tap();
      await page.getByRole('searchbox').fill('casey');
      await page.getByRole('button', { name: 'Search' }).tap();
      await page.getByRole('listitem').getByRole('button', { name: 'Casey Byrne' }).tap();
      await expect(page.getByText('Nothing is in the basket yet')).toBeVisible();
      await desk.sell('Badminton court');
      await page.getByRole('checkbox', { name: 'Receipt for Badminton court' }).tap();
      await page.getByRole('radio', { name: 'Voucher' }).tap();
      await page.getByRole('radio', { name: 'Cash' }).tap();
      await page.getByRole('button', { name: '£20', exact: true }).tap();
      await page.getByRole('button', { name: 'Add cash' }).tap();
      await desk.expectFigure('Change due', '£8.50');
      await audit(`desk at ${width}`);
      expect(await smallTargets(page), 'targets below 44 px').toEqual([]);
      await page.getByRole('checkbox', { name: /agreed to the/ }).tap();
      await desk.complete.tap();
      await desk.expectCompleted();
      expect(await smallTargets(page), 'targets below 44 px').toEqual([]);
      await expectBooked(sandbox, [['cash', 1150]]);
      await page.getByRole('button', { name: 'Next customer' }).tap();
      await expect(page.getByRole('searchbox')).toBeVisible();
    });
  }

  /** Controls of the screen that are hard to hit with a finger; a box counts with the label that ticks it. */
  const smallTargets = (page: Page): Promise<readonly string[]> =>
    page.locator('main').evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('a, button:not(.inline-link), input, select')]
        .filter((each) => each.offsetParent !== null)
        .map((each) => each.closest('label') ?? each.closest('.tick') ?? each)
        .filter((each) => each.getBoundingClientRect().height < 44 || each.getBoundingClientRect().width < 44)
        .map((each) => `${each.className} "${each.textContent}" ${each.getBoundingClientRect().height}`),
    );
});

test('the timetable is that of the customer who is served', async ({ page, audit }) => {
  const desk = new Desk(page);
  await desk.signIn();
  await page.goto(Desk.url('/location/kirkstall-bridge-leisure-centre'));
  await expect(page).toHaveURL(Desk.url('/customer')); // nothing is sold before it is known to whom
  await desk.select('Leila Mensah');
  await desk.sell('Badminton court');
  await desk.take('Cash', '5');
  const asked = page.waitForRequest(/\/timetable\?(?=.*source=front-of-house)(?=.*selected_user_id=[\w-]{36})/);
  await page.getByRole('banner').getByRole('link', { name: 'Timetable' }).click();
  await page.getByLabel('Find a centre').fill('Kirkstall');
  await page.getByRole('button', { name: /Kirkstall Bridge/ }).click();
  await asked;
  await expect(page.getByText('Booking for Leila Mensah')).toBeVisible();
  await audit('desk, timetable');
  await page.getByRole('main').getByRole('link', { name: 'Basket, 1 item' }).click();
  await desk.expectTaken('Cash −£5.00'); // what was counted out is not lost on the way
});

test('camps and courses are sold to the customer who is served, of whom the page speaks', async ({ page, audit }) => {
  const desk = new Desk(page);
  await desk.signIn();
  await desk.select('Leila Mensah');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Courses' }).click();
  await page.getByLabel('Find a centre').fill('Kirkstall');
  await page.getByRole('button', { name: /Kirkstall Bridge/ }).click();
  await expect(page).toHaveURL(/\/courses\/kirkstall/);
  await expect(page.getByText('Booking for Leila Mensah')).toBeVisible();
  await expect(page.getByText('of a package').first()).toBeVisible();
  await expect(page.getByText(/your package/)).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: /^Book/ }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: 'Leila Mensah', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await header.getByRole('link', { name: 'Camps' }).click();
  await expect(page).toHaveURL(/\/camps\/kirkstall/);
  await expect(header.getByRole('link', { name: 'Camps' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('checkbox', { name: 'Leila Mensah', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(/\byours?\b/i)).toHaveCount(0);
  await audit('desk, camps');

  await desk.sell('Badminton court');
  await expect(page.getByText(/^The places are held for \d+ minutes\.$/)).toBeVisible();
});

test('the links stay in the header of a tablet held upright, and give way to a menu on a phone', async ({ page }) => {
  const desk = new Desk(page);
  await desk.signIn();
  await desk.select('Leila Mensah');
  const header = page.getByRole('banner');
  for (const width of [768, 820, 1024]) {
    await page.setViewportSize({ width, height: 1100 });
    for (const name of deskLinks)
      await expect(header.getByRole('link', { name }), `${name} at ${width}`).toBeInViewport({ ratio: 1 });
    await expect(header.getByRole('button', { name: 'Log out' }), `at ${width}`).toBeInViewport({ ratio: 1 });
    await expect(header.getByRole('button', { name: 'Menu' })).toBeHidden();
    const overflow = await header.locator('.wrap').evaluate((wrap) => wrap.scrollWidth - wrap.clientWidth);
    expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
    const heights = await header.getByRole('link').evaluateAll((all) => all.slice(1).map((each) => each.clientHeight));
    expect(new Set(heights).size, 'a link takes two lines').toBe(1);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(header.getByRole('link', { name: 'Timetable' })).toBeHidden();
  await header.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link')).toHaveText(deskLinks);
});
