import { promotionId } from '../../operator/seed/memberships';
import { dateOf } from '../../src/ground/core/dates';
import type { LedgerEntry } from '../../bank/books/ledger';
import type { Fault as BankFault } from '../../bank/faults/Faults';
import type { Fault } from '../../operator/controls/faults';
import type { Way } from './cells';
import type { Shop } from './Shop';

export type Row = Readonly<Record<string, unknown>>;
export type Records = Readonly<Record<'orders' | 'carts' | 'payments' | 'attempts' | 'savedCards', readonly Row[]>>;
export type ProviderName = 'Opayo' | 'Stripe' | 'Ryft';

/** A single payment for Swim, its price in pence, and the promotion that makes it free. */
const swimOnce = 21;
const fullPrice = 6900;
const freePromotion = promotionId('FREESTART');

const providers: Readonly<Record<string, ProviderName>> = { opayo: 'Opayo', stripe: 'Stripe', ryft: 'Ryft' };

/** A customer of their own test, who calls the API as a browser does. */
export class Customer {
  private readonly cookies = new Map<string, string>();
  cartId = '';
  /** The number of entries in the bank's books that are about an earlier purchase. */
  earlierEntries = 0;

  constructor(
    readonly shop: Shop,
    readonly testId: string,
    readonly way: Way,
  ) {}

  /** The provider that this way of paying goes to; none where nothing is due. */
  get provider(): ProviderName | undefined {
    return providers[this.way.split('-')[0] ?? ''];
  }

  get price(): number {
    return this.provider === undefined ? 0 : fullPrice;
  }

  get paysBySavedCard(): boolean {
    return this.way.endsWith('-saved');
  }

  /** A fresh test: customers as on the first day, one of them logged in. */
  async begin(): Promise<void> {
    await this.send('POST', '/sandbox/reset', {});
    if (this.provider) await this.send('PUT', '/sandbox/settings', { paymentProvider: this.provider });
    const username = this.paysBySavedCard ? 'priya@example.org' : 'amara@example.org';
    await this.send('POST', '/api/auth/customer/login', { username, password: 'Sculling1!' });
  }

  /** Puts the membership into the cart, so that checkout is the next screen. */
  async fillCart(option = swimOnce): Promise<void> {
    const { data } = (await this.send('POST', '/api/memberships/online-joining/store', {
      home_venue_id: 1,
      membership_type_id: Math.floor(option / 10),
      payment_option_id: option,
      start_date: dateOf(new Date()),
      terms: [1, 2],
      source: 'online-joining',
      ...(this.provider === undefined ? { promotion_code_id: freePromotion } : {}),
    })) as { data: { cart_id: string } };
    this.cartId = data.cart_id;
  }

  /** The session as a browser's cookies. */
  get browserCookies() {
    const names = [...this.cookies, ['sandbox_test', this.testId] as const];
    return names.map(([name, value]) => ({
      name,
      value,
      domain: '.joinery.localhost',
      path: '/',
      ...(name.startsWith('__Secure-') ? { secure: true, httpOnly: true } : {}),
    }));
  }

  records = async (): Promise<Records> => (await this.send('GET', '/sandbox/records')) as Records;
  reconcile = (): Promise<unknown> => this.send('POST', '/sandbox/reconcile', {});
  faults = (faults: readonly Fault[]): Promise<unknown> => this.send('PUT', '/sandbox/faults', faults);
  bankFaults = (faults: readonly BankFault[]): Promise<void> => this.shop.bank.faults(this.testId, faults);
  /** The bank's books for this test, whether the shop knows of an entry or not. */
  ledger = (): Promise<readonly LedgerEntry[]> => this.shop.bank.ledger(this.testId);

  /** Takes all faults back, and ends what hangs because of them. */
  async calm(): Promise<void> {
    await this.shop.bank.call(`/controls/faults/${this.testId}`, { method: 'DELETE' });
  }

  /** The first things that the bank knows of the payment: what it calls it, by the latest attempt. */
  async reference(): Promise<string> {
    const opened = (await this.ledger()).slice(this.earlierEntries).filter(({ event }) => event === 'opened');
    return opened.at(-1)?.reference ?? '';
  }

  async send(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${this.shop.port}${path}`, {
      method,
      headers: {
        'x-sandbox-test': this.testId,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'idempotency-key': crypto.randomUUID(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(30_000),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    return text === '' ? undefined : JSON.parse(text);
  }
}
