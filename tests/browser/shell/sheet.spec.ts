import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** Opens the sheet on a day that is always the same. */
async function openSheet(page: Page): Promise<void> {
  await page.clock.setFixedTime('2026-11-20T12:00:00Z');
  await page.goto('/sandbox/components');
  await expect(page.getByRole('heading', { name: 'Component sheet' })).toBeVisible();
  await expect(page.locator('table')).toHaveCount(4);
  await page.evaluate(() => document.fonts.ready);
}

/** A part of the sheet by its title. */
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const parts = [
  'Buttons, secondary solid',
  'Buttons, secondary outline',
  'Tools, badges, tags and breadcrumbs',
  'Spinners and skeletons',
  'Fields',
  'Fields, filled in',
  'Fields, refused',
  'Fields, disabled',
  'Notification boxes',
  'Toasts',
  'Ticket',
  'Signs',
];

for (const [device, width] of [
  ['desktop', 1280],
  ['phone', 390],
] as const) {
  test(`every component looks as it did on a ${device}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSheet(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    for (const name of parts) {
      const file = `${name.toLowerCase().replaceAll(/\W+/g, '-')}-${device}.png`;
      await expect.soft(part(page, name)).toHaveScreenshot(file);
    }
  });
}

test('each dialog looks as it did, and its opener has the focus after', async ({ page, audit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSheet(page);
  for (const name of ['Dialog', 'Start over', 'Terms', 'Drawer']) {
    const opener = part(page, 'Dialogs and drawer').getByRole('button', { name, exact: true });
    await opener.click();
    const dialog = page.locator('[role=dialog], [role=alertdialog]');
    await expect(dialog).toBeVisible();
    await audit(`sheet: ${name}`);
    await expect.soft(dialog).toHaveScreenshot(`${name.toLowerCase().replaceAll(' ', '-')}.png`);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('the sheet shows the states of a button as a hand brings them about', async ({ page, audit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSheet(page);
  await audit('component sheet');
  for (const style of ['solid', 'outline']) {
    const buttons = part(page, `Buttons, secondary ${style}`).getByRole('button', { name: 'View details' });
    const ground = (index: number): Promise<string> =>
      buttons.nth(index).evaluate((button) => getComputedStyle(button).backgroundColor);
    const [rest, hover] = [await ground(0), await ground(1)];
    expect(hover).not.toBe(rest);
    await buttons.first().hover();
    await expect.poll(() => ground(0)).toBe(hover);
  }
});
