import type { Locator } from '@playwright/test';
import { tabTo } from '../support/tabTo';
import { installClock } from '../support/installClock';
import { expect, test } from '../support/test';

const centre = '/centre/kirkstall-bridge-leisure-centre';

type Drawn = Readonly<Record<'text' | 'ground' | 'outline' | 'border', string>>;

/** The look of something in the visitor's own colours, a line as its width, style and colour. */
const drawn = (element: Locator): Promise<Drawn> =>
  element.evaluate((each) => {
    const style = getComputedStyle(each);
    return {
      text: style.color,
      ground: style.backgroundColor,
      outline: `${style.outlineWidth} ${style.outlineStyle} ${style.outlineColor}`,
      border: `${style.borderTopWidth} ${style.borderTopStyle} ${style.borderTopColor}`,
    };
  });

/** The ground of the page, which nothing that has to be seen may be drawn in. */
const canvas = async (body: Locator): Promise<string> => (await drawn(body)).ground;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`where a visitor’s own ${colorScheme} colours are forced, what is focused, chosen, told or off is seen`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await installClock(page);
    await page.goto(`${centre}/membership/total-fitness/recurring`);
    await expect(page.getByLabel('First name')).toBeVisible();
    const ground = await canvas(page.locator('body'));

    await tabTo(page, 'link', /^Shopping basket/);
    const rings = [await drawn(page.locator(':focus'))];
    await page.getByLabel('First name').focus();
    rings.push(await drawn(page.locator(':focus')));
    for (const { outline } of rings) {
      expect(outline).toMatch(/^3px solid /);
      expect(outline).not.toContain(ground);
    }

    const terms = page.getByLabel(/I agree to the Terms and Conditions/);
    expect((await drawn(terms)).ground).toBe(ground);
    await terms.check();
    expect((await drawn(terms)).ground).not.toBe(ground); // else its tick would be white on white

    await page.getByRole('button', { name: 'Edit Choose your membership' }).click();
    const chosen = page.getByRole('article', { name: 'Total Fitness' });
    await expect(chosen).toBeVisible();
    const [on, off] = [await drawn(chosen), await drawn(page.getByRole('article', { name: 'Swim' }))];
    expect(on.outline).toMatch(/^4px solid /);
    expect(off.outline).toMatch(/^1px solid /);
    for (const { outline } of [on, off]) expect(outline).not.toContain(ground);
    const [monthly, single] = ['Monthly', 'Single payment'].map((name) =>
      page.locator('.chip').filter({ has: page.getByText(name, { exact: true }) }),
    ) as [Locator, Locator];
    expect((await drawn(monthly)).ground).not.toBe((await drawn(single)).ground);
    expect((await drawn(monthly)).ground).not.toBe(ground);

    await page.goto(`${centre}/membership/no-such-membership/recurring`);
    const toast = page.locator('.toast');
    await toast.hover();
    const { outline } = await drawn(toast);
    expect(outline).toMatch(/^1px solid /);
    expect(outline).not.toContain(ground);

    await page.goto('/sandbox/components');
    const part = page.getByRole('region', { name: 'Buttons, secondary solid', exact: true });
    const disabled = await drawn(part.locator('.btn:disabled, .btn[aria-disabled=true]:not([aria-busy])').first());
    const enabled = await drawn(part.locator('.btn-primary:not(:disabled, [aria-disabled])').first());
    expect(disabled.text).not.toBe(enabled.text);
    expect(disabled.border).not.toBe(enabled.border);
    expect(disabled.text).not.toBe(ground);
  });
}
