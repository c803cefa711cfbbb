import { Booker, toasts } from '../support/Booker';
import { reserve } from '../support/reserve';
import { tabTo } from '../support/tabTo';
import { installClock } from '../support/installClock';
import { routeOnce } from '../support/routeOnce';
import { expect, test } from '../support/test';

const refusedNoise = /Failed to load resource/;
const basketCall = '**/api/checkout?*';

test('a guest sees an empty basket, and the way to something to put into it', async ({ page, audit }) => {
  const booker = new Booker(page);
  await booker.open();
  await expect(page).toHaveTitle(/\| Shopping basket$/);
  await expect(page.locator('.card').getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: 'Book an activity' }).last()).toHaveAttribute(
    'href',
    '/redirect-to-selected-venue',
  );
  await audit('empty basket');
});

test('every change of a basket says that it went through @core', async ({ page, audit }) => {
  const booker = new Booker(page);
  await booker.signIn('leila');
  await booker.hold(
    { name: 'Lane swimming' },
    { name: 'Badminton court' },
    { kind: 'camp', name: 'Multi-sports camp' },
  );
  await booker.open();
  await expect(page.getByRole('link', { name: 'Shopping basket, 3 items' })).toBeVisible();
  await booker.expectTotal('£39.50');
  const swim = booker.item('Lane swimming');
  await expect(swim.getByText('Paid with Five family swims: 1 left after this')).toBeVisible();
  await audit('filled basket');

  await swim.getByRole('button', { name: 'Remove package of Lane swimming' }).click();
  await booker.expectToast(toasts.package);
  await booker.expectTotal('£45.00');
  await swim.getByRole('button', { name: 'Use package of Lane swimming' }).click();
  await booker.expectToast(toasts.updated);
  await booker.expectTotal('£39.50');

  await expect(booker.checkout).toHaveAccessibleDescription('Choose who each place is for to continue.');
  await booker.checkout.press('Enter');
  await expect(page.getByText('Choose who each place is for to continue.')).toBeFocused();
  const camp = booker.item('Multi-sports camp');
  await camp.getByRole('combobox', { name: 'Who is it for?' }).selectOption({ index: 2 });
  await expect(camp.getByText('Choose who this is for.')).toBeHidden();

  await booker.item('Badminton court').getByRole('button', { name: 'Remove Badminton court' }).click();
  await booker.expectToast(toasts.removed);
  await expect(booker.item('Badminton court')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Shopping basket, 2 items' })).toBeVisible();

  await page.getByRole('button', { name: 'Clear order' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCSS('opacity', '1'); // it has come all the way
  await audit('asks before it clears');
  await page.getByRole('button', { name: 'Keep my order' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(camp).toBeVisible();
  await page.getByRole('button', { name: 'Clear order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear order' }).click();
  await booker.expectToast(toasts.cleared);
  await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
});

test('a benefit of the membership pays for a place until it is removed', async ({ page }) => {
  const booker = new Booker(page);
  await booker.signIn('morgan');
  await booker.hold({ name: 'Aqua fit' });
  await booker.open();
  const item = booker.item('Aqua fit');
  await expect(item.getByText(/^Included in your membership: /)).toBeVisible();
  await booker.expectTotal('£0.00');
  await item.getByRole('button', { name: 'Remove benefit of Aqua fit' }).click();
  await booker.expectToast(toasts.benefit);
  await booker.expectTotal('£6.00');
});

test('a failed change tells why, and the basket stays as it was', async ({ page, sandbox, expectedNoise }) => {
  expectedNoise.push(refusedNoise);
  const booker = new Booker(page);
  await booker.signIn('leila');
  await booker.hold({ name: 'Badminton court' });
  await booker.open();
  const remove = page.getByRole('button', { name: 'Remove Badminton court' });
  await sandbox.faults([{ method: 'POST', path: '/api/checkout/remove', status: 500, times: 1 }]);
  await remove.click();
  await booker.expectToast(toasts.failed);
  await expect(booker.item('Badminton court')).toBeVisible();
  await routeOnce(page, '**/api/checkout/remove?*', (route) =>
    route.fulfill({ status: 409, json: { message: 'This order is being paid for.' } }),
  );
  await remove.click();
  await booker.expectToast('This order is being paid for.');
  await expect(page.locator('main').getByText('This order is being paid for.')).toBeVisible();
  await remove.click();
  await booker.expectToast(toasts.removed);
});

test('a basket that cannot be had is asked for again', async ({ page, sandbox, expectedNoise, audit }) => {
  expectedNoise.push(refusedNoise);
  const booker = new Booker(page);
  await sandbox.faults([{ method: 'GET', path: '/api/checkout', status: 500, times: 1 }]);
  await booker.open();
  await expect(page.getByText('Something has gone wrong, please try again.')).toBeVisible();
  await audit('basket could not be had');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
});

test('what is asked is answered before checkout, and kept when it cannot be saved', async ({
  page,
  sandbox,
  expectedNoise,
  audit,
}) => {
  expectedNoise.push(refusedNoise);
  const booker = new Booker(page);
  await booker.signIn('leila');
  await booker.hold({ kind: 'course', name: 'Badminton for beginners' });
  await booker.open();
  const level = page.getByLabel('How long have you played?');
  await expect(level).toBeVisible();
  await expect(booker.checkout).toHaveAttribute('aria-disabled', 'true');
  await expect(booker.checkout).toHaveAccessibleDescription('Answer the questions marked * to continue.');
  await booker.checkout.press('Enter'); // it says that it waits, and can be pressed to see what for
  await booker.expectToast('Please fill in required questions');
  await expect(page.getByRole('link', { name: 'How long have you played? is required.' })).toBeVisible();
  await audit('a question is open');

  await sandbox.faults([{ method: 'PUT', path: '/api/checkout/*', status: 500, times: 2 }]);
  await level.selectOption('A little');
  await booker.checkout.click();
  await booker.expectToast(toasts.failed);
  await expect(level).toHaveValue('little');
  await sandbox.faults([]);
  await booker.checkout.click();
  await expect(page).toHaveURL(Booker.url('/checkout'));
  await booker.open();
  await expect(level).toHaveValue('little');
});

test('seven places of two children on a phone are asked about once a child, and whom to call once', async ({
  page,
  audit,
  expectedNoise,
}) => {
  expectedNoise.push(/422 \(Unprocessable Entity\)/); // a grown-up is tried for a day of the camp
  await page.setViewportSize({ width: 390, height: 844 });
  const booker = new Booker(page);
  await booker.signIn('leila');
  const camp = { kind: 'camp', name: 'Multi-sports camp' } as const;
  await booker.hold(
    ...[0, 1, 2].map((nth) => ({ ...camp, forName: 'Zuri', nth })),
    ...[0, 1, 2].map((nth) => ({ ...camp, forName: 'Kofi', nth })),
    { name: 'Badminton court' },
  );
  await booker.open();
  const zuri = page.getByRole('region', { name: 'Zuri Mensah' });
  const kofi = page.getByRole('region', { name: 'Kofi Mensah' });
  await expect(zuri.getByRole('listitem')).toHaveCount(3);
  await expect(zuri.getByText('Sports hall')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Leila Mensah (you)' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByLabel('Who may collect the child')).toHaveCount(2);
  const contact = page.getByLabel('Name and number of somebody we can call');
  await expect(contact).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2700); // it was over 4,000
  await audit('a basket of two children');

  await booker.checkout.press('Enter');
  await expect(kofi.locator('.error-summary')).not.toBeEmpty();
  await expect(zuri.locator('.error-summary')).toBeFocused();
  await expect(zuri.locator('.error-summary')).toBeInViewport();

  const saved: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && saved.push(request.url()));
  await zuri.getByLabel('Who may collect the child').fill('Leila');
  await zuri.getByLabel('Who may collect the child').blur();
  await expect(zuri.getByText('Saved', { exact: true })).toBeVisible();
  expect(saved).toHaveLength(3);
  await expect(page.getByText(toasts.updated)).toHaveCount(0);
  await kofi.getByLabel('Who may collect the child').fill('Grandpa Joe');
  await contact.fill('Leila, 07700 900142');
  await contact.blur();
  await expect.poll(() => saved.length).toBe(3 + 3 + 6);
  await expect(page.getByText('Answer the questions marked * to continue.')).toHaveCount(0);

  await booker.open();
  await expect(zuri.getByLabel('Who may collect the child')).toHaveValue('Leila');
  await zuri
    .getByRole('button', { name: /^Change person for Multi-sports camp/ })
    .nth(2)
    .press('Enter');
  const who = zuri.getByRole('combobox', { name: 'Who is it for?' });
  await expect(who).toBeFocused();
  await who.press('l'); // the mother is too old, and the place stays where it was
  await expect(page.getByText(/is for ages/).first()).toBeVisible();
  await expect(zuri.getByRole('listitem')).toHaveCount(3);
});

test('a child is added, and the place is theirs', async ({ page, audit }) => {
  const booker = new Booker(page);
  await booker.signIn('amara');
  await booker.hold({ name: 'Junior football' });
  await booker.open();
  await page.getByRole('button', { name: 'Add a child for Junior football' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a child' });
  await dialog.getByLabel('First name').fill('Leo');
  await audit('adding a child');
  await dialog.getByRole('button', { name: 'Add child' }).click();
  await expect(dialog.getByRole('link', { name: 'Last name is required.' })).toBeVisible();
  await dialog.getByLabel('Last name').fill('Okafor');
  await dialog.getByLabel('Date of birth').fill(`1/2/${new Date().getFullYear() - 8}`);
  await dialog.getByRole('button', { name: 'Add child' }).click();
  await booker.expectToast(toasts.updated);
  const who = page.getByRole('combobox', { name: 'Who is it for?' });
  await expect(who.locator('option:checked')).toHaveText('Leo Okafor');
  await expect(who).toBeFocused();
});

test('places whose time ran out are told of, and can be taken again', async ({ page, sandbox, audit }) => {
  const booker = new Booker(page);
  await booker.signIn('leila');
  await booker.hold({ name: 'Badminton court' });
  await booker.open();
  await expect(page.getByText('Your places are held for 15 minutes.')).toBeVisible();
  await sandbox.settings({ clock: new Date(Date.now() + 16 * 60_000).toISOString() });
  await booker.open();
  const note = page.getByRole('status').filter({ hasText: 'The time to book this place ran out' });
  await expect(note).toContainText('You have not been charged.');
  await audit('expired basket');
  await sandbox.settings({ clock: null });
  await note.getByRole('button', { name: 'Add to basket again' }).click();
  await booker.expectToast(toasts.added);
  await expect(booker.item('Badminton court')).toBeVisible();
  await expect(note).toBeHidden();
});

test('places are held as long as they are, on a device whose clock is wrong', async ({ page }) => {
  const booker = new Booker(page);
  await booker.signIn('leila');
  await booker.hold({ name: 'Badminton court' });
  for (const hours of [3, -3]) {
    const other = await page.context().newPage();
    await installClock(other, { time: Date.now() + hours * 3_600_000 });
    await other.goto(Booker.url('/basket'));
    await expect(other.getByText(/^Your places are held for 1[45] minutes\.$/)).toBeVisible();
    await other.clock.fastForward(5 * 60_000);
    await expect(other.getByText(/^Your places are held for (9|10) minutes\.$/)).toBeVisible();
    await other.close();
  }
});

test('the time runs out before the customer’s eyes', async ({ page, sandbox }) => {
  await sandbox.settings({ holdMinutes: 0.1, flags: { onlineJoiningMapEnabled: false } });
  const booker = new Booker(page);
  await booker.signIn('leila');
  await booker.hold({ name: 'Badminton court' });
  await booker.open();
  await expect(page.getByText('The time to book this place ran out')).toBeVisible();
  await expect(booker.item('Badminton court')).toBeHidden();
});

test('credit pays as much as it can, when the customer says so', async ({ page }) => {
  const booker = new Booker(page);
  await booker.signIn('leila');
  await booker.hold({ kind: 'camp', name: 'Multi-sports camp' });
  await booker.open();
  const credit = page.getByRole('switch', { name: /^Use my credit/ });
  await expect(page.getByText('£18.40 of £18.40 can be used on this order')).toBeVisible();
  await credit.click();
  await booker.expectTotal('£9.60');
  await expect(page.getByRole('region', { name: 'Order summary' }).getByText('−£18.40')).toBeVisible();
  await credit.click();
  await booker.expectTotal('£28.00');
});

test('logging out empties the basket', async ({ page }) => {
  const booker = new Booker(page);
  await booker.signIn('leila');
  await booker.hold({ name: 'Badminton court' });
  await booker.open();
  await expect(booker.item('Badminton court')).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Shopping basket', exact: true })).toBeVisible();
});

test('a basket is changed by keyboard alone', async ({ page }) => {
  const booker = new Booker(page);
  await booker.signIn('leila');
  await booker.hold({ name: 'Lane swimming' }, { name: 'Badminton court' });
  await booker.open();
  await tabTo(page, 'button', 'Remove package of Lane swimming');
  await page.keyboard.press('Enter');
  await booker.expectToast(toasts.package);
  await tabTo(page, 'switch', /^Use my credit/);
  await page.keyboard.press('Space');
  await expect(page.getByText('−£17.00')).toBeVisible();
  await tabTo(page, 'button', 'Clear order');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await tabTo(page, 'button', 'Checkout');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(Booker.url('/checkout'));
});

test('whoever changes a basket by keyboard stays where they are, however long it takes', async ({ page }) => {
  const booker = new Booker(page);
  await booker.signIn('leila');
  await booker.hold(
    { name: 'Lane swimming' },
    { kind: 'camp', name: 'Multi-sports camp' },
    { name: 'Badminton court' },
  );
  await page.route(/\/api\/checkout(\/|\?)/, async (route) => {
    if (route.request().method() !== 'GET') await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await booker.open();
  const camp = booker.item('Multi-sports camp');
  const who = camp.getByRole('combobox', { name: 'Who is it for?' });
  await who.focus();
  await page.keyboard.press('z');
  await expect(camp).toHaveAttribute('aria-busy', 'true');
  await booker.expectToast(toasts.updated);
  await expect(camp).not.toHaveAttribute('aria-busy');
  await expect(who).toBeFocused();

  await tabTo(page, 'switch', /^Use my credit/);
  await page.keyboard.press('Space');
  await expect(page.getByText('−£18.40')).toBeVisible();
  await expect(page.getByRole('switch', { name: /^Use my credit/ })).toBeFocused();

  const remove = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: `Remove ${name}` }).focus();
    await page.keyboard.press('Enter');
    await expect(booker.item(name)).toHaveCount(0);
  };
  await remove('Lane swimming');
  await expect(page.getByRole('heading', { name: 'Badminton court' })).toBeFocused();
  await page.getByRole('link', { name: 'Book an activity' }).first().click(); // from here on, in the drawer
  await page.getByRole('link', { name: /^Shopping basket/ }).click();
  await remove('Badminton court');
  await expect(page.getByRole('heading', { name: 'Multi-sports camp' })).toBeFocused();
  await remove('Multi-sports camp');
  await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeFocused();
});

test('whoever moves on while an item is taken out is not called back', async ({ page }) => {
  const booker = new Booker(page);
  await booker.signIn('leila');
  await booker.hold({ name: 'Lane swimming' }, { name: 'Badminton court' }, { name: 'Gym induction' });
  await booker.open('/');
  await page.route('**/api/checkout/remove?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  const clear = page.getByRole('button', { name: 'Clear order' });
  const removeAndMoveOn = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: `Remove ${name}` }).press('Enter');
    await clear.focus();
    await expect(booker.item(name)).toHaveCount(0);
    await expect(clear).toBeFocused();
  };
  await page.getByRole('link', { name: 'Shopping basket, 3 items' }).click();
  await expect(page.getByRole('dialog', { name: 'Shopping basket' })).toBeVisible();
  await removeAndMoveOn('Lane swimming');
  await booker.open();
  await removeAndMoveOn('Badminton court');
});

test('a basket fits a phone, with what it comes to always in sight', async ({ page, audit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const booker = new Booker(page);
  await booker.signIn('leila');
  await booker.hold({ name: 'Lane swimming' }, { kind: 'camp', name: 'Multi-sports camp', forName: 'Zuri' });
  await booker.open();
  await expect(page.getByLabel('Who may collect the child')).toBeAttached();
  await expect(booker.checkout).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await audit('basket on a phone');
  await page.getByRole('button', { name: 'Clear order' }).click();
  const asking = page.getByRole('alertdialog');
  const widths = await Promise.all(
    ['Keep my order', 'Clear order'].map(
      async (name) => (await asking.getByRole('button', { name }).boundingBox())?.width,
    ),
  );
  expect(widths[0]).toBeGreaterThan(300);
  expect(widths[1]).toBe(widths[0]);
});

test('a slow change cannot be made twice', async ({ page }) => {
  const booker = new Booker(page);
  await booker.signIn('leila');
  await booker.hold({ name: 'Badminton court' });
  await booker.open();
  let removals = 0;
  await page.route('**/api/checkout/remove?*', async (route) => {
    removals += 1;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const remove = page.getByRole('button', { name: 'Remove Badminton court' });
  await remove.click();
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
  const item = booker.item('Badminton court');
  await expect(item.locator('.basket-item-top')).toHaveCSS('opacity', '0.5');
  expect(await item.evaluate((card) => getComputedStyle(card, '::after').animationName)).toContain('spin');
  await remove.press('Enter');
  await booker.expectToast(toasts.removed);
  expect(removals).toBe(1);
});

test('a basket that is being paid for elsewhere says so', async ({ page }) => {
  const booker = new Booker(page);
  await booker.signIn('leila');
  await booker.hold({ name: 'Badminton court' });
  await reserve(page, basketCall, (text) => text.replace('"is_being_paid":false', '"is_being_paid":true'));
  await booker.open();
  await expect(booker.checkout).toHaveAccessibleDescription(
    'A payment for this order is in progress. Its result will show here.',
  );
});
