import type { Basket } from '../../../schemas/generated/wire';
import type { PlannedSlot } from '../../../operator/bookings/offers/slots';
import type { Caller, Reply } from '../../api/harness';
import type { BankCounter } from '../../bank/support/Bank';
import { stripeCalls } from '../../bank/support/stripeCalls';
import { reportedBrowser } from '../../support/reportedBrowser';

const terms = [4];
const source = 'bookings';
export const steps = ['add', 'basket', 'prepare', 'authorise', 'complete'] as const;
export type Step = (typeof steps)[number];

/** Takes the outcome of each of a customer's calls. */
export type Told = (step: Step, status: number, ms: number) => void;

/** Somebody who takes a place that is left and pays for it by card, again and again. */
export class Shopper {
  constructor(
    private readonly caller: Caller,
    private readonly bank: BankCounter,
    private readonly tell: Told,
  ) {}

  /** Answers whether the place was sold to them. */
  async buy(slot: PlannedSlot): Promise<boolean> {
    const items = [{ id: slot.id, type: 'activity' }];
    const added = await this.timed('add', () => this.caller.post('/api/checkout/add', { items, source }));
    if (added.status !== 200) return false;
    const { balance, payments } = (await this.timed('basket', () => this.caller.get(`/api/checkout?source=${source}`)))
      .data as Basket;
    const agreed = { terms, completed_waivers: [], source };
    const sold = balance === 0 ? await this.complete(agreed) : await this.payByCard(agreed, payments, balance);
    if (!sold) await this.caller.delete(`/api/checkout?source=${source}`);
    return sold;
  }

  private async payByCard(agreed: object, payments: Basket['payments'], balance: number): Promise<boolean> {
    const prepared = await this.timed('prepare', () => this.caller.get(`/api/checkout/prepare?source=${source}`));
    if (prepared.status !== 200) return false;
    const { transaction_uuid } = prepared.data as { transaction_uuid: string };
    const payment_method_id = await stripeCalls(this.bank, `/with/${this.caller.testId}`).card();
    const authorised = await this.timed('authorise', () =>
      this.caller.post('/api/checkout/authorise', {
        ...agreed,
        transaction_uuid,
        payment_method_id,
        payments: [...payments, { tender_type: 'card', amount: balance }],
        save_card: false,
        browser: reportedBrowser,
      }),
    );
    const { transaction_status } = (authorised.body.data ?? {}) as { transaction_status?: string };
    return transaction_status === 'authorised' && this.complete({ ...agreed, transaction_uuid });
  }

  private async complete(body: object): Promise<boolean> {
    const ask = () => this.caller.post('/api/checkout/complete', { payments: [], ...body });
    return (await this.timed('complete', ask)).status === 200;
  }

  private async timed(step: Step, ask: () => Promise<Reply>): Promise<Reply> {
    const begun = performance.now();
    const reply = await ask();
    this.tell(step, reply.status, performance.now() - begun);
    return reply;
  }
}
