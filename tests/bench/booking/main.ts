// A crowd that books and pays for a minute: `tsx tests/bench/booking/main.ts`. On PGlite, or at TEST_DATABASE_URL. Ends with 1
// where an answer was a 5xx, a place was sold twice, or orders and payments do not come to the same.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { plannedSlots, daysAhead, type PlannedSlot } from '../../../operator/bookings/offers/slots';
import { addDays, dateOf } from '../../../src/ground/core/dates';
import { crowd } from '../../api/bookings/crowd';
import { Caller, startHarness, type Door, type Harness } from '../../api/harness';
import { BankCounter } from '../../bank/support/Bank';
import { judge, printTable, type Verdict } from '../report';
import type { CrowdOrder, CrowdReport } from './shopping';

const customers = 200;
const lastsMs = Number(process.env.BENCH_SECONDS ?? 60) * 1000;
const offers = [1, 6, 9]; // swimming, badminton and football
const where = process.env.TEST_DATABASE_URL === undefined ? 'PGlite' : 'PostgreSQL';

const opened = await startHarness();
try {
  process.exitCode = judge(await load(opened));
} finally {
  await opened.close();
}

async function load(harness: Harness): Promise<readonly Verdict[]> {
  const { app, db, bankUrl } = harness;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const { testId } = await harness.caller();
  const knocked: Door = () => Promise.reject(new Error('These only have sessions: they call from another process.'));
  const callers = await crowd(
    db,
    Array.from({ length: customers }, () => new Caller(knocked, testId)),
  );
  const bankPort = Number(new URL(bankUrl).port);
  const report = await shopped({
    port: typeof address === 'object' && address ? address.port : 0,
    bankPort,
    testId,
    tokens: callers.flatMap(({ token }) => token ?? []),
    slots: await slotsOf(harness),
    lastsMs,
  });
  print(report);
  return verdicts(harness, testId, report, new BankCounter(bankPort));
}

async function shopped(order: CrowdOrder): Promise<CrowdReport> {
  const path = fileURLToPath(new URL('shopping.ts', import.meta.url));
  const crowded = fork(path, { execArgv: ['--import', 'tsx'], serialization: 'advanced' });
  crowded.send(order);
  const gone = once(crowded, 'exit').then(([status]) => {
    throw new Error(`The crowd ended with status ${status} before it had said anything.`);
  });
  const [report] = (await Promise.race([once(crowded, 'message'), gone])) as [CrowdReport]; // it says nothing else
  gone.catch(() => undefined); // it goes now
  return report;
}

async function slotsOf({ db }: Harness): Promise<readonly PlannedSlot[]> {
  const venue = { id: 1, name: 'Kirkstall Bridge Leisure Centre', slug: 'kirkstall-bridge-leisure-centre' };
  const from = addDays(dateOf(new Date()), 1);
  const rows = await db.selectFrom('offers').selectAll().where('id', 'in', offers).execute();
  return rows.flatMap((offer) => plannedSlots(offer, venue, from, addDays(from, daysAhead.activity - 1)));
}

function print({ sold, times, statuses }: CrowdReport): void {
  const at = (values: readonly number[], part: number): string =>
    (values[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN).toFixed(0);
  printTable(
    `${customers} customers book and pay for ${lastsMs / 1000} s on ${where}: ${sold} places sold, answers in ms`,
    ['', 'calls', 'median', '95 %', '99 %', 'slowest'],
    [...times].map(([step, values]) => {
      const sorted = [...values].sort((a, b) => a - b);
      return [step, String(sorted.length), at(sorted, 0.5), at(sorted, 0.95), at(sorted, 0.99), at(sorted, 1)];
    }),
  );
  console.log([...statuses].map(([status, count]) => `${status}: ${count}`).join(', '));
}

async function verdicts(
  { db }: Harness,
  testId: string,
  { sold, statuses }: CrowdReport,
  bank: BankCounter,
): Promise<readonly Verdict[]> {
  const failed = [...statuses].reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0);
  const { rows: oversold } = await sql<{ id: string }>`
    select slots.id from slots
    join bookings on bookings.slot_id = slots.id and bookings.state = 'booked'
    join customers on customers.id = bookings.customer_id and customers.test_id = slots.test_id
    where slots.test_id = ${testId}
    group by slots.id, slots.capacity, slots.taken_elsewhere
    having count(*) + slots.taken_elsewhere > slots.capacity`.execute(db);
  const orders = await db.selectFrom('orders').select(['id', 'total']).where('test_id', '=', testId).execute();
  const payments = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.tender_type', 'payments.amount'])
    .where('orders.test_id', '=', testId)
    .execute();
  const ledger = await bank.ledger(testId);
  const sum = (amounts: readonly { readonly amount?: number }[]): number =>
    amounts.reduce((total, { amount = 0 }) => total + amount, 0);
  const ordered = orders.reduce((total, order) => total + order.total, 0);
  const taken = sum(ledger.filter(({ event }) => event === 'captured'));
  const byHand = sum(payments.filter(({ tender_type }) => tender_type !== 'card'));
  const on = (name: string): string => `booking on ${where}: ${name}`;
  console.log(`Orders come to ${ordered}, the bank's ledger to ${taken}, other tenders to ${byHand}.`);
  return [
    { name: on('answers of 500 and above'), value: failed, limit: 0 },
    { name: on('places sold more than once'), value: oversold.length, limit: 0 },
    { name: on('pence between orders and what was paid'), value: Math.abs(ordered - taken - byHand), limit: 0 },
    { name: on('orders that are not one a sale'), value: Math.abs(orders.length - sold), limit: 0 },
    { name: on('nothing was sold'), value: sold > 0 ? 0 : 1, limit: 0 },
  ];
}
