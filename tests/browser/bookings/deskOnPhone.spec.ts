import { Desk } from '../support/Desk';
import { scriptOf } from '../support/scriptOf';
import { siteUrl } from '../support/sites';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

test('a phone holds it without scrolling aside', async ({ page, audit }) => {
  const desk = new Desk(page);
  await desk.signIn();
  await desk.find('example.org');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await desk.select('Leila Mensah');
  await desk.sell('Badminton court', 'Gym induction');
  await desk.take('Cash', '30');
  expect(await overflow()).toBeLessThanOrEqual(0);
  await audit('desk on a phone');
  await desk.agree();
  await expect(desk.complete).toBeInViewport();
  await desk.complete.click();
  await desk.expectCompleted();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.goto(siteUrl('front-of-house', '/basket'));
  await expect(page.getByText('Nothing is in the basket yet')).toBeVisible();
});

test('on a phone, the payment comes once the questions above it are there', async ({ page }) => {
  const desk = new Desk(page);
  await desk.signIn();
  await desk.select('Leila Mensah');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${scriptOf('src/kit/fields/builders.ts')}`, async (route) => {
    await held;
    await route.continue();
  });
  await desk.sell('Badminton court', 'Gym induction');
  await expect(page.getByRole('status', { name: 'Loading the questions' }).first()).toBeVisible();
  const payment = page.getByRole('heading', { name: 'Take payment' });
  await expect(payment).toBeHidden();
  await expect(payment).toBeVisible(); // nobody waits for ever
  await expect(page.getByRole('status', { name: 'Loading the questions' }).first()).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Add cash' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading the questions' })).toHaveCount(0);
});
