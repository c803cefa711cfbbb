import { kirkstall, test } from '../support/BookingSite';
import { expect } from '../support/test';
import { tabTo } from '../support/tabTo';

for (const width of [390, 1280])
  test(`a week at a glance leads to a session by keyboard and keeps the filter, ${width} wide`, async ({
    site,
    page,
    audit,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await site.openDay();
    const kind = page
      .getByRole('group', { name: 'Kind of activity' })
      .getByRole('button', { name: 'Swim', exact: true });
    await kind.click();
    await tabTo(page, 'link', 'Week');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('20 to 26 November');
    await expect(page.locator('.week-day')).toHaveCount(7);
    await expect(page.locator('.skel')).toHaveCount(0);
    const saturday = page.getByRole('region', { name: 'Saturday 21 November' });
    await expect(saturday.getByRole('link', { name: /^07:00 Lane swimming \d+ left$/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /Spin 45/ })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await audit(`a week at a glance, ${width}`);
    await page.getByRole('navigation', { name: 'Week' }).getByRole('link').last().press('Enter');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('27 November to 3 December');
    await page.goBack();
    await saturday.getByRole('link', { name: /^07:00 Lane swimming/ }).press('Enter');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Saturday 21 November');
    await expect(site.bookButton('Lane swimming, 07:00')).toBeFocused();
    await expect(kind).toHaveAttribute('aria-pressed', 'true');
  });

test('what is booked, in the basket or full is said in the week', async ({ site, page }) => {
  await site.openDay();
  await site.bookButton('Lane swimming, 07:00').click();
  await expect(site.inBasket('Lane swimming, 07:00')).toBeVisible();
  await page.getByRole('link', { name: 'Week' }).click();
  const saturday = page.getByRole('region', { name: 'Saturday 21 November' });
  await expect(saturday.getByRole('link', { name: '07:00 Lane swimming In basket' })).toBeVisible();
  await expect(saturday.getByRole('link', { name: '10:00 Gym induction Full' })).toBeVisible();
});

test('a day that can’t be loaded leaves the others, and is asked for again', async ({
  site,
  page,
  sandbox,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/);
  await site.openDay();
  await sandbox.faults([
    { method: 'GET', path: `/api/activities/venues/${kirkstall}/timetable`, times: 1, status: 500 },
  ]);
  await page.getByRole('link', { name: 'Week' }).click();
  await expect(page.getByText('Some days could not be loaded.')).toBeVisible();
  await expect(page.getByText('Not loaded')).toHaveCount(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Some days could not be loaded.')).toHaveCount(0);
  await expect(page.getByText('Not loaded')).toHaveCount(0);
});
