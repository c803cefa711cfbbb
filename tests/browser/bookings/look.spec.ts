import { Booker } from '../support/Booker';
import { expect, test } from '../support/test';

test('look', async ({ page, sandbox: _, audit }) => {
  const booker = new Booker(page);
  const shot = async (name: string, width = 1440) => {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/basket-shots/${name}-${width}.png`, fullPage: true });
  };
  await booker.open();
  await expect(page.getByText('Your basket is empty')).toBeVisible();
  await audit('empty');
  await booker.signIn('leila');
  await booker.hold(
    { name: 'Lane swimming' },
    { name: 'Badminton court' },
    { kind: 'camp', name: 'Multi-sports camp' },
    { kind: 'course', name: 'Learn to swim, stage 1' },
  );
  await booker.open();
  await expect(booker.item('Badminton court')).toBeVisible();
  await page.waitForTimeout(1500);
  for (const width of [1440, 768, 390]) await shot('filled', width);
  await audit('filled');
});
