import { expect } from '../support/test';
import { added, kirkstall, saturday, test } from '../support/BookingSite';
import { Booker } from '../support/Booker';
import { Desk } from '../support/Desk';
import { tabTo } from '../support/tabTo';

const court = 'Badminton court, 11:00';

test('a visitor says how many places by keyboard at 390 px, and has one for each after logging in', async ({
  site,
  page,
  audit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await site.openDay();
  const swim = 'Lane swimming, 07:00';
  await site.bookButton(swim).focus();
  await page.keyboard.press('Enter');
  await site.expectToast(added);
  await tabTo(page, 'button', `Add more spaces to ${swim}`);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Lane swimming' });
  const number = dialog.getByRole('combobox', { name: 'How many more spaces?' });
  await expect(number).toHaveValue('1');
  await audit('how many more places');
  await number.focus();
  await page.keyboard.press('ArrowDown');
  await expect(number).toHaveValue('2');
  await page.screenshot({ path: test.info().outputPath('how-many.png') });
  await tabTo(page, 'button', 'Add to basket');
  await page.keyboard.press('Enter');
  await expect(site.row(swim)).toContainText('3 spaces in the basket');
  await expect(site.inBasket(swim)).toBeFocused();
  await page.screenshot({ path: test.info().outputPath('row.png') });
  await site.signIn('morgan');
  await site.open('/basket');
  const guests = page.getByRole('region', { name: 'Your guests' });
  await expect(guests.getByRole('listitem')).toHaveText([/For Guest 1/, /For Guest 2/]);
  await audit('a basket with guests');
  await page.screenshot({ path: test.info().outputPath('basket.png'), fullPage: true });
});

test('a member brings two guests by touch, pays for each, and sees them in the order', async ({
  site,
  page,
  audit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const booker = new Booker(page);
  await site.signIn('morgan');
  await site.openDay();
  await site.bookButton(court).click();
  await site.expectToast(added);
  await page.getByRole('button', { name: `Add guests to ${court}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Badminton court' });
  await expect(dialog.getByRole('checkbox')).toBeDisabled();
  await dialog.getByRole('combobox').selectOption('2');
  await audit('how many guests');
  await dialog.getByRole('button', { name: 'Add to basket' }).click();
  await expect(site.row(court)).toContainText('3 courts in the basket');
  await site.open('/basket');
  await booker.checkout.click();
  await expect(page.getByText('For Guest 2')).toBeVisible();
});

test('a walk-in customer at the desk pays for a guest’s place too', async ({ page, site: _, audit }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const desk = new Desk(page);
  await desk.signIn();
  await page.getByRole('button', { name: 'Sell without an account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Basket of/ })).toBeAttached();
  await page.goto(Desk.url(`/location/${kirkstall}?date=${saturday}`));
  await page.getByRole('button', { name: `Book ${court}` }).click();
  await page.getByRole('button', { name: `Add guests to ${court}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Badminton court' });
  await dialog.getByRole('combobox').selectOption('1');
  await audit('desk, how many guests');
  await page.screenshot({ path: test.info().outputPath('desk.png') });
  await dialog.getByRole('button', { name: 'Add to basket' }).click();
  await page.getByRole('link', { name: 'Basket, 2 items' }).click();
  await desk.take('Cash', '25');
  await desk.agree();
  await desk.complete.click();
  await desk.expectCompleted();
  await desk.expectFigure('Change due', '£2.00');
});
