import { createHash } from 'node:crypto';
import type { EmbeddedDatabase } from './database/embedded';

/** What is bought in a schedule, and how. */
export type Scenario = {
  readonly name: string;
  readonly provider: 'Stripe' | 'Opayo' | 'Ryft';
  readonly sells: Membership | Places;
};

type Membership = {
  readonly kind: 'membership';
  readonly option: number;
  readonly type: number;
  readonly promotion?: number;
  /** Whether a Direct Debit goes with it. */
  readonly isMonthly?: boolean;
};

type Places = {
  readonly kind: 'places';
  readonly count: number;
  /** Pence of the customer's credit that are to pay for them. */
  readonly credit?: number;
  /** How many sessions a package of theirs has left. */
  readonly sessions?: number;
};

const swim = { kind: 'membership', option: 21, type: 2 } as const;
const monthly = { kind: 'membership', option: 20, type: 2, isMonthly: true } as const;

export const scenarios: readonly Scenario[] = [
  { name: 'joining, Stripe', provider: 'Stripe', sells: swim },
  { name: 'joining, Opayo', provider: 'Opayo', sells: swim },
  { name: 'joining, Ryft', provider: 'Ryft', sells: swim },
  { name: 'joining by the month, Stripe', provider: 'Stripe', sells: monthly },
  { name: 'joining by the month, Ryft', provider: 'Ryft', sells: monthly },
  { name: 'joining with a code, Opayo', provider: 'Opayo', sells: { ...swim, promotion: 4 } },
  { name: 'joining for nothing', provider: 'Stripe', sells: { ...swim, promotion: 3 } },
  { name: 'places, Stripe', provider: 'Stripe', sells: { kind: 'places', count: 2 } },
  { name: 'places and credit, Opayo', provider: 'Opayo', sells: { kind: 'places', count: 2, credit: 400 } },
  { name: 'places and a package, Ryft', provider: 'Ryft', sells: { kind: 'places', count: 2, sessions: 1 } },
  { name: 'places by a package', provider: 'Stripe', sells: { kind: 'places', count: 2, sessions: 3 } },
  { name: 'places by credit', provider: 'Stripe', sells: { kind: 'places', count: 1, credit: 550 } },
];

/** Somebody with an account and a session. */
export type Customer = {
  readonly id: string;
  readonly name: string;
  readonly secret: string;
  readonly mark: string;
};

const details = (name: string): string =>
  JSON.stringify({
    firstName: name,
    lastName: 'Okafor',
    email: `${name.toLowerCase()}@example.org`,
    dateOfBirth: '1990-05-17',
    mobile: '07700 900142',
    address: { lineOne: '14 Burley Lodge Terrace', lineTwo: '', city: 'Leeds', postcode: 'LS6 1QE' },
  });

/** A customer in a world of their own test, by statements of the database alone. */
export function makeCustomer(database: EmbeddedDatabase, testId: string, name: string): Customer {
  const customer = {
    id: crypto.randomUUID(),
    name,
    secret: crypto.randomUUID(),
    mark: crypto.randomUUID().slice(0, 12),
  };
  database.run(
    `insert into customers (id, test_id, reference, email, password_hash, first_name, last_name, details, barcode, credit_pence)
     values ($1, $2, $3, $4, '', $5, 'Okafor', $6, $7, 0)`,
    [customer.id, testId, `AV-${name}`, `${name.toLowerCase()}@example.org`, name, details(name), `00407${name}`],
  );
  return customer;
}

/** Opens a session for a customer, as logging in does. */
export function openSession(database: EmbeddedDatabase, { id, secret, mark }: Customer): void {
  database.run(
    `insert into sessions (id_hash, customer_id, mark, expires_at) values ($1, $2, $3, $4)
     on conflict (id_hash) do nothing`,
    [createHash('sha256').update(secret).digest('hex'), id, mark, new Date(Date.now() + 12 * 60 * 60_000)],
  );
}

/** What customers have of credit and package sessions, in the beginning. */
const wallet = { credit: 1000, sessions: 5 } as const;

/** Puts what the scenario sells into a customer's cart. Answers with the cart's id. */
export function fillCart(database: EmbeddedDatabase, testId: string, customer: Customer, { sells }: Scenario): string {
  return sells.kind === 'membership'
    ? fillJoiningCart(database, testId, customer, sells)
    : fillBasket(database, testId, customer, sells);
}

const today = (): string => new Date().toISOString().slice(0, 10);

