import { expect } from '../support/test';
import { added, BookingSite, kirkstall, test } from '../support/BookingSite';

const day = 'Multi-sports camp, Monday 21 December';
const joined = 'You are on the waiting list. We will email you when a place is free.';

test.use({ viewport: { width: 390, height: 844 } });

test('a full camp day is waited for, offered and taken by keyboard', async ({ site, page, sandbox, audit }) => {
  await site.signIn('leila');
  await site.open(`/camps/${kirkstall}`);
  const camp = page.getByRole('region', { name: 'Multi-sports camp' });
  const full = camp.getByRole('listitem').filter({ hasText: 'Monday 21 December is full' });
  const join = full.getByRole('button', { name: `Join waiting list ${day}` });
  const slotId = (await join.getAttribute('id'))?.replace('book-', '') ?? '';
  await audit('a camp with a full day');
  await join.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Waiting list for Multi-sports camp' });
  await expect(dialog.getByRole('checkbox', { name: /Leila Mensah/ })).toBeDisabled();
  for (const name of ['Zuri', 'Kofi']) {
    await dialog.getByRole('checkbox', { name: new RegExp(name) }).focus();
    await page.keyboard.press('Space');
  }
  await dialog.getByRole('button', { name: 'Join waiting list' }).focus();
  await page.keyboard.press('Enter');
  await site.expectToast(joined);
  await expect(full).toContainText('Kofi Mensah: 1st on the waiting list');
  await expect(full).toContainText('Zuri Mensah: 2nd on the waiting list');
  await expect(full.getByText(`On the list, ${day}`)).toBeFocused();
  await audit('positions on a camp’s waiting list');
  await page.screenshot({ path: test.info().outputPath('listed.png'), fullPage: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await sandbox.leavePlaces(slotId, 1);
  await sandbox.offer();
  const [mail] = (await sandbox.outbox()).filter(({ recipient }) => recipient === 'leila@example.org');
  expect(mail?.subject).toBe('A place for you: Multi-sports camp, Monday 21 December, 09:00');
  await page.reload();
  await expect(full).toContainText('Kofi Mensah: a place is kept until 14:00');
  await audit('a place in a camp that is offered');
  await full.getByRole('button', { name: `Take place ${day}` }).focus();
  await page.keyboard.press('Enter');
  await site.expectToast(added);
  await expect(site.basket).toHaveAccessibleName('Shopping basket, 1 item');
  await expect(full).not.toContainText('Kofi');
  await expect(full).toContainText('Zuri Mensah: 1st on the waiting list');
});

test('a place in a camp is taken from the account, and the other child leaves the list there', async ({
  site,
  page,
  sandbox,
}) => {
  await site.signIn('leila');
  await site.open(`/camps/${kirkstall}`);
  const join = page.getByRole('button', { name: `Join waiting list ${day}` });
  const slotId = (await join.getAttribute('id'))?.replace('book-', '') ?? '';
  await join.click();
  const dialog = page.getByRole('dialog', { name: 'Waiting list for Multi-sports camp' });
  for (const name of ['Zuri', 'Kofi']) await dialog.getByRole('checkbox', { name: new RegExp(name) }).check();
  await dialog.getByRole('button', { name: 'Join waiting list' }).click();
  await site.expectToast(joined);
  await sandbox.leavePlaces(slotId, 1);
  await sandbox.offer();
  const [mail] = (await sandbox.outbox()).filter(({ recipient }) => recipient === 'leila@example.org');
  await page.goto(/https?:\/\/\S+/.exec(String(mail?.body))?.[0] ?? '');
  const list = page.getByRole('region', { name: 'Waiting lists' });
  await list.getByRole('button', { name: 'Leave list for Multi-sports camp, Zuri Mensah' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: 'Take place in Multi-sports camp, Kofi Mensah' }).click();
  await expect(page).toHaveURL(BookingSite.url('/basket'));
  await expect(page.getByRole('main')).toContainText('Multi-sports camp');
});

test('a guest logs in to wait for a camp', async ({ site, page }) => {
  await site.open(`/camps/${kirkstall}`);
  await page.getByRole('button', { name: `Join waiting list ${day}` }).click();
  const login = page.getByRole('dialog').filter({ has: page.getByLabel('Password', { exact: true }) });
  await login.getByLabel('Email address or customer ID').fill('leila@example.org');
  await login.getByLabel('Password', { exact: true }).fill('Sculling1!');
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Waiting list for Multi-sports camp' })).toBeVisible();
});
