import { expect, type Locator, type Page } from '@playwright/test';
import { Desk } from '../Desk';

/** Staff at a tablet, who press what a customer needs and count how often they press. */
export class Cashier {
  readonly desk: Desk;
  presses = 0;

  constructor(readonly page: Page) {
    this.desk = new Desk(page);
  }

  async press(target: Locator): Promise<void> {
    await target.click();
    this.presses += 1;
  }

  button = (name: string | RegExp): Locator => this.page.getByRole('button', { name });

  /** Opens the till of a centre, in which the tablet stands from now on. */
  async open(centre: string, float: string): Promise<void> {
    const { page } = this;
    await this.desk.signIn();
    await this.press(page.getByRole('link', { name: 'Choose this tablet’s centre' }));
    await page.getByLabel('Find a centre').fill(centre);
    await this.press(this.button(new RegExp(centre)));
    await this.toTill();
    await page.getByLabel('Float in the till').fill(float);
    await this.press(this.button('Open the till'));
    await expect(this.button('Count and close')).toBeVisible();
    await this.press(page.getByRole('banner').getByRole('link').first()); // the logo
    await expect(page.getByRole('searchbox')).toBeFocused();
  }

  async toTill(): Promise<void> {
    await this.press(this.page.getByRole('banner').getByRole('link', { name: 'Till' }));
    await expect(this.page.getByRole('heading', { level: 1, name: 'Till' })).toBeVisible();
  }

  /** Scans a card as a scanner does: it types the number and presses Enter, wherever the focus is. */
  async scan(barcode: string): Promise<void> {
    await expect(this.page.getByRole('searchbox')).toBeFocused();
    await this.page.keyboard.type(barcode);
    await this.page.keyboard.press('Enter');
    this.presses += 1;
  }

  /** Searches for what the customer tells, and takes the one who has this name. */
  async find(told: string, name: string): Promise<void> {
    await this.page.getByLabel('Scan a card or search').fill(told);
    await this.page.keyboard.press('Enter');
    this.presses += 1;
    await this.press(this.page.locator('.desk-found').getByRole('button', { name }).first());
  }

  async create(firstName: string, lastName: string, email: string): Promise<void> {
    await this.press(this.button('New customer'));
    const dialog = this.page.getByRole('dialog', { name: 'New customer' });
    await dialog.getByLabel('First name').fill(firstName);
    await dialog.getByLabel('Last name').fill(lastName);
    await dialog.getByLabel('Email address').fill(email);
    await this.press(dialog.getByRole('button', { name: 'Create and serve' }));
    await expect(dialog).toHaveCount(0);
  }

  /** Books the first session of a name that has a space, so many days from today or on the next day that has one. */
  async book(name: string, ahead: number): Promise<void> {
    const { page } = this;
    for (let day = ahead; day < ahead + 6; day += 1) {
      const link = page.getByRole('navigation', { name: 'Day' }).getByRole('link').nth(day);
      if ((await link.getAttribute('aria-current')) === null) await this.press(link);
      await expect(link).toHaveAttribute('aria-current', 'date');
      await page.locator('.slots .slot').first().waitFor();
      const book = this.button(new RegExp(`^Book ${name}, `)).and(page.locator(':not([aria-disabled="true"])'));
      if ((await book.count()) === 0) continue;
      await this.press(book.first());
      return;
    }
    throw new Error(`No ${name} can be booked.`);
  }

  async toBasket(): Promise<void> {
    await this.press(this.page.getByRole('main').getByRole('link', { name: /^Basket, \d+ items?$/ }));
    await expect(this.page.getByRole('heading', { name: 'Basket', exact: true })).toBeVisible();
  }

  /** Ticks what the customer has agreed to. */
  async agree(): Promise<void> {
    const boxes = this.page.getByRole('group', { name: 'Agreed by the customer' }).getByRole('checkbox');
    await boxes.first().waitFor();
    for (const box of await boxes.all()) await this.press(box);
  }

  async complete(change: string): Promise<void> {
    await this.press(this.desk.complete);
    await this.desk.expectCompleted();
    await this.desk.expectFigure('Change due', change);
  }

  async next(): Promise<void> {
    await this.press(this.button('Next customer'));
    await expect(this.page.getByRole('searchbox')).toBeFocused();
  }
}
