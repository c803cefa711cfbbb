import { createHash } from 'node:crypto';
import type { SharedDatabase } from './database/SharedDatabase';
import type { Membership, Places, Scenario } from './Scenario';

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

/** Somebody of that name, whom the database does not know yet. */
export function someone(name: string): Customer {
  return {
    id: crypto.randomUUID(),
    name,
    secret: crypto.randomUUID(),
    mark: crypto.randomUUID().slice(0, 12),
  };
}

/** Enters a customer in the world of a test, by statements of the database alone. */
export async function enterCustomer(
  database: SharedDatabase,
  testId: string,
  { id, name }: Customer,
  isStaff: boolean,
): Promise<void> {
  await database.run(
    `insert into customers (id, test_id, reference, email, password_hash, first_name, last_name, details, barcode, credit_pence, staff)
     values ($1, $2, $3, $4, '', $5, 'Okafor', $6, $7, 0, $8)`,
    [...[id, testId, `AV-${name}`, `${name.toLowerCase()}@example.org`, name, details(name), `00407${name}`], isStaff],
  );
}

const cardsOnFile = { Stripe: 'pm_card_visa', Opayo: 'SANDBOX-SAVED-VISA-0006', Ryft: 'pmt_card_visa' } as const;

/** Gives a customer a card on file with the scenario's provider. */
export async function fileCard(database: SharedDatabase, { id }: Customer, { provider }: Scenario): Promise<void> {
  await database.run(
    `insert into saved_cards (customer_id, provider, card_type, last_four, expires, external_identifier)
     values ($1, $2, 'Visa', '4242', '12/30', $3)`,
    [id, provider, cardsOnFile[provider]],
  );
}

/** Opens a session for a customer, as logging in does. */
export async function openSession(database: SharedDatabase, { id, secret, mark }: Customer): Promise<void> {
  await database.run(
    `insert into sessions (id_hash, customer_id, mark, expires_at) values ($1, $2, $3, $4)
     on conflict (id_hash) do nothing`,
    [createHash('sha256').update(secret).digest('hex'), id, mark, new Date(Date.now() + 12 * 60 * 60_000)],
  );
}

/** The credit and package sessions that customers have in the beginning. */
const wallet = { credit: 1000, sessions: 5 } as const;

/** Puts what the scenario sells into a customer's cart. */
export function fillCart(
  database: SharedDatabase,
  testId: string,
  customer: Customer,
  scenario: Scenario,
): Promise<void> {
  const { sells, desk } = scenario;
  if (sells.kind === 'card') return beginCheck(database, testId, customer);
  return sells.kind === 'membership'
    ? fillJoiningCart(database, testId, customer, sells)
    : fillBasket(database, testId, customer, { ...sells, source: desk ? 'front-of-house' : 'bookings' });
}

/** Begins the check of a card that a customer wants to save. */
async function beginCheck(database: SharedDatabase, testId: string, { id }: Customer): Promise<void> {
  await database.run(
    `insert into carts (id, test_id, customer_id, source, state, kind, accepted_terms)
     values ($1, $2, $3, 'saved-card', 'open', 'card', '[]')`,
    [crypto.randomUUID(), testId, id],
  );
}

const dayMs = 24 * 60 * 60_000;
const dayFromToday = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** The membership that a change or a renewal follows. Answers with its id. */
async function giveMembership(
  database: SharedDatabase,
  { id }: Customer,
  follows: 'change' | 'renew',
): Promise<string> {
  const membership = crypto.randomUUID();
  const [option, end, day] = follows === 'change' ? [20, null, 1] : [21, dayFromToday(10), null];
  await database.run(
    `insert into memberships (id, customer_id, membership_type_id, payment_option_id, home_venue_id, start_date, end_date,
       billing_day, state)
     values ($1, $2, 2, $3, 1, '2026-08-30', $4, $5, 'active')`,
    [membership, id, option, end, day],
  );
  return membership;
}

/** All texts of a membership as a cart keeps those that were agreed to, in SQL. */
const agreedSql = `(select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'version', version, 'hash', encode(sha256(convert_to(html, 'UTF8')), 'hex'))), '[]') from terms)`;

/** Returns a membership of a centre as an order says it. */
export async function nameOf(
  database: SharedDatabase,
  { type, option, venue }: { readonly type: number; readonly option: number; readonly venue: number },
): Promise<string> {
  const sql = 'select t.name, v.name as venue from membership_types t, venues v where t.id = $1 and v.id = $2';
  const [row] = await database.run(sql, [type, venue]);
  return `${String(row?.name)} (${option}) at ${String(row?.venue)}`;
}

