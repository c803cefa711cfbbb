import { ApiClient } from '../../src/kit/api/ApiClient';
import type { BasketSource } from '../../src/kit/api/basket';
import type { Clock } from '../../src/ground/core/services';
import { ToastStore } from '../../src/kit/site/ToastStore';
import { BasketStore } from '../../src/bookings/BasketStore';

const price = (raw: number) => ({ raw, formatted: `£${(raw / 100).toFixed(2)}`, decimal: (raw / 100).toFixed(2) });

export const question = { id: 12, label: 'Can they swim 25 metres?', type: 'text', is_required: true, options: {} };

/** Returns a basket's item in the wire format. */
export function wireItem(id: string, more: object = {}): object {
  return {
    id,
    object_type: 'activity',
    slot_id: `slot-${id}`,
    offer_id: 1,
    name: 'Lane swimming',
    category: { id: 1, name: 'Swim' },
    venue: { id: 1, name: 'Otley', slug: 'otley' },
    place: 'Main pool',
    date: '2026-11-21',
    last_date: null,
    weeks: null,
    starts_at: '09:00',
    ends_at: '10:00',
    purchased_for_user_id: 'u1',
    purchased_for_name: 'Amara Okafor',
    pricing_option_id: 1,
    pricing_options: [],
    price: price(620),
    full_price: price(620),
    paid_by: 'money',
    pay_with: 'auto',
    benefit: null,
    package: null,
    offered_benefit: null,
    offered_package: null,
    sort_by: 1,
    enable_print_receipt: false,
    additional_questions: [],
    answers: [],
    waiver_id: null,
    refusal: null,
    held_until: '2026-11-20T12:15:00.000Z',
    ...more,
  };
}

/** Returns a basket in the wire format. */
export function wireBasket(items: readonly object[], more: object = {}): object {
  const total = 620 * items.length;
  return {
    id: items.length > 0 ? 'b1' : null,
    uuid: items.length > 0 ? 'b1' : null,
    source: 'bookings',
    items,
    version: 'v1',
    expired_items: [],
    penalties: [],
    item_count: items.length,
    sub_total: total,
    tax_total: 0,
    total,
    balance: total,
    formatted_sub_total: price(total).formatted,
    formatted_total: price(total).formatted,
    formatted_balance: price(total).formatted,
    credits: {
      membership: { type: 'membership', total_available: 0, max_applicable: 0 },
      general: {
        type: 'general',
        total_available: items.length > 0 ? 1840 : 0,
        max_applicable: items.length > 0 ? 300 : 0,
      },
    },
    payments: [],
    attendee_waivers_required: [],
    people: [],
    selected_user_id: null,
    complete_order_id: null,
    expires_in: items.length > 0 ? 900 : null,
    is_being_paid: false,
    added_count: null,
    ...more,
  };
}

export type Reply = readonly [status: number, body: unknown] | 'nothing';
export type BasketRequest = {
  readonly method: string;
  readonly path: string;
  readonly key: string | null;
  readonly body: unknown;
};

export const basketReply = (...ids: readonly string[]): Reply => [
  200,
  { data: wireBasket(ids.map((id) => wireItem(id))) },
];

/** Creates a BasketStore with a server that sends these replies in order, and a clock that stands still until set. */
export function testBasket(replies: readonly (Reply | Promise<Reply>)[], source: BasketSource = 'bookings') {
  const asked: BasketRequest[] = [];
  const left = [...replies];
  const network = async (url: string, { method = '', headers, body }: RequestInit): Promise<Response> => {
    const { pathname, search } = new URL(url, 'http://page');
    const key = new Headers(headers).get('idempotency-key');
    asked.push({ method, path: pathname + search, key, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const reply = await (left.shift() ?? new Promise<Reply>(() => undefined));
    if (reply === 'nothing') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(reply[1]), { status: reply[0] });
  };
  const time = { now: new Date('2026-11-20T12:00:00Z') };
  const clock: Clock = { now: () => time.now, after: () => () => undefined, every: () => () => undefined };
  const storage = { read: () => undefined, write: () => undefined, remove: () => undefined };
  const client = new ApiClient({
    base: '',
    network,
    bearer: () => undefined,
    onUndeclared: (fault) => {
      throw new Error(fault);
    },
    onUnauthorised: () => undefined,
  });
  const toasts = new ToastStore(clock, storage);
  const basket = new BasketStore({ client, toasts, source, payment: () => undefined });
  const said = (): readonly string[] => toasts.toasts.map(({ type, content }) => `${type}: ${content}`);
  return { basket, asked, client, toasts, said, clock, time };
}
