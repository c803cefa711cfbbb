import { expect, type Page } from '@playwright/test';
import { siteUrl } from '../../../operator/setup/hosts';
import { seedPassword } from '../../../operator/seed/customers';

/** A seeded customer on the account site. */
export class Account {
  constructor(private readonly page: Page) {}

  static url(path: string): string {
    return `${siteUrl('my-account', Number(process.env.TEST_PORT))}${path}`;
  }

  /** Opens a page of the account and signs in on the way. */
  async signIn(name: string, path = '/', password = seedPassword): Promise<void> {
    const { page } = this;
    await page.goto(Account.url(path));
    await expect(page).toHaveURL(Account.url(`/login?redirect=${encodeURIComponent(path)}`));
    await page.getByLabel('Email address or customer ID').fill(`${name}@example.org`);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.locator('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(Account.url(path));
  }

  async open(path: string): Promise<void> {
    await this.page.goto(Account.url(path));
  }

  /** Goes to a page by the account's own navigation. */
  async goTo(label: string): Promise<void> {
    await this.page
      .getByRole('navigation', { name: 'Account', exact: true })
      .getByRole('link', { name: label })
      .click();
  }

  async expectHeading(text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: text })).toBeVisible();
  }

  async expectToast(text: string): Promise<void> {
    const toasts = this.page.getByRole('region', { name: 'Notifications' });
    await expect(toasts.getByText(text, { exact: true })).toBeVisible();
  }
}
