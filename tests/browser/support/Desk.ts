import { expect, type Locator, type Page } from '@playwright/test';
import { seedPassword } from '../../../operator/seed/customers';
import { callApi } from './callApi';
import { siteUrl } from './sites';

const venue = 'kirkstall-bridge-leisure-centre';

/** Staff at the desk. */
export class Desk {
  constructor(private readonly page: Page) {}

  static url(path = '/'): string {
    return siteUrl('front-of-house', path);
  }

  /** Signs somebody in by the log-in page that a guest is sent to. */
  async signIn(name = 'desk', path = '/customer'): Promise<void> {
    const { page } = this;
    await page.goto(Desk.url(path));
    await expect(page).toHaveURL(Desk.url(`/login?redirect=${encodeURIComponent(path)}`));
    await page.getByLabel('Email address or customer ID').fill(`${name}@example.org`);
    await page.getByLabel('Password', { exact: true }).fill(seedPassword);
    await page.locator('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(Desk.url(path));
  }

  async find(text: string): Promise<void> {
    await this.page.getByLabel('Scan a card or search').fill(text); // choosing a centre has a search box too
    await this.page.getByRole('button', { name: 'Search' }).click();
  }

  async select(name: string): Promise<void> {
    await this.find(name);
    // The customers for whom money was counted are listed there too, without their addresses.
    const found = this.page.getByRole('listitem').filter({ hasText: '@example.org' });
    await found.getByRole('button', { name }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: `Basket of ${name}` })).toBeAttached();
  }

  /** Puts places into the basket of whoever is served, straight at the server, and shows it. */
  async sell(...names: readonly string[]): Promise<void> {
    const { page } = this;
    const customer = await page.evaluate(() => sessionStorage.getItem('joinery:served'));
    for (const name of names) {
      const [slot, type] = await this.slotOf(name, customer);
      const [status] = await callApi(this.page, 'POST', '/api/checkout/add', {
        source: 'front-of-house',
        selected_user_id: customer,
        items: [{ id: slot, type, purchased_for_user_id: customer }],
      });
      expect(status, name).toBe(200);
    }
    await page.goto(Desk.url('/basket'));
    await expect(page.getByRole('heading', { name: names[0] ?? '', exact: true })).toBeVisible();
  }

  /** The number of cheques and vouchers so far, each of which gets a number of its own. */
  private numbers = 0;

  /** Takes a payment: the tender, its number if it has one, and the amount as it is typed. */
  async take(tender: 'Cash' | 'Cheque' | 'Voucher' | 'Credit', amount: string): Promise<void> {
    const { page } = this;
    await page.getByRole('radio', { name: tender }).check();
    if (tender === 'Cheque' || tender === 'Voucher') {
      this.numbers += 1;
      await page.getByLabel(`${tender} number`).fill(`00${this.numbers}`);
    }
    await page.getByLabel(`${tender} amount`).fill(amount);
    await page.getByRole('button', { name: `Add ${tender.toLowerCase()}` }).click();
  }

  async agree(): Promise<void> {
    const boxes = this.page.getByRole('group', { name: 'Agreed by the customer' }).getByRole('checkbox');
    await boxes.first().waitFor();
    for (const box of await boxes.all()) await box.check();
  }

  get complete(): Locator {
    return this.page.getByRole('button', { name: 'Complete order' });
  }

  /** The amounts that were taken, line by line, such as `Cash −£10.00`. */
  async expectTaken(...lines: readonly string[]): Promise<void> {
    const rows = this.page.getByRole('list', { name: 'Payments taken' }).getByRole('listitem');
    await expect(rows).toHaveText([/^Total/, ...lines.map((line) => new RegExp(`^${line.replace(' ', '.*')}$`))]);
  }

  async expectFigure(label: 'Left to pay' | 'Change due', amount: string): Promise<void> {
    await expect(this.page.locator('.desk-left')).toHaveText(`${label}${amount}`);
  }

  async expectCompleted(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Order completed' })).toBeVisible();
    await expect(this.page.getByText(/^Order \d+$/).first()).toBeVisible();
  }

  /** The rows of the receipt with an amount: the lines, then the sums. */
  async expectReceipt(...rows: readonly (string | RegExp)[]): Promise<void> {
    await expect(this.page.getByRole('region', { name: 'Receipt' }).locator('.cost > div')).toHaveText([...rows]);
  }

  /** A result that the screen shows is said to screen readers, and lies over nothing. */
  async expectSpoken(text: string): Promise<void> {
    const region = this.page.getByRole('region', { name: 'Notifications' });
    await expect(region.locator('> .vh', { hasText: text })).toBeAttached();
    await this.expectNoToast();
  }

  /** No toast stands there now, rather than none once they have closed by themselves. */
  async expectNoToast(): Promise<void> {
    await expect(this.toasts).toHaveCount(0, { timeout: 1500 });
  }

  get toasts(): Locator {
    return this.page.getByRole('region', { name: 'Notifications' }).locator('.toast');
  }

  async expectToast(text: string): Promise<void> {
    const region = this.page.getByRole('region', { name: 'Notifications' });
    await expect(region.getByText(text, { exact: true })).toBeVisible();
  }

  private async slotOf(name: string, customer: string | null): Promise<readonly [id: string, type: string]> {
    const owner = `source=front-of-house&selected_user_id=${customer ?? ''}`;
    for (let ahead = 1; ahead < 12; ahead += 1) {
      const date = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
      const [, day] = await callApi(
        this.page,
        'GET',
        `/api/activities/venues/${venue}/timetable?date=${date}&${owner}`,
      );
      const offers = day.offers as readonly { readonly id: number; readonly name: string; readonly kind: string }[];
      const slots = day.slots as readonly { readonly id: string; offer_id: number; places_left: number }[];
      const offer = offers.find((each) => each.name === name);
      const slot = slots.find((each) => each.offer_id === offer?.id && each.places_left > 1);
      if (offer && slot) return [slot.id, offer.kind];
    }
    throw new Error(`Nothing called "${name}" is on sale.`);
  }
}
