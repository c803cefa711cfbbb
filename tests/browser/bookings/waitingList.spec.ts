import { expect } from '../support/test';
import { Account } from '../support/Account';
import { BookingSite, test } from '../support/BookingSite';

const full = 'Gym induction, 10:00';
const joined = 'You are on the waiting list. We will email you when a place is free.';

for (const width of [390, 1280]) {
  test(`a full session is waited for, offered and taken by keyboard, ${width} px wide`, async ({
    site,
    page,
    sandbox,
    audit,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await site.signIn('leila');
    await site.openDay();
    const row = site.row(full);
    const join = row.getByRole('button', { name: `Join waiting list ${full}` });
    const slotId = (await join.getAttribute('id'))?.replace('book-', '') ?? '';
    await join.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Waiting list for Gym induction' });
    await expect(dialog.getByRole('checkbox', { name: /Leila Mensah/ })).toBeChecked(); // the children are too young
    await audit('the choice of who waits');
    await dialog.getByRole('button', { name: 'Join waiting list' }).focus();
    await page.keyboard.press('Enter');
    await site.expectToast(joined);
    await expect(row).toContainText('1st on the waiting list');
    await expect(row.getByText(`On the list, ${full}`)).toBeFocused();
    await audit('a position on the waiting list');

    await sandbox.leavePlaces(slotId, 1);
    await sandbox.offer();
    const [mail] = (await sandbox.outbox()).filter(({ recipient }) => recipient === 'leila@example.org');
    expect(mail?.subject).toBe('A place for you: Gym induction, Saturday 21 November, 10:00');
    expect(mail?.body).toContain('We keep it until 14:00 on 20 November 2026.');
    await page.goto(/https?:\/\/\S+/.exec(String(mail?.body))?.[0] ?? '');
    const list = page.getByRole('region', { name: 'Waiting lists' });
    await expect(list).toContainText('A place is kept for you until 14:00');
    await audit('a place that is offered');
    await list.getByRole('button', { name: 'Take place in Gym induction' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(BookingSite.url('/basket'));
    await expect(page.getByRole('main')).toContainText('Gym induction');
    await site.openDay();
    await expect(site.inBasket(full)).toBeVisible();
  });
}

test('a guest logs in to wait, and leaves the list where they joined it or in the account', async ({ site, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await site.openDay();
  const row = site.row(full);
  await row.getByRole('button', { name: `Join waiting list ${full}` }).click();
  const login = page.getByRole('dialog').filter({ has: page.getByLabel('Password', { exact: true }) });
  await login.getByLabel('Email address or customer ID').fill('amara@example.org');
  await login.getByLabel('Password', { exact: true }).fill('Sculling1!');
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await site.expectToast(joined);
  await expect(row).toContainText('1st on the waiting list');
  await row.getByRole('button', { name: `Leave the list for ${full}` }).click();
  const join = row.getByRole('button', { name: `Join waiting list ${full}` });
  await expect(join).toBeFocused();
  await join.click();
  await expect(row).toContainText('1st on the waiting list');
  const account = new Account(page);
  await account.open('/bookings/upcoming');
  await page.getByRole('button', { name: 'Leave list for Gym induction' }).click();
  await account.expectToast('You have left the waiting list.');
  await expect(page.getByRole('region', { name: 'Waiting lists' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
