import { expect } from '../support/test';
import { added, kirkstall, test } from '../support/BookingSite';

const generic = 'Something has gone wrong, please try again.';

test('a parent books days of a camp for a child in one', { tag: '@core' }, async ({ site, page, audit }) => {
  await site.signIn('leila');
  await site.open(`/camps/${kirkstall}`);
  await expect(page).toHaveTitle('Aire Valley Leisure | Book a camp');
  const camp = page.getByRole('region', { name: 'Multi-sports camp' });
  for (const text of ['Ages 5 to 11', '09:00 to 15:30', '£28.00per day']) await expect(camp).toContainText(text);
  await expect(camp.getByRole('checkbox', { name: 'Monday 21 December, Full' })).toBeDisabled();
  await audit('camps');
  await camp.getByRole('checkbox', { name: 'Tuesday 22 December, 25 left' }).check();
  const swim = page.getByRole('region', { name: 'Swim crash camp' });
  await swim.getByRole('button', { name: 'All of these days of Swim crash camp, 21 to 24 December' }).click();
  const ticket = page.getByRole('region', { name: 'Your days' });
  await expect(ticket.locator('.total')).toHaveText('5 days£66.00');
  const add = ticket.getByRole('button', { name: 'Add to basket' });
  await expect(ticket.getByText('Choose who it is for to continue.')).toBeVisible();
  await add.press('Enter');
  await expect(page.getByLabel('Kofi Mensah')).toBeFocused();
  await page.getByLabel('Zuri Mensah').check();
  await audit('days of camps that are chosen');
  await add.click();
  await site.expectToast(added);
  await expect(site.basket).toHaveAccessibleName('Shopping basket, 5 items');
  await expect(camp.getByRole('checkbox', { name: 'Tuesday 22 December, in basket, 24 left' })).not.toBeChecked();
  await expect(ticket.getByText('Tick the days that suit you.', { exact: false })).toBeVisible();
  await audit('camps with days in the basket');
});

test('a camp says why a grown-up cannot have it, and a guest chooses the child later', async ({ site, page }) => {
  await site.open(`/camps/${kirkstall}`);
  await expect(page.getByRole('group', { name: 'Who is it for?' })).toHaveCount(0);
  await expect(page.getByText('You can hold one place on each day as a guest.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in first' })).toHaveAttribute(
    'href',
    `/login?redirect=${encodeURIComponent(`/camps/${kirkstall}`)}`,
  );
  const ticket = page.getByRole('region', { name: 'Your days' });
  const day = page.getByRole('region', { name: 'Multi-sports camp' }).getByRole('checkbox').nth(1);
  await day.check();
  await ticket.getByRole('button', { name: 'Add to basket' }).click();
  await expect(site.basket).toHaveAccessibleName('Shopping basket, 1 item');

  await site.signIn('leila');
  await site.open(`/camps/${kirkstall}`);
  await expect(page.getByLabel('Leila Mensah (you)')).toBeDisabled();
  await expect(page.getByText('as a guest.')).toHaveCount(0);
  await expect(page.getByLabel('Leila Mensah (you)')).toHaveAccessibleDescription(/ is for ages \d+ to \d+\.$/);
});

test('a course is booked as a whole', { tag: '@core' }, async ({ site, page, audit }) => {
  await site.open(`/courses/${kirkstall}`);
  await expect(page).toHaveTitle('Aire Valley Leisure | Book a course');
  const what = 'Learn to swim, stage 1, Sat 09:30';
  const row = site.row(what).first();
  await expect(row).toContainText('10 weeks: 19 December 2026 to 20 February 2027');
  await expect(row).toContainText('Ages 4 to 8, Teaching pool');
  await expect(row).toContainText('£72.00');
  await expect(row).toContainText('4 of 8 spaces left');
  await audit('courses');
  await site.bookButton(what).first().click();
  await site.expectToast(added);
  await expect(row).toContainText('3 of 8 spaces left');
  await expect(site.inBasket(what)).toBeFocused();
  await audit('a course in the basket');
});

test('camps and courses that cannot be had can be asked for again', async ({
  site,
  page,
  sandbox,
  audit,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/);
  for (const [kind, there] of [
    ['camps', page.getByRole('region', { name: 'Multi-sports camp' })],
    ['courses', page.locator('.slot').first()],
  ] as const) {
    await sandbox.faults([{ method: 'GET', path: `/api/activities/venues/${kirkstall}/${kind}`, status: 500 }]);
    await site.open(`/${kind}/${kirkstall}`);
    await expect(page.getByRole('main').getByText(generic)).toBeVisible();
    await audit(`${kind} that could not be had`);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(there).toBeVisible();
  }
});

test('a centre without camps and courses leads to another', async ({ site, page, audit }) => {
  await site.open('/camps/meanwood-park-gym');
  await expect(page.getByText('No camps are planned here yet')).toBeVisible();
  await audit('no camps');
});
