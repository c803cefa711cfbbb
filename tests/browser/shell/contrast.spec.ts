import type { Page } from '@playwright/test';
import { Account } from '../support/Account';
import { comeToCheckout } from '../support/checkout';
import { measureText } from '../support/measureText';
import { randomThemes } from '../support/randomThemes';
import { expect, test } from '../support/test';

const themes = randomThemes(500);

type Screen = readonly [name: string, open: (page: Page) => Promise<unknown>, heading: string];
const screens: readonly Screen[] = [
  [
    'joining',
    (page) => page.goto('/centre/kirkstall-bridge-leisure-centre/membership/total-fitness/recurring'),
    'Your details',
  ],
  ['log-in', (page) => page.goto('/login'), 'Already have an online account?'],
  ['account dashboard', (page) => new Account(page).signIn('amara'), 'Amara'],
  ['checkout', (page) => comeToCheckout(page), 'Checkout'],
  [
    'kiosk home',
    (page) => page.goto('/kiosk?kiosk=true&centre=kirkstall-bridge-leisure-centre'),
    'Welcome to Kirkstall',
  ],
  ['not found', (page) => page.goto('/nowhere'), 'offside'],
];

for (const [name, open, heading] of screens) {
  test(`every text of "${name}" can be read in the colours of five hundred operators`, async ({ page }) => {
    await open(page);
    await expect(page.getByRole('heading', { name: new RegExp(heading) }).first()).toBeVisible();
    const { texts, lowest, failures } = await measureText(page, themes);
    test.info().annotations.push({ type: 'contrast', description: `${texts} texts, lowest ${lowest.toFixed(2)}:1` });
    expect(failures).toEqual([]);
    expect(texts).toBeGreaterThan(3);
  });
}
