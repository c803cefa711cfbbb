import type { Page } from '@playwright/test';
import { Account } from '../support/Account';
import { kioskCentre, kioskHome } from '../support/Kiosk';
import { SiteHeader } from '../support/SiteHeader';
import { expect, test } from '../support/test';

const widths = [320, 575, 768, 1024, 1200] as const;

/** The page that each site starts with, as somebody comes to it in each mode. */
const modes = [
  ['plain', { 'online-joining': '/', 'my-account': '/login', bookings: '/' }],
  [
    'embedded',
    {
      'online-joining': '/?embedded=true',
      'my-account': '/login?embedded=true',
      bookings: '/?embedded=true',
    },
  ],
  [
    'kiosk',
    {
      'online-joining': kioskHome,
      'my-account': `/login?kiosk=true&centre=${kioskCentre}`,
      bookings: `/basket?kiosk=true&centre=${kioskCentre}`, // the timetable there is another every day
    },
  ],
] as const;

type Faults = Readonly<Record<'overflow' | 'overlaps' | 'small' | 'disordered' | 'outside', unknown>>;
const none: Faults = { overflow: 0, overlaps: [], small: [], disordered: [], outside: [] };

/** The faults of the page's layout: of the shell's parts, those that one can press, in their order. */
function faultsOf(page: Page, target: number): Promise<Faults> {
  return page.evaluate((least) => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const pressable = [...document.querySelectorAll('header.site :is(a, button), header.site .logo, footer a')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ name: element.textContent.trim(), box: element.getBoundingClientRect() }));
    const pairs = pressable.flatMap((one, index) => pressable.slice(index + 1).map((other) => [one, other] as const));
    const named = (each: readonly { readonly name: string }[]) => each.map(({ name }) => name);
    return {
      overflow: Math.max(0, scrollWidth - clientWidth),
      overlaps: pairs
        .filter(
          ([{ box: a }, { box: b }]) =>
            a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5,
        )
        .map(named),
      small: named(pressable.filter(({ box }) => Math.min(box.width, box.height) < least)),
      outside: named(pressable.filter(({ box }) => box.left < 0 || box.right > clientWidth)),
      disordered: pairs
        .filter(([{ box: a }, { box: b }]) => b.top < a.bottom && a.top < b.bottom && b.left < a.left)
        .map(named),
    };
  }, target);
}

for (const [mode, starts] of modes) {
  test(`every site fits every width, and looks as it did: ${mode}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [site, path] of Object.entries(starts)) {
      await new SiteHeader(page).open(site, path);
      if (mode === 'plain') await page.getByRole('contentinfo').waitFor();
      await expect(page.locator('.skel')).toHaveCount(0);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await faultsOf(page, mode === 'kiosk' ? 44 : 24), `${site} at ${width}`).toEqual(none);
        if (width !== 1024) await expect.soft(page).toHaveScreenshot([mode, `${site}-${width}.png`]);
      }
    }
  });
}

test('the header of a member fits every width', async ({ page }) => {
  await new Account(page).signIn('morgan');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await faultsOf(page, 24), `${width}`).toEqual(none);
    const drawerIsOffered = await page.getByRole('button', { name: 'Menu' }).isVisible();
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(!drawerIsOffered);
  }
});

test('nothing is lost at 200 % and 400 %, nor with wider text', async ({ page, audit }) => {
  const header = new SiteHeader(page);
  await header.open('online-joining');
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 512 });
    await header.openDrawer();
    expect.soft(await faultsOf(page, 24), `drawer at ${width}`).toEqual(none);
    await expect(header.drawer.getByRole('link', { name: 'Create an account' })).toBeVisible();
    await audit(`drawer at ${width} px`);
    await page.keyboard.press('Escape');
    await expect(header.drawer).toHaveCount(0);
  }
  // The spacing of WCAG 1.4.12.
  await page.evaluate(() => {
    const { style } = document.body;
    style.setProperty('letter-spacing', '0.12em');
    style.setProperty('word-spacing', '0.16em');
    style.setProperty('line-height', '1.5');
  });
  expect.soft(await faultsOf(page, 24), 'wider text').toEqual(none);
});

test('where colours are forced, the current link and the badge’s edge are still seen', async ({ page }) => {
  const header = new SiteHeader(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await header.open('online-joining');
  const mark = await header.navigation.locator('[aria-current=page]').evaluate((link) => ({
    bar: getComputedStyle(link, '::after').backgroundColor,
    ground: getComputedStyle(document.body).backgroundColor,
  }));
  expect(mark.bar).not.toBe(mark.ground);
  await page.setViewportSize({ width: 390, height: 800 });
  await header.openDrawer();
  const edge = header.drawer.locator('[aria-current=page]');
  expect(await edge.evaluate((link) => getComputedStyle(link).borderLeftWidth)).toBe('5px');
});
