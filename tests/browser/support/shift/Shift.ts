import { expect, type Page } from '@playwright/test';
import { seededRandom } from '../../../../operator/seed/random';
import type { SandboxControls } from '../SandboxControls';
import { Cashier } from './Cashier';
import { pounds, Takings, type Tender } from './Takings';

/** A customer whom staff know by name. */
export type Known = { readonly name: string; readonly email: string };
type Payment = { readonly tender: Tender; readonly pence: number; readonly quick?: boolean };
/** A booking made at this desk, with the pence paid for it. */
type Bought = Known & { readonly offer: string; readonly pence: number };

/** The prices without a membership, as the operator's price list has them. */
export const prices = {
  'Badminton court': 1150,
  'Gym session': 690,
  'Yoga flow': 780,
  'Aqua fit': 720,
} as const;
export type Sold = keyof typeof prices;

const minute = 60_000;
/** A Saturday morning: the sixth customer comes five minutes after the courts of 11:00 began. */
const opening = Date.parse('2026-11-21T10:50:00Z');

/** A shift at the desk: staff and the customers who come one after another, with the script's own sums. */
export class Shift {
  readonly cashier: Cashier;
  readonly takings: Takings;
  /** Bookings for which their customers may come back. */
  readonly bought: Bought[] = [];
  readonly kinds = new Map<string, number>();
  private readonly random: () => number;
  private barcodes = new Map<string, string>();
  private numbers = 0;

  constructor(
    readonly page: Page,
    readonly sandbox: SandboxControls,
    { seed, float }: { readonly seed: number; readonly float: number },
  ) {
    this.cashier = new Cashier(page);
    this.takings = new Takings(float);
    this.random = seededRandom(seed);
  }

  pick<T>(all: readonly T[]): T {
    const found = all[Math.floor(this.random() * all.length)];
    if (found === undefined) throw new Error('There is nothing to pick from.');
    return found;
  }

  /** Moves the clock of page and server: a customer comes every three minutes. */
  async wait(customers: number): Promise<void> {
    const clock = new Date(opening + customers * 3 * minute).toISOString();
    await this.page.clock.setSystemTime(clock); // the page's clock goes on: dialogs close by it
    await this.sandbox.settings({ clock });
  }

  /** Learns the cards and the credit that customers come with. */
  async open(): Promise<void> {
    const { customers } = await this.sandbox.records();
    this.barcodes = new Map(customers.map(({ email, barcode }) => [String(email), String(barcode)]));
    for (const { email, credit_pence } of customers) this.takings.addCredit(String(email), Number(credit_pence));
    await this.cashier.open('Kirkstall Bridge', pounds(this.takings.float).slice(1));
  }

  async scan({ name, email }: Known): Promise<void> {
    await this.cashier.scan(this.barcodes.get(email) ?? '');
    await this.expectServed(name);
  }

  async expectServed(name: string): Promise<void> {
    await expect(this.page.locator('.desk-strip').getByText(`Booking for ${name}`)).toBeVisible();
  }

  /** Pays for the basket: each tender with what it pays, the cash with what is handed over. */
  async pay(total: number, payments: readonly Payment[], email?: string): Promise<void> {
    const { cashier, takings, page } = this;
    await expect(page.getByRole('region', { name: 'Basket' }).locator('.total b')).toHaveText(pounds(total));
    let due = total;
    for (const { tender, pence, quick } of payments) {
      const handed = pounds(pence).slice(1);
      const radio = page.getByRole('radio', { name: tender });
      if (!(await radio.isChecked())) await cashier.press(page.locator('.desk-tender', { hasText: tender }));
      if (tender === 'Cash' && quick) {
        const isExact = pence === due;
        await cashier.press(cashier.button(isExact ? `Exact ${pounds(pence)}` : `£${pence / 100}`).first());
      } else await this.type(tender, handed);
      takings.take(tender, Math.min(due, pence));
      if (tender === 'Cash') takings.inTill += pence;
      if (tender === 'Credit' && email !== undefined) takings.addCredit(email, -pence);
      due -= pence;
    }
    await cashier.agree();
    const change = Math.abs(due);
    await cashier.complete(pounds(change));
    takings.inTill -= change;
    takings.sales += 1;
  }

  /** Cancels the order on the screen: what comes back is told before, and the cash is handed over. */
  async cancelOrder(back: { readonly cash: number; readonly credit: number }, email?: string): Promise<void> {
    const { cashier, takings, page } = this;
    await cashier.press(cashier.button('Cancel the order'));
    const dialog = page.getByRole('alertdialog');
    const parts = [
      ...(back.cash > 0 ? [`${pounds(back.cash)} in cash`] : []),
      ...(back.credit > 0 ? [`${pounds(back.credit)} as credit`] : []),
    ].join(' and ');
    await expect(dialog.getByText(`The customer gets ${parts} back.`)).toBeVisible();
    await cashier.press(dialog.getByRole('button', { name: 'Cancel the order' }));
    await expect(page.getByText(`Refund: ${parts}`)).toBeVisible();
    if (back.cash > 0) await cashier.press(cashier.button(`${pounds(back.cash)} given back`));
    takings.inTill -= back.cash;
    takings.giveBack('Cash', back.cash);
    takings.giveBack('Credit', back.credit);
    if (email !== undefined) takings.addCredit(email, back.credit);
    takings.refunds += 1;
  }

  count(kind: string): void {
    this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + 1);
  }

  private async type(tender: Tender, amount: string): Promise<void> {
    const { cashier, page } = this;
    if (tender === 'Cheque' || tender === 'Voucher') {
      this.numbers += 1;
      await page.getByLabel(`${tender} number`).fill(`${tender.slice(0, 1)}-${1000 + this.numbers}`);
    }
    await page.getByLabel(`${tender} amount`).fill(amount);
    await cashier.press(cashier.button(`Add ${tender.toLowerCase()}`));
  }
}
