import { expect, type Page } from '@playwright/test';
import { Account } from './Account';
import { comeToCheckout } from './checkout';
import { kioskHome } from './Kiosk';

export type Screen = {
  readonly name: string;
  /** Brings a page to it. */
  readonly open: (page: Page) => Promise<void>;
};

const screen = (name: string, come: (page: Page) => Promise<unknown>, heading: RegExp): Screen => ({
  name,
  async open(page) {
    await come(page);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  },
});

/** Screens that between them have about everything that stands on any. */
export const screens: readonly Screen[] = [
  screen(
    'joining',
    (page) => page.goto('/centre/kirkstall-bridge-leisure-centre/membership/total-fitness/recurring'),
    /Your details/,
  ),
  screen('log-in', (page) => page.goto('/login'), /Already have an online account\?/),
  screen('account dashboard', (page) => new Account(page).signIn('amara'), /Amara/),
  screen('checkout', (page) => comeToCheckout(page), /Checkout/),
  screen('kiosk home', (page) => page.goto(kioskHome), /Welcome to Kirkstall/),
  screen('not found', (page) => page.goto('/nowhere'), /offside/),
];
