import { expect, type Page } from '@playwright/test';

/** Presses Tab until the focus is on something of this role and name. */
export async function tabTo(
  page: Page,
  role: Parameters<Page['getByRole']>[0],
  name: string | RegExp,
  options: { readonly exact?: boolean } = {},
): Promise<void> {
  const target = page.getByRole(role, { name, ...options }).first();
  await target.waitFor();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${role} "${String(name)}".`);
}

/** Presses Tab until the focus is in a frame. On its way there, to another process, nothing has it for a while. */
export async function tabIntoFrame(page: Page): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    const before = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press('Tab');
    const hasArrived = () => page.evaluate((was) => ![was, document.body].includes(document.activeElement), before);
    await expect.poll(hasArrived).toBe(true);
    if (await page.evaluate(() => document.activeElement?.tagName === 'IFRAME')) return;
  }
  throw new Error('Tab never came into a frame.');
}