async function fillJoiningCart(
  database: SharedDatabase,
  testId: string,
  customer: Customer,
  { option, type, promotion, isAgreed = false, isMonthly = false, follows }: Membership,
): Promise<void> {
  const { id, name } = customer;
  const cart = crypto.randomUUID();
  const followed = follows && (await giveMembership(database, customer, follows));
  const start = dayFromToday(follows === 'renew' ? 11 : follows === 'change' ? 1 : 0);
  await database.run(
    `insert into carts (id, test_id, customer_id, source, state, home_venue_id, membership_type_id,
       payment_option_id, start_date, promotion_id, accepted_terms, billing_day, kind, follows_id)
     values ($1, $2, $3, 'online-joining', 'open', 1, $4, $5, $6, $7, ${isAgreed ? agreedSql : "'[]'"}, $8, $9, $10)`,
    [
      ...[cart, testId, id, type, option, start, promotion ?? null],
      ...[isMonthly || follows === 'change' ? 1 : null, follows ?? 'join', followed ?? null],
    ],
  );
  if (isMonthly)
    await database.run(
      `insert into mandates (id, customer_id, cart_id, account_holder, sort_code, account_number, state, reference)
       values ($1, $2, $3, $4, '089999', '66374958', 'proposed', 'AVL')`,
      [crypto.randomUUID(), id, cart, name],
    );
}

type OfferRow = {
  readonly category: { readonly id: number };
  readonly pricing_options: readonly { readonly id: number }[];
};

/** Lane swimming tomorrow and the days after, at nine. */
async function fillBasket(
  database: SharedDatabase,
  testId: string,
  { id }: Customer,
  { count, credit = 0, sessions = 0, penalty = 0, source }: Places & { readonly source: string },
): Promise<void> {
  const cart = crypto.randomUUID();
  const [offer] = (await database.run('select category, pricing_options from offers where id = 1')) as OfferRow[];
  await database.run('update customers set credit_pence = $2 where id = $1', [id, wallet.credit]);
  if (sessions > 0)
    await database.run(
      `insert into packages (customer_id, name, total_uses, uses_left, category_id)
       values ($1, 'Swims', $2, $3, $4)`,
      [id, wallet.sessions, sessions, offer?.category.id],
    );
  await database.run(
    `insert into carts (id, test_id, customer_id, source, state, kind, accepted_terms, credit_pence)
     values ($1, $2, $3, $4, 'open', 'basket', '[]', $5)`,
    [cart, testId, id, source, credit],
  );
  if (penalty > 0) await owePenalty(database, { id, cart, penalty });
  for (let day = 1; day <= count; day += 1) {
    const date = dayFromToday(day);
    const slot = `1-1-${date.replaceAll('-', '')}-0900`;
    await database.run(
      `insert into slots (test_id, id, offer_id, venue_id, date, starts_at, minutes, place, capacity, taken_elsewhere)
       values ($1, $2, 1, 1, $3, '09:00', 60, 'Main pool', 24, 0) on conflict do nothing`,
      [testId, slot, date],
    );
    await database.run(
      `insert into cart_items (test_id, cart_id, slot_id, purchased_for, pricing_option_id, answers, pay_with,
         enable_print_receipt, held_until)
       values ($1, $2, $3, $4, $5, '[]', 'auto', false, $6)`,
      [testId, cart, slot, id, offer?.pricing_options[0]?.id, new Date(Date.now() + 15 * 60_000)],
    );
  }
}

/** A penalty that the customer owes lies in their basket. */
async function owePenalty(
  database: SharedDatabase,
  { id, cart, penalty }: { readonly id: string; readonly cart: string; readonly penalty: number },
): Promise<void> {
  const owed = crypto.randomUUID();
  await database.run(
    `insert into penalties (id, customer_id, reason, amount, given_on)
     values ($1, $2, 'Missed booking: Swim', $3, '2026-08-12')`,
    [owed, id, penalty],
  );
  await database.run('insert into cart_penalties (cart_id, penalty_id) values ($1, $2)', [cart, owed]);
}

/**
 * The changes of a customer's holdings beside the orders that the schedule is about: what was spent, the memberships that
 * follow the one they had, and the ids of the customers who were given one.
 */
export type Elsewhere = {
  credit: number;
  sessions: number;
  memberships: number;
  readonly given: Set<string>;
  isCardRemoved: boolean;
};

type Holdings = { readonly are: string; readonly shouldBe: string };

/** A customer's holdings now, and those that their orders should have left them; in words, to be compared. */
export function holdingsOf(
  database: SharedDatabase,
  customer: Customer,
  { sells }: Scenario,
  elsewhere: Elsewhere,
): Promise<Holdings | undefined> {
  if (sells.kind === 'card') return cardOf(database, customer, elsewhere);
  return sells.kind === 'places'
    ? walletOf(database, customer, sells, elsewhere)
    : membershipsOf(database, customer, sells, elsewhere);
}

