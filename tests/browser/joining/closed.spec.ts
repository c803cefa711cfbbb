import { expect, test } from '../support/test';

const pages = [
  '/',
  '/centre/kirkstall-bridge-leisure-centre',
  '/centre/kirkstall-bridge-leisure-centre/membership/swim/recurring',
];

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('where no memberships are sold online, the joining site says so and leads to what is open', async ({
      page,
      sandbox,
    }) => {
      await sandbox.settings({ flags: { onlineJoiningEnabled: false } });
      for (const path of pages) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('You can’t join online at the moment');
        await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
      }
      await page.getByRole('link', { name: 'Book an activity' }).last().click();
      await expect(page).toHaveURL(/\/\/bookings\./);
    });
  });
}
