import { Booker } from '../support/Booker';
import { tabTo } from '../support/tabTo';
import { expect, test } from '../support/test';

test('the basket lies over the screen that it is opened from, and is a page when opened directly @core', async ({
  page,
  audit,
}) => {
  const booker = new Booker(page);
  await booker.signIn('leila');
  await booker.hold({ name: 'Badminton court' });
  await booker.open('/');
  const drawer = page.getByRole('dialog', { name: 'Shopping basket' });
  await tabTo(page, 'link', 'Shopping basket, 1 item');
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('heading', { name: 'Badminton court' })).toBeVisible();
  await expect(page).toHaveURL(Booker.url('/basket'));
  await audit('basket over a screen');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(Booker.url('/'));
  await page.goForward();
  await expect(drawer).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping basket' })).toBeVisible();
  await expect(drawer).toBeHidden();
});

test('the basket over a screen fits a phone, with the way to checkout in sight', async ({ page, audit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const booker = new Booker(page);
  await booker.signIn('leila');
  await booker.hold({ name: 'Lane swimming' }, { name: 'Badminton court' });
  await booker.open('/');
  await page.getByRole('link', { name: 'Shopping basket, 2 items' }).click();
  await expect(booker.checkout).toBeInViewport();
  await audit('basket over a screen, on a phone');
  await booker.checkout.click();
  await expect(page).toHaveURL(Booker.url('/checkout'));
});
