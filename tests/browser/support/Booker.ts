import { expect, type Locator, type Page } from '@playwright/test';
import { agreeToTerms } from '../../support/agreeToTerms';
import { callApi, logInByApi, plainPath } from './callApi';
import { siteUrl } from './sites';

/** A slot that is on sale at the first venue, found by what it is. */
export type Wanted = {
  readonly kind?: 'activity' | 'camp' | 'course';
  readonly name: string;
  /** Which of them, in the order of time. */
  readonly nth?: number;
  /** The first name of whom it is for; left out, the server decides. */
  readonly forName?: string;
};

export const toasts = {
  added: 'Successfully added item to the basket.',
  removed: 'Successfully removed item from the basket.',
  updated: 'Successfully updated item in the basket.',
  benefit: 'Successfully removed benefit.',
  package: 'Successfully removed package usage.',
  cleared: 'Successfully cleared order.',
  failed: 'Something went wrong, please try again.',
} as const;

/** Somebody on the bookings site. */
export class Booker {
  constructor(private readonly page: Page) {}

  static url(path: string): string {
    return siteUrl('bookings', path);
  }

  /** Signs a seeded customer in, straight at the server. */
  async signIn(name: string): Promise<void> {
    await logInByApi(this.page, `${name}@example.org`, Booker.url(plainPath));
  }

  /** Puts places into the basket, straight at the server: how they come there is shown by the timetable's own tests. */
  async hold(...wanted: readonly Wanted[]): Promise<void> {
    if (!this.page.url().startsWith(Booker.url('/'))) await this.page.goto(Booker.url(plainPath));
    for (const each of wanted) {
      const { kind = 'activity' } = each;
      const [, basket] = await callApi(this.page, 'GET', '/api/checkout?source=bookings');
      const people = basket.people as readonly { readonly id: string; readonly name: string }[];
      const person = people.find(({ name }) => each.forName !== undefined && name.startsWith(each.forName));
      const item = { id: await this.slotId(each), type: kind, purchased_for_user_id: person?.id ?? null };
      const [status] = await callApi(this.page, 'POST', '/api/checkout/add', { source: 'bookings', items: [item] });
      expect(status, each.name).toBe(200);
    }
  }

  async open(path = '/basket'): Promise<void> {
    await this.page.goto(Booker.url(path));
  }

  /** The part of the basket that is about one item. */
  item(name: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  get checkout(): Locator {
    return this.page.getByRole('button', { name: 'Checkout', exact: true });
  }

  async expectToast(text: string): Promise<void> {
    const region = this.page.getByRole('region', { name: 'Notifications' });
    await expect(region.getByText(text, { exact: true })).toBeVisible();
  }

  async expectTotal(amount: string): Promise<void> {
    await expect(this.page.getByRole('region', { name: 'Order summary' }).locator('.total b')).toHaveText(amount);
  }

  /** Reads the order's terms to their end and agrees; nothing is due by card. */
  async confirmFree(): Promise<void> {
    await this.agree();
    await this.page.getByRole('button', { name: 'Confirm order' }).click();
  }

  async agree(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continue', exact: true }).click();
    await agreeToTerms(this.page);
  }

  private async slotId({ kind = 'activity', name, nth = 0 }: Wanted): Promise<string> {
    const found: string[] = [];
    for (let ahead = 1; ahead < (kind === 'activity' ? 12 : 2); ahead += 1) {
      const date = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
      const list = kind === 'activity' ? `timetable?date=${date}&` : `${kind}s?`;
      const [, schedule] = await callApi(this.page, 'GET', `/api/activities/venues/${venue}/${list}source=bookings`);
      const offers = schedule.offers as readonly { readonly id: number; readonly name: string }[];
      const slots = schedule.slots as readonly {
        readonly id: string;
        readonly offer_id: number;
        places_left: number;
      }[];
      const offer = offers.find((each) => each.name === name);
      found.push(
        ...slots.filter(({ offer_id, places_left }) => offer_id === offer?.id && places_left > 1).map(({ id }) => id),
      );
      if (found[nth] !== undefined) return found[nth];
    }
    throw new Error(`Nothing called "${name}" is on sale.`);
  }
}

const venue = 'kirkstall-bridge-leisure-centre';
