import { Account } from '../support/Account';
import type { Page } from '@playwright/test';
import { comeToCheckout } from '../support/checkout';
import { expect, test } from '../support/test';
import { scriptOf } from '../support/scriptOf';

type Screen = readonly [name: string, open: (page: Page) => Promise<unknown>, seen: readonly string[]];

/** Screens, how one comes there, and what has to be there to be read and pressed. */
const screens: readonly Screen[] = [
  [
    'kiosk home',
    (page) => page.goto('/kiosk?kiosk=true&centre=kirkstall-bridge-leisure-centre'),
    ['Welcome to Kirkstall Bridge Leisure Centre', 'Log in', 'Home', 'Buy a membership', 'Book an activity'],
  ],
  [
    'embedded joining',
    (page) => page.goto('/centre/kirkstall-bridge-leisure-centre?embedded=true'),
    ['Buy a membership', 'Monthly', 'Total Fitness', 'Choose this membership', 'View details', 'Your details'],
  ],
  [
    'checkout',
    (page) => comeToCheckout(page),
    ['Checkout', 'Billing Details', 'Payment Details', 'Total to pay now', 'Cancel selection and start over'],
  ],
  [
    'the error screen',
    async (page) => {
      await page.route(`**${scriptOf('src/sign-in/screens/LoginScreen.tsx')}`, (route) => route.abort());
      await page.goto(Account.url('/login'));
    },
    ['We may have dropped the ball on this one.', 'The page failed to load correctly.', 'Go home', 'Try again'],
  ],
];

/** The elements that one would have to scroll sideways for, or that their own box cuts off. */
function lossesOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const losses = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    for (const each of document.querySelectorAll<HTMLElement>('header *, main *, footer *')) {
      if (!each.checkVisibility({ visibilityProperty: true }) || each.closest('svg, iframe, .vh, .skip')) continue;
      const { left, right, width } = each.getBoundingClientRect();
      const name = `${each.tagName} "${each.innerText.slice(0, 40)}"`;
      const isText = [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (isText && width > 1 && (left < 0 || right > clientWidth)) losses.push(`${name} stands outside`);
      const { overflowX, overflowY } = getComputedStyle(each);
      const isCut =
        (overflowX === 'hidden' && each.scrollWidth > each.clientWidth + 1) ||
        (overflowY === 'hidden' && each.scrollHeight > each.clientHeight + 1);
      if (isText && width > 1 && isCut) losses.push(`${name} is cut off`);
    }
    return losses;
  });
}

for (const [name, open, seen] of screens) {
  test(`nothing of ${name} is lost at 400 %`, async ({ page, audit, expectedNoise }) => {
    expectedNoise.push(/Failed to load resource|Failed to fetch|MissingPart/);
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page);
    for (const text of seen) {
      const part = page.getByText(text).filter({ visible: true }).first();
      // Again where what came later above it has moved it on.
      await expect(async () => {
        await part.scrollIntoViewIfNeeded();
        await expect(part).toBeInViewport({ timeout: 1000 });
      }).toPass();
    }
    expect(await lossesOf(page)).toEqual([]);
    await audit(`${name} at 320 px`);
    const body = await page.screenshot({ fullPage: true });
    await test.info().attach(name, { body, contentType: 'image/png' });
  });
}
