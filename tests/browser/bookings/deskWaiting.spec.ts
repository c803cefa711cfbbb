import type { Page } from '@playwright/test';
import { saturday } from '../support/BookingSite';
import { Desk } from '../support/Desk';
import type { SandboxControls } from '../support/SandboxControls';
import { tabTo } from '../support/tabTo';
import { expect, test } from '../support/test';

const full = 'Gym induction, 10:00';
const now = '2026-11-20T12:00:00Z';
const kirkstall = 'kirkstall-bridge-leisure-centre';

/** Staff who serve a customer, at the day on which a session is full. */
async function serve(page: Page, sandbox: SandboxControls, name: string): Promise<Desk> {
  await page.clock.setFixedTime(now);
  await sandbox.settings({ clock: now });
  const desk = new Desk(page);
  await desk.signIn();
  await desk.select(name);
  await page.goto(Desk.url(`/location/${kirkstall}?date=${saturday}`));
  await page.locator('.slot').first().waitFor();
  return desk;
}

const row = (page: Page) =>
  page.locator('.slot').filter({ has: page.locator('[id^="book-"]').filter({ hasText: full }) });

for (const viewport of [
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
])
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('staff put a customer on a list, see the queue, and sell the place that comes free, by keyboard alone', async ({
      page,
      sandbox,
      audit,
    }) => {
      const desk = await serve(page, sandbox, 'Casey Byrne');
      const slotId = (await row(page).locator('[id^="book-"]').getAttribute('id'))?.replace('book-', '') ?? '';
      await tabTo(page, 'button', `Join waiting list ${full}`);
      await page.keyboard.press('Enter');
      await desk.expectSpoken('On the waiting list. We will email the customer when a place is free.');
      await expect(row(page)).toContainText('1st on the waiting list');
      await expect(row(page).getByText(`On the list, ${full}`)).toBeFocused();
      await audit(`desk, a customer on a waiting list, at ${viewport.width}`);
      await tabTo(page, 'button', `1 person is waiting for ${full}`);
      await page.keyboard.press('Enter');
      const queue = page.getByRole('dialog', { name: 'Waiting for Gym induction' });
      await expect(queue.getByRole('listitem')).toHaveText([
        /^1Casey ByrneAV-10005, waiting since \d+ \w+, \d\d:\d\d$/,
      ]);
      await audit(`desk, the queue of a session, at ${viewport.width}`);
      await page.screenshot({ path: test.info().outputPath(`queue-${viewport.width}.png`) });
      await page.keyboard.press('Escape');
      await expect(queue).toHaveCount(0);
      await expect(page.getByRole('button', { name: `1 person is waiting for ${full}` })).toBeFocused();

      await sandbox.leavePlaces(slotId, 1);
      await sandbox.offer();
      await page.reload();
      await expect(row(page)).toContainText('A place is kept until 14:00');
      await page.screenshot({ path: test.info().outputPath(`kept-${viewport.width}.png`) });
      await tabTo(page, 'button', `Take place ${full}`);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main').getByRole('link', { name: 'Basket, 1 item' })).toBeVisible();
      await expect(row(page)).not.toContainText('A place is kept');
    });

    test('staff see the lists of a customer in the record, and take them off', async ({ page, sandbox, audit }) => {
      await serve(page, sandbox, 'Casey Byrne');
      await page.getByRole('button', { name: `Join waiting list ${full}` }).click();
      await expect(row(page)).toContainText('1st on the waiting list');
      await page.getByRole('button', { name: 'Casey Byrne' }).click();
      const panel = page.getByRole('dialog', { name: 'Casey Byrne' });
      const lists = panel.getByRole('region', { name: 'Waiting lists' });
      await expect(lists.getByRole('listitem')).toContainText(['Gym induction']);
      await expect(lists).toContainText('1st on the waiting list');
      await audit(`desk, the record of a customer who waits, at ${viewport.width}`);
      await page.screenshot({ path: test.info().outputPath(`record-${viewport.width}.png`) });
      await tabTo(page, 'button', 'Take off the list of Gym induction');
      await page.keyboard.press('Enter');
      await expect(lists.getByText('Taken off the list of Gym induction')).toBeVisible();
      await expect(panel.getByRole('heading', { name: 'Waiting lists' })).toBeFocused();
      await expect(lists.getByRole('listitem')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: `Join waiting list ${full}` })).toBeVisible();
    });
  });

test('staff take a customer off where they were put on, and a child is put on a camp’s list', async ({
  page,
  sandbox,
  audit,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const desk = await serve(page, sandbox, 'Leila Mensah');
  await page.getByRole('button', { name: `Join waiting list ${full}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Waiting list for Gym induction' });
  await dialog.getByRole('button', { name: 'Join waiting list' }).click(); // the children are too young
  await expect(row(page)).toContainText('Leila Mensah: 1st on the waiting list');
  await row(page)
    .getByRole('button', { name: `Take off the list for ${full}, Leila Mensah` })
    .click();
  await desk.expectSpoken('Taken off the waiting list.');
  await expect(row(page).getByRole('button', { name: `Join waiting list ${full}` })).toBeFocused();
  await page.goto(Desk.url(`/camps/${kirkstall}`));
  const day = 'Multi-sports camp, Monday 21 December';
  await page.getByRole('button', { name: `Join waiting list ${day}` }).click();
  const camp = page.getByRole('dialog', { name: 'Waiting list for Multi-sports camp' });
  await camp.getByRole('checkbox', { name: /Zuri/ }).check();
  await camp.getByRole('button', { name: 'Join waiting list' }).click();
  await expect(page.getByText('Zuri Mensah: 1st on the waiting list')).toBeVisible();
  await audit('desk, a child on a camp’s waiting list');
  await page.screenshot({ path: test.info().outputPath('camp.png'), fullPage: true });
  await page.getByRole('button', { name: `1 person is waiting for ${day}` }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([/^1Zuri MensahLeila Mensah, AV-10014/]);
});

test('a walk-in is offered no waiting list, since an offer is mailed', async ({ page, sandbox }) => {
  await page.clock.setFixedTime(now);
  await sandbox.settings({ clock: now });
  const desk = new Desk(page);
  await desk.signIn();
  await page.getByRole('button', { name: 'Sell without an account' }).click();
  await expect(page.getByText('Walk-in customer').first()).toBeVisible();
  await page.goto(Desk.url(`/location/${kirkstall}?date=${saturday}`));
  await expect(page.getByRole('button', { name: `Full ${full}` })).toBeVisible();
  await expect(page.getByRole('button', { name: /waiting list/ })).toHaveCount(0);
});
