import { comeToCheckout, freePromotion } from '../support/checkout';
import { SiteHeader } from '../support/SiteHeader';
import { expect, test } from '../support/test';

test('breadcrumbs say the way to a page, the last of them being where one is', async ({ page }) => {
  const header = new SiteHeader(page);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  const rows = [
    ['online-joining', '/', ['Buy membership']],
    ['online-joining', '/login', ['Buy membership', 'Log in']],
    ['online-joining', '/no/such/path', ['Home', 'Page not found']],
    ['bookings', '/no/such/path', ['Home', 'Page not found']],
    ['my-account', '/login', ['My account', 'Log in']],
  ] as const;
  for (const [site, path, expected] of rows) {
    await header.open(site, path);
    await expect(crumbs.getByRole('listitem'), `${site}${path}`).toHaveText(expected);
    await expect(crumbs.locator('[aria-current=page]')).toHaveText(expected.at(-1) ?? '');
  }
});

test('checkout is the second crumb after where the cart came from, and its confirmation the third', async ({
  page,
  joiner,
}) => {
  await comeToCheckout(page, { cart: freePromotion });
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Buy membership', 'Checkout']);
  await expect(crumbs.getByRole('link', { name: 'Buy membership' })).toBeVisible();
  await expect(crumbs.locator('[aria-current=page]')).toHaveText('Checkout');
  await joiner.pressPay();
  await joiner.expectConfirmed('Your membership is confirmed');
  await expect(crumbs.getByRole('listitem')).toHaveText(['Buy membership', 'Checkout', 'Confirmation']);
  await expect(crumbs.locator('[aria-current=page]')).toHaveText('Confirmation');
  await expect(crumbs.getByRole('link')).toHaveText(['Buy membership']); // checkout is over and would lead back here
  await crumbs.getByRole('link', { name: 'Buy membership' }).click();
  await joiner.expectOpen('Choose your home centre');
});
