import { expect } from 'vitest';
import type { Basket, BasketItem, Order } from '../../../schemas/generated/wire';
import { daysAhead, plannedSlots, type PlannedSlot } from '../../../operator/bookings/offers/slots';
import { addDays, dateOf } from '../../../src/ground/core/dates';
import { BankCounter } from '../../bank/support/Bank';
import { stripeCalls } from '../../bank/support/stripeCalls';
import type { Caller, Harness, Reply } from '../harness';
import { cardNumbers, type CardKind } from '../payments/cards';
import { reportedBrowser } from '../../support/reportedBrowser';

export const leila = 'leila@example.org';
export const morgan = 'morgan@example.org';
export const desk = 'desk@example.org';

/** Offers by what they are in the tests. */
export const offers = {
  swim: 1,
  badminton: 6,
  induction: 7,
  football: 9,
  camp: 20,
  lessons: 30,
  beginners: 32,
} as const;
export const bookingTerms = 4;
export const waiver = 5;
const minute = 60_000;

type Tender = { tender_type: string; amount: number };

/** Somebody with a basket, and what their page asks of the shop. */
export class Booker {
  constructor(
    readonly caller: Caller,
    private readonly harness: Harness,
    readonly source = 'bookings',
    readonly selected?: string,
  ) {}

  static async at(harness: Harness, email: string, testId?: string): Promise<Booker> {
    return new Booker(await harness.signedIn(email, testId), harness);
  }

  get bank(): BankCounter {
    return new BankCounter(Number(new URL(this.harness.bankUrl).port));
  }

  /** The slots of an offer from the day after tomorrow, as they are planned. */
  async planned(offerId: number): Promise<readonly PlannedSlot[]> {
    const { db } = this.harness;
    const offer = await db.selectFrom('offers').selectAll().where('id', '=', offerId).executeTakeFirstOrThrow();
    const venue = { id: 1, name: 'Kirkstall Bridge Leisure Centre', slug: 'kirkstall-bridge-leisure-centre' };
    const today = dateOf(new Date());
    return plannedSlots(offer, venue, addDays(today, 2), addDays(today, daysAhead[offer.kind]));
  }

  /** The nth of them, with so many places left. */
  async slot(offerId: number, { nth = 0, left = 5 } = {}): Promise<PlannedSlot> {
    const slot = (await this.planned(offerId))[nth];
    if (!slot) throw new Error(`Nothing is planned of offer ${offerId}.`);
    expect(await this.caller.put('/sandbox/places', { slot_id: slot.id, left })).toMatchObject({ status: 200 });
    return slot;
  }

  add = (slot: PlannedSlot, more: object = {}): Promise<Reply> => this.addAll([slot], more);
  addAll = (slots: readonly PlannedSlot[], more: object = {}): Promise<Reply> =>
    this.addItems(slots.map(({ id, offer_id }) => ({ id, type: typeOf(offer_id), ...more })));
  addItems = (items: readonly object[]): Promise<Reply> =>
    this.caller.post('/api/checkout/add', { items, ...this.whose });
  /** Adds places for guests by their numbers. */
  addGuests = (slot: PlannedSlot, numbers: readonly number[]): Promise<Reply> =>
    this.addItems(numbers.map((guest) => ({ id: slot.id, type: typeOf(slot.offer_id), guest })));

  async added(slot: PlannedSlot, more: object = {}): Promise<Basket> {
    const { status, data, text } = await this.add(slot, more);
    expect(status, text).toBe(200);
    return data;
  }

  async basket(): Promise<Basket> {
    const { status, data, text } = await this.caller.get(`/api/checkout?${this.query}`);
    expect(status, text).toBe(200);
    return data;
  }

  remove = (ids: readonly string[]): Promise<Reply> =>
    this.caller.post(`/api/checkout/remove?${this.query}`, { cart_item_ids: ids });
  update = (id: string, options: object): Promise<Reply> =>
    this.caller.put(`/api/checkout/${id}`, { options, ...this.whose });
  useCredit = (amount: number): Promise<Reply> => this.caller.put('/api/checkout/credit', { amount, ...this.whose });
  discard = (): Promise<Reply> => this.caller.delete(`/api/checkout?${this.query}`);
  prepare = (): Promise<Reply> => this.caller.get('/api/checkout/prepare?source=bookings');

