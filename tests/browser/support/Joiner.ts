import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { agreeToTerms } from '../../support/agreeToTerms';
import { amara } from '../../support/amara';
import type { SandboxControls } from './SandboxControls';

export const cards = { good: '4242424242424242', declined: '4000000000000002' } as const;

type Dates = { readonly billingDay?: string; readonly tomorrow?: boolean };

/** Somebody who joins: each method is a step that a person takes on the page. */
export class Joiner {
  constructor(
    readonly page: Page,
    private readonly sandbox: SandboxControls,
    private readonly audit?: (state: string) => Promise<void>,
  ) {}

  get email(): string {
    return `${this.sandbox.testId.toLowerCase()}@example.org`;
  }

  /** The same person on another device. */
  onDevice(page: Page): Joiner {
    return new Joiner(page, this.sandbox);
  }

  section(title: string): Locator {
    return this.page.getByRole('region', { name: title });
  }

  /** The heading of the section that is open. */
  get openSection(): Locator {
    return this.page.locator('[aria-current=step] h2');
  }

  async expectOpen(title: string): Promise<void> {
    await expect(this.openSection).toContainText(title);
    await this.auditLoaded(title);
  }

  /** Skeletons go first: what is audited is what a customer works with. */
  private async auditLoaded(state: string): Promise<void> {
    if (!this.audit) return;
    await expect(this.page.locator('.skel')).toHaveCount(0);
    await this.audit(state);
  }

  /** Sees a toast, beside which an equal one may still be leaving. */
  async expectToast(text: string): Promise<void> {
    const toasts = this.page.getByRole('region', { name: 'Notifications' });
    await expect(toasts.getByText(text, { exact: true })).toBeVisible();
  }

  async start(path = '/'): Promise<void> {
    await this.page.goto(path);
  }

  async chooseCentre(name = 'Kirkstall Bridge Leisure Centre'): Promise<void> {
    await this.page.getByLabel('Find a centre').fill(name.slice(0, 9));
    await this.page.getByRole('button', { name: `Select and continue ${name}` }).click();
    await this.expectOpen('Choose your membership');
  }

  async chooseMembership(name: string, payment: 'Monthly' | 'Single payment' = 'Monthly'): Promise<void> {
    await this.page.getByText(payment, { exact: true }).click();
    await this.page.getByRole('article', { name }).getByRole('button', { name: 'Choose this membership' }).click();
  }

  async fillAccount(secret: string = amara.password): Promise<void> {
    const { page } = this;
    for (const [label, value] of Object.entries(amara.details)) await page.getByLabel(label).fill(value);
    await page.getByLabel('Email address').fill(this.email);
    await page.getByRole('textbox', { name: 'Password', exact: false }).first().fill(secret);
    await page.getByRole('textbox', { name: 'Repeat password' }).fill(secret);
    await page.getByLabel(/I agree to the Terms and Conditions/).check();
  }

  async createAccount(secret?: string): Promise<void> {
    await this.expectOpen('Your details');
    await this.fillAccount(secret);
    await this.press('Create Account');
  }

  /** Fills what the page still asks for on the log-in screen. */
  async logIn(username: string): Promise<void> {
    await this.page.getByLabel('Email address or customer ID').fill(username);
    await this.page.getByLabel('Password', { exact: true }).fill(amara.password);
    await this.page.getByRole('button', { name: 'Log in', exact: true }).click();
  }

  async chooseDates(dates: Dates = {}): Promise<void> {
    await this.fillDates(dates);
    await this.press('Continue');
  }

  async fillDates({ billingDay, tomorrow = false }: Dates = {}): Promise<void> {
    await this.expectOpen('Review & select dates');
    if (tomorrow) await this.page.getByRole('button', { name: 'Tomorrow' }).click();
    if (billingDay !== undefined) await this.page.getByText(billingDay, { exact: true }).click();
    await this.page.getByRole('checkbox', { name: /Health commitment statement/ }).check();
    await this.page.getByRole('checkbox', { name: /Membership terms/ }).check();
    await expect(this.page.locator('.amounts[aria-busy=true]')).toHaveCount(0); // the price that is agreed to
  }

  async fillDirectDebit(
    sortCode: string = amara.account.sortCode,
    accountNumber: string = amara.account.number,
  ): Promise<void> {
    await this.expectOpen('Monthly payment');
    await this.page.getByLabel('Account holder*').fill(amara.account.holder);
    await this.page.getByLabel('Sort code').fill(sortCode);
    await this.page.getByLabel('Account number').fill(accountNumber);
    await this.page.getByRole('checkbox', { name: /Direct Debit terms/ }).check();
    await this.page.getByRole('checkbox', { name: /I confirm that I am the account holder/ }).check();
  }

  async setUpDirectDebit(): Promise<void> {
    await this.fillDirectDebit();
    await this.press('Save and continue');
  }

  async confirm(): Promise<void> {
    await this.expectOpen('Confirm your details');
    await this.press('Continue to checkout');
  }

  /** Presses the open section's button, not the phone's bar, which repeats it. */
  async press(name: string): Promise<void> {
    await this.page.locator('.sec-foot').getByRole('button', { name }).last().click();
  }

  get card(): FrameLocator {
    return this.page.frameLocator('iframe[title*="card payment"]');
  }

  async expectCheckout(): Promise<void> {
    await this.page.waitForURL('**/checkout');
    await expect(this.page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
    await this.auditLoaded('Checkout');
  }

  async fillCard(number: string = cards.good): Promise<void> {
    await this.card.getByLabel('Card number').fill(number);
    await this.card.getByLabel('Expiry date').fill('1230');
    await this.card.getByLabel('Security code').fill('123');
  }

  async readAndAgree(): Promise<void> {
    await expect(this.page.getByRole('dialog')).toBeVisible();
    await this.audit?.('Terms');
    await agreeToTerms(this.page);
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  get payButton(): Locator {
    return this.page.locator('.pay .btn');
  }

  /**
   * Scrolls there first, as a person would have: a press sent in the very frame of a scroll goes to what was under it
   * before, which can be the card's frame.
   */
  async pressPay(): Promise<void> {
    await this.payButton.scrollIntoViewIfNeeded();
    await this.page.waitForTimeout(150);
    await this.payButton.click();
  }

  async pay(number: string = cards.good): Promise<void> {
    await this.fillCard(number);
    await this.pressPay();
  }

  async expectConfirmed(title = 'Your payment was successful'): Promise<void> {
    await this.page.waitForURL('**/order-confirmed/**');
    await expect(this.page.getByRole('heading', { name: title })).toBeVisible();
    await expect(this.page.getByRole('heading', { name: 'Your new membership' })).toBeVisible();
    await this.auditLoaded('Confirmation');
  }
}