/** The customer's card is the one that was filed for them before until a check has ended well, and then the new one. */
async function cardOf(
  database: SharedDatabase,
  { id }: Customer,
  { isCardRemoved }: Elsewhere,
): Promise<Holdings | undefined> {
  const [row] = await database.run(
    `select (select count(*) from orders where customer_id = $1) as saved,
       (select count(*) from saved_cards where customer_id = $1 and external_identifier <> all($2)) as typed,
       (select count(*) from payments p join orders o on o.id = p.order_id where o.customer_id = $1) as paid`,
    [id, Object.values(cardsOnFile)],
  );
  if (!row) return undefined;
  return {
    // A card that was removed may be either one, as both may be on their way at once.
    are: `${Number(isCardRemoved ? row.saved : row.typed)} new cards and ${Number(row.paid)} payments`,
    shouldBe: `${Number(row.saved)} new cards and 0 payments`,
  };
}

async function walletOf(
  database: SharedDatabase,
  { id }: Customer,
  { sessions = 0 }: Places,
  elsewhere: Elsewhere,
): Promise<Holdings | undefined> {
  const [row] = await database.run(
    `select c.credit_pence as credit, (select sum(uses_left) from packages where customer_id = c.id) as left,
       (select coalesce(sum(p.amount), 0) from payments p join orders o on o.id = p.order_id
         where o.customer_id = c.id and p.tender_type = 'credit') as spent,
       (select count(*) from bookings where customer_id = c.id and package_id is not null and state <> 'cancelled') as used,
       (select coalesce(sum(paid), 0) from bookings where customer_id = c.id and state = 'cancelled') as cancelled,
       (select coalesce(sum(r.cash), 0) from refunds r join orders o on o.id = r.order_id
         where o.customer_id = c.id) as refunded,
       (select coalesce(sum(amount), 0) from card_refunds where customer_id = c.id and state <> 'refused') as to_cards,
       (select count(*) from bookings b join refunds r on r.order_id = b.order_id
         where b.customer_id = c.id and b.state = 'booked') as kept,
       (select count(*) from bookings where customer_id = c.id) as booked,
       (select count(*) from orders o, json_array_elements(o.items::json) item
         where o.customer_id = c.id and item->>'type' = 'booking') as places,
       (select count(*) from orders o, json_array_elements(o.items::json) item
         where o.customer_id = c.id and item->>'type' = 'penalty') as penalties,
       (select count(*) from penalties where customer_id = c.id and order_id is not null) as settled
     from customers c where c.id = $1`,
    [id],
  );
  if (!row) return undefined;
  // The price of the cancelled places has come back, to a card, in cash or as credit.
  const asCredit = Number(row.cancelled) - Number(row.refunded) - Number(row.to_cards);
  const credit = wallet.credit - Number(row.spent) - elsewhere.credit + asCredit;
  const left = sessions - Number(row.used) - elsewhere.sessions;
  return {
    are: `${Number(row.credit)}p of credit, ${Number(row.left ?? 0)} sessions, ${Number(row.booked)} places, ${Number(row.kept)} of cancelled orders, ${Number(row.settled)} penalties paid`,
    shouldBe: `${credit}p of credit, ${left} sessions, ${Number(row.places)} places, 0 of cancelled orders, ${Number(row.penalties)} penalties paid`,
  };
}

async function membershipsOf(
  database: SharedDatabase,
  { id }: Customer,
  { follows }: Membership,
  elsewhere: Elsewhere,
): Promise<Holdings | undefined> {
  const [row] = await database.run(
    `select (select count(*) from memberships where customer_id = $1) as all,
       (select count(*) from memberships m where customer_id = $1
          and order_id is not null and not exists (select from orders o where o.id = m.order_id)) as stray,
       (select count(*) from memberships where customer_id = $1 and successor_id is not null) as followed,
       (select count(*) from memberships a join memberships b
          on a.customer_id = b.customer_id and a.membership_type_id = b.membership_type_id and a.id < b.id
            and a.start_date <= coalesce(b.end_date, 'infinity') and b.start_date <= coalesce(a.end_date, 'infinity')
          where a.customer_id = $1) as twice,
       (select count(*) from orders where customer_id = $1) as orders,
       (select count(*) from orders o join carts c on c.id = o.cart_id
          where o.customer_id = $1 and c.kind <> 'join') as following`,
    [id],
  );
  if (!row) return undefined;
  const before = follows === undefined ? 0 : 1;
  const all = before + Number(row.orders) + elsewhere.memberships + Number(elsewhere.given.has(id));
  return {
    are: `${Number(row.all)} memberships, ${Number(row.followed)} of them followed, ${Number(row.stray)} without its order, ${Number(row.twice)} twice`,
    shouldBe: `${all} memberships, ${Number(row.following) + elsewhere.memberships} of them followed, 0 without its order, 0 twice`,
  };
}