  /** Asks the bank for what the basket says is left to pay. */
  async authorise(more: object = {}, card: CardKind = 'good'): Promise<Reply> {
    const { balance, payments, attendee_waivers_required } = await this.basket();
    const prepared = await this.prepare();
    if (prepared.status !== 200) return prepared;
    const { transaction_uuid } = prepared.data as { transaction_uuid: string };
    const payment_method_id = await stripeCalls(this.bank, `/with/${this.caller.testId}`).card(
      cardNumbers.Stripe[card],
    );
    return this.caller.post('/api/checkout/authorise', {
      transaction_uuid,
      payment_method_id,
      payments: [...payments, { tender_type: 'card', amount: balance }],
      terms: [bookingTerms],
      completed_waivers: attendee_waivers_required.map(({ id }) => id),
      source: this.source,
      save_card: false,
      browser: reportedBrowser,
      ...more,
    });
  }

  complete = (transaction_uuid?: string, more: object = {}): Promise<Reply> =>
    this.caller.post('/api/checkout/complete', {
      payments: [],
      terms: [bookingTerms],
      completed_waivers: [],
      source: this.source,
      ...(transaction_uuid === undefined ? {} : { transaction_uuid }),
      ...more,
    });

  /** Pays by card, with the credit that the basket uses. */
  async paid(): Promise<Order> {
    const { data, text } = await this.authorise();
    const { transaction_status, transaction_uuid } = data as { transaction_status: string; transaction_uuid: string };
    expect(transaction_status, text).toBe('authorised');
    return this.order(await this.complete(transaction_uuid));
  }

  async order({ status, data, text }: Reply): Promise<Order> {
    expect(status, text).toBe(200);
    const { complete_order_id } = data as { complete_order_id: string };
    return (await this.caller.get(`/api/orders/${complete_order_id}`)).data;
  }

  /** Pays at the desk. */
  pay = (payments: readonly Tender[], more: object = {}, till?: string): Promise<Reply> =>
    this.caller.post(`/api/checkout/pay${till === undefined ? '' : `?till_venue=${till}`}`, {
      payments,
      terms: [bookingTerms],
      completed_waivers: [waiver],
      ...this.whose,
      ...more,
    });

  /** Lets the test's clock stand so many minutes after now. */
  async later(minutes: number): Promise<void> {
    const clock = new Date(Date.now() + minutes * minute).toISOString();
    expect(await this.caller.put('/sandbox/settings', { clock })).toMatchObject({ status: 200 });
  }

  async records(): Promise<Record<'orders' | 'payments' | 'bookings' | 'attempts', Record<string, unknown>[]>> {
    return (await this.caller.get('/sandbox/records')).body as never;
  }

  /** The children's ids by first name. */
  async children(): Promise<Record<string, string>> {
    const { data } = await this.caller.get('/api/my-account/dependants');
    return Object.fromEntries(
      (data as { id: string; first_name: string }[]).map(({ id, first_name }) => [first_name, id]),
    );
  }

  private get whose(): object {
    return { source: this.source, ...(this.selected === undefined ? {} : { selected_user_id: this.selected }) };
  }

  private get query(): string {
    return new URLSearchParams(this.whose as Record<string, string>).toString();
  }
}

function typeOf(offerId: number): BasketItem['object_type'] {
  return offerId < 20 ? 'activity' : offerId < 30 ? 'camp' : 'course';
}

/** The only item of a basket. */
export function only({ items }: Basket): BasketItem {
  const [item, ...others] = items;
  if (!item || others.length > 0) throw new Error(`A basket of one item has ${items.length}.`);
  return item;
}

/** Answers to the questions of a camp. */
export const campAnswers = [
  { question_id: 1, answer: 'Leila, 07700 900142' },
  { question_id: 3, answer: 'Leila' },
];