function fillJoiningCart(
  database: EmbeddedDatabase,
  testId: string,
  { id, name }: Customer,
  { option, type, promotion, isMonthly = false }: Membership,
): string {
  const cart = crypto.randomUUID();
  const mandate = isMonthly ? crypto.randomUUID() : null;
  database.run(
    `insert into carts (id, test_id, customer_id, source, state, kind, home_venue_id, membership_type_id,
       payment_option_id, start_date, promotion_id, accepted_terms, billing_day, mandate_id)
     values ($1, $2, $3, 'online-joining', 'open', 'join', 1, $4, $5, $6, $7, '[]', $8, $9)`,
    [cart, testId, id, type, option, today(), promotion ?? null, isMonthly ? 1 : null, mandate],
  );
  if (mandate !== null)
    database.run(
      `insert into mandates (id, customer_id, cart_id, account_holder, sort_code, account_number, state, reference)
       values ($1, $2, $3, $4, '089999', '66374958', 'proposed', 'AVL')`,
      [mandate, id, cart, name],
    );
  return cart;
}

type OfferRow = {
  readonly category: { readonly id: number };
  readonly pricing_options: readonly { readonly id: number }[];
};

/** Lane swimming tomorrow and the days after, at nine. */
function fillBasket(
  database: EmbeddedDatabase,
  testId: string,
  { id }: Customer,
  { count, credit = 0, sessions = 0 }: Places,
): string {
  const cart = crypto.randomUUID();
  const [offer] = database.run('select category, pricing_options from offers where id = 1') as OfferRow[];
  database.run('update customers set credit_pence = $2 where id = $1', [id, wallet.credit]);
  if (sessions > 0)
    database.run(
      `insert into packages (customer_id, name, total_uses, uses_left, category_id)
       values ($1, 'Swims', $2, $3, $4)`,
      [id, wallet.sessions, sessions, offer?.category.id],
    );
  database.run(
    `insert into carts (id, test_id, customer_id, source, state, kind, accepted_terms, credit_pence)
     values ($1, $2, $3, 'bookings', 'open', 'basket', '[]', $4)`,
    [cart, testId, id, credit],
  );
  for (let day = 1; day <= count; day += 1) {
    const date = new Date(Date.now() + day * 24 * 60 * 60_000).toISOString().slice(0, 10);
    const slot = `1-1-${date.replaceAll('-', '')}-0900`;
    database.run(
      `insert into slots (test_id, id, offer_id, venue_id, date, starts_at, minutes, place, capacity, taken_elsewhere)
       values ($1, $2, 1, 1, $3, '09:00', 60, 'Main pool', 24, 0)`,
      [testId, slot, date],
    );
    database.run(
      `insert into cart_items (test_id, cart_id, slot_id, purchased_for, pricing_option_id, answers, pay_with,
         enable_print_receipt, held_until)
       values ($1, $2, $3, $4, $5, '[]', 'auto', false, $6)`,
      [testId, cart, slot, id, offer?.pricing_options[0]?.id, new Date(Date.now() + 15 * 60_000)],
    );
  }
  return cart;
}

/** What has gone of the credit and the sessions that a customer had, and what their orders say has. */
export function walletSpent(
  database: EmbeddedDatabase,
  { id }: Customer,
  { sells }: Scenario,
): { readonly gone: string; readonly ordered: string } | undefined {
  if (sells.kind !== 'places') return undefined;
  const [row] = database.run(
    `select c.credit_pence as credit, (select sum(uses_left) from packages where customer_id = c.id) as left,
       (select coalesce(sum(p.amount), 0) from payments p join orders o on o.id = p.order_id
         where o.customer_id = c.id and p.tender_type = 'credit') as spent,
       (select count(*) from bookings where customer_id = c.id and package_id is not null) as used,
       (select count(*) from bookings where customer_id = c.id) as booked,
       (select coalesce(sum(json_array_length(items::json)), 0) from orders where customer_id = c.id) as items
     from customers c where c.id = $1`,
    [id],
  );
  if (!row) return undefined;
  const { sessions = 0 } = sells;
  const gone = `${wallet.credit - Number(row.credit)}p of credit, ${sessions - Number(row.left ?? 0)} sessions, ${Number(row.booked)} places`;
  const ordered = `${Number(row.spent)}p of credit, ${Number(row.used)} sessions, ${Number(row.items)} places`;
  return { gone, ordered };
}
