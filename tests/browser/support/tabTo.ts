import type { Page } from '@playwright/test';

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
