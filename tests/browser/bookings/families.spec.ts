import { expect } from '../support/test';
import { Booker } from '../support/Booker';
import { added, kirkstall, test } from '../support/BookingSite';
import { siteUrl } from '../support/sites';

for (const width of [390, 1280]) {
  test(`two children are booked at once by keyboard alone, ${width} px wide`, async ({ site, page, audit }) => {
    await page.setViewportSize({ width, height: 844 });
    await site.signIn('leila');
    await site.openDay();
    const swim = 'Inflatable fun session, 14:00';
    await site.bookButton(swim).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Inflatable fun session' });
    const add = dialog.getByRole('button', { name: 'Add to basket' });
    await add.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('checkbox').first()).toBeFocused();
    for (const child of ['Kofi Mensah', 'Zuri Mensah']) {
      await dialog.getByLabel(child).focus();
      await page.keyboard.press('Space');
      await expect(dialog.getByLabel(child)).toBeChecked();
    }
    await audit('two children chosen for a session');
    await add.focus();
    await page.keyboard.press('Enter');
    await site.expectToast(added);
    await expect(site.basket).toHaveAccessibleName('Shopping basket, 2 items');
    await expect(site.inBasket(swim)).toBeFocused();
    await page.getByRole('button', { name: `Add another person to ${swim}` }).click();
    for (const child of ['Kofi Mensah', 'Zuri Mensah']) {
      await expect(dialog.getByLabel(child)).toBeDisabled();
      await expect(dialog.getByLabel(child)).toHaveAccessibleDescription('In the basket');
    }
    await audit('children who are in the basket');
  });
}

test('days of a camp are held for two children, and are free for each who has none', async ({ site, page, audit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await site.signIn('leila');
  await site.open(`/camps/${kirkstall}`);
  const day = page.getByRole('region', { name: 'Multi-sports camp' }).getByRole('checkbox', { name: /^Tuesday 22/ });
  await page.getByLabel('Zuri Mensah').check();
  await day.check();
  const add = page.getByRole('button', { name: 'Add to basket' }).last();
  await add.click();
  await site.expectToast(added);
  await expect(day).toBeDisabled();
  await expect(day).toHaveAccessibleName(/in basket/);
  await page.getByLabel('Zuri Mensah').uncheck();
  await expect(day).toHaveAccessibleName(/Zuri Mensah in/);
  await page.getByLabel('Kofi Mensah').check();
  await expect(day).toBeEnabled();
  await expect(day).not.toHaveAccessibleName(/in basket|Zuri/);
  await page.getByLabel('Zuri Mensah').check();
  await day.check();
  await page
    .getByRole('region', { name: 'Swim crash camp' })
    .getByRole('checkbox', { name: /^Tuesday 22/ })
    .check();
  await expect(
    page
      .getByText(/at the same time/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await audit('camps that clash for a child');
});

test('a session that is paid for says that it is booked, and for whom', async ({ site, page, audit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const booker = new Booker(page);
  await site.signIn('leila');
  await site.openDay();
  const swim = 'Inflatable fun session, 14:00';
  await site.bookButton(swim).click();
  const dialog = page.getByRole('dialog', { name: 'Inflatable fun session' });
  await dialog.getByLabel('Zuri Mensah').check();
  await dialog.getByRole('button', { name: 'Add to basket' }).click();
  await site.expectToast(added);
  await site.open('/basket');
  await booker.checkout.click();
  await booker.confirmFree();
  await expect(page).toHaveURL(/\/booking-confirmed\//);
  await site.openDay();
  await expect(site.row(swim)).toContainText('Booked for Zuri Mensah');
  await expect(site.bookButton(swim)).toHaveCount(0);
  await page.getByRole('button', { name: `Add another person to ${swim}` }).click();
  await expect(dialog.getByLabel('Zuri Mensah')).toBeDisabled();
  await expect(dialog.getByLabel('Zuri Mensah')).toHaveAccessibleDescription('Booked');
  await page.keyboard.press('Escape');
  await audit('a session that is booked');
});

test('a child’s other place at the same time is said in the basket, and where both are booked', async ({
  site,
  page,
  audit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const booker = new Booker(page);
  await site.signIn('leila');
  await site.openDay();
  for (const [name, time] of [
    ['Inflatable fun session', '14:00'],
    ['Junior football', '15:00'],
  ] as const) {
    await site.bookButton(`${name}, ${time}`).click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByLabel('Zuri Mensah').check();
    await dialog.getByRole('button', { name: 'Add to basket' }).click();
    await expect(site.inBasket(`${name}, ${time}`)).toBeVisible();
  }
  await site.open('/basket');
  await expect(booker.item('Junior football')).toContainText(
    'Zuri Mensah has Inflatable fun session at the same time, 14:00 to 16:00, in the basket.',
  );
  await audit('a basket with a clash for a child');
  await page.getByRole('switch', { name: /^Use my credit/ }).click();
  await expect(page.getByRole('switch', { name: /^Use my credit/ })).toBeChecked();
  await booker.checkout.click();
  await booker.confirmFree();
  await expect(page).toHaveURL(/\/booking-confirmed\//);
  await page.goto(siteUrl('my-account', '/bookings/upcoming'));
  const football = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Junior football' }) });
  await expect(football).toContainText('At the same time as Inflatable fun session, 14:00 to 16:00.');
  await audit('bookings that clash for a child');
});

test('the choice of people says what each of them would pay', async ({ site, page, audit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await site.signIn('leila');
  await site.openDay();
  await site.bookButton('Badminton court, 11:00').click();
  const courts = page.getByRole('dialog', { name: 'Badminton court' });
  await expect(courts.getByRole('checkbox', { name: /^Leila/ })).toHaveAccessibleDescription('£11.50');
  await audit('people with what each would pay');
  await courts.getByRole('button', { name: 'Cancel' }).click();
  await site.bookButton('Junior football, 15:00').click();
  const football = page.getByRole('dialog', { name: 'Junior football' });
  await expect(football.getByRole('checkbox', { name: /^Zuri/ })).toHaveAccessibleDescription('£4.50');
  await expect(football.getByRole('checkbox', { name: /^Kofi/ })).toHaveAccessibleDescription(/is for ages 6 to 12/);
});
