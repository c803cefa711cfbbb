import { expect, request, type Locator, type Page } from '@playwright/test';
import { customerSeeds, seedPassword } from '../../../operator/seed/customers';
import { Account } from './Account';
import type { SandboxControls } from './SandboxControls';
import { siteUrl } from './sites';
import { test as base } from './test';

/** A Friday; the day after it has sessions of every kind, and two that are full. */
const now = '2026-11-20T12:00:00Z';
export const saturday = '2026-11-21';
export const kirkstall = 'kirkstall-bridge-leisure-centre';
export const added = 'Successfully added item to the basket.';

/** Choosing what to book, on a day that stands still. */
export class BookingSite {
  constructor(
    readonly page: Page,
    private readonly sandbox: SandboxControls,
  ) {}

  static url(path: string): string {
    return siteUrl('bookings', path);
  }

  /** The same for somebody at another page. */
  on(page: Page): BookingSite {
    return new BookingSite(page, this.sandbox);
  }

  async holdClock(): Promise<void> {
    await this.page.clock.setFixedTime(now);
    await this.set({});
  }

  /** Flags that differ from the default. */
  async set(flags: Readonly<Record<string, boolean>>): Promise<void> {
    await this.sandbox.settings({ clock: now, flags: { onlineJoiningMapEnabled: false, ...flags } });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(BookingSite.url(path));
    await this.page.locator('main h1').first().waitFor();
  }

  /** A venue's timetable, once its sessions are there. */
  async openDay(date = saturday, venue = kirkstall): Promise<void> {
    await this.open(`/location/${venue}?date=${date}`);
    await this.page.locator('.slot').first().waitFor();
  }

  async signIn(name: string): Promise<void> {
    await new Account(this.page).signIn(name);
  }

  /** The row of what is on sale, by what its button is called after: "Spin 45, 09:30". */
  row(what: string): Locator {
    const button = this.page.locator('[id^="book-"]').filter({ hasText: what });
    return this.page.locator('.slot').filter({ has: button });
  }

  bookButton(what: string): Locator {
    return this.page.getByRole('button', { name: `Book ${what}` });
  }

  inBasket(what: string): Locator {
    return this.page.getByRole('link', { name: `In basket ${what}` });
  }

  get basket(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: /^Shopping basket/ });
  }

  get days(): Locator {
    return this.page.getByRole('navigation', { name: 'Day' });
  }

  async expectToast(text: string): Promise<void> {
    const toasts = this.page.getByRole('region', { name: 'Notifications' });
    await expect(toasts.getByText(text, { exact: true })).toBeVisible();
  }

  /** Other members take so many places of what the row shows: guests of one address may not take them all. */
  async others(what: string, places: number): Promise<void> {
    const id = (await this.row(what).locator('[id^="book-"]').getAttribute('id'))?.slice('book-'.length);
    const members = customerSeeds.filter(({ member }) => member).slice(0, places);
    expect(members).toHaveLength(places);
    for (const { email } of members) {
      const member = await request.newContext({
        baseURL: `http://127.0.0.1:${process.env.TEST_PORT ?? ''}`,
        extraHTTPHeaders: { 'x-sandbox-test': this.sandbox.testId, origin: siteUrl('bookings', '') },
      });
      const login = await member.post('/api/auth/customer/login', {
        data: { username: email, password: seedPassword },
      });
      const cookies = login.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
      const cookie = cookies.map(({ value }) => value.split(';')[0]).join('; ');
      const data = { source: 'bookings', items: [{ id, type: 'activity' }] };
      const answer = await member.post('/api/checkout/add', { data, headers: { cookie } });
      expect(answer.status(), await answer.text()).toBe(200);
      await member.dispose();
    }
  }
}

export const test = base.extend<{ readonly site: BookingSite }>({
  site: async ({ page, sandbox }, use) => {
    const site = new BookingSite(page, sandbox);
    await site.holdClock();
    await use(site);
  },
});
