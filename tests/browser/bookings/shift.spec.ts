import type { Page } from '@playwright/test';
import { bookByCard } from '../support/bookByCard';
import { Booker } from '../support/Booker';
import { Shift } from '../support/shift/Shift';
import { pounds, type Takings, type Tender } from '../support/shift/Takings';
import { onlineBookers, visits } from '../support/shift/visits';
import { expect, test } from '../support/test';

/** Fifty customers are played by `npm run test:shift`. */
const customers = Number(process.env.SHIFT_CUSTOMERS ?? visits.length);
const seed = Number(process.env.SHIFT_SEED ?? 21);
const float = 5000;
const tenders: readonly Tender[] = ['Cash', 'Cheque', 'Voucher', 'Credit'];

test.use({ viewport: { width: 1024, height: 768 }, contextOptions: { reducedMotion: 'reduce' } });

test(`a shift of ${customers} customers leaves in the till what a script adds up, to the penny`, async ({
  page,
  context,
  sandbox,
}) => {
  test.setTimeout(60_000 + customers * 12_000);
  const shift = new Shift(page, sandbox, { seed, float });
  await shift.wait(0);
  const rounds = Math.ceil(customers / visits.length);
  for (const { email } of onlineBookers.slice(0, rounds)) {
    await new Booker(page).signIn(email.split('@')[0] ?? '');
    await bookByCard(page, sandbox, { slots: ['6-1-20261123-1100'] });
    for (const name of ['__Secure-joinery_session', 'joinery_token']) await context.clearCookies({ name });
  }
  const startedAt = Date.now();
  await shift.open();
  for (let nth = 0; nth < customers; nth += 1) {
    const { kind, play } = visits[nth % visits.length] ?? visits[0];
    await test.step(`${nth + 1}. ${kind}`, async () => {
      await shift.wait(nth);
      await play(shift, Math.floor(nth / visits.length));
      await toNext(shift);
    });
    shift.count(kind);
  }
  await closeAndCompare(shift);
  await compareWithLedger(shift, rounds);
  console.log(report(shift, Date.now() - startedAt));
});

/** Leaves a completed order, or a customer who bought nothing. */
async function toNext({ page, cashier }: Shift): Promise<void> {
  const change = page.getByRole('main').getByRole('link', { name: 'Change customer' });
  const next = cashier.button('Next customer');
  if (await next.isVisible()) return cashier.next();
  await cashier.press(change);
  await expect(page.getByRole('searchbox')).toBeFocused();
}

/** The texts of the lines of one block of the sheet. */
const block = (page: Page, title: string) =>
  page.locator('.till-block', { has: page.getByRole('heading', { name: title, exact: true }) }).locator('.cost > div');

/** Counts what the script put into the till, closes the day, and holds its sheet against the script's sums. */
async function closeAndCompare({ page, cashier, takings }: Shift): Promise<void> {
  await cashier.toTill();
  await cashier.press(cashier.button('Count and close'));
  await page.getByLabel('Cash in the till, with the float').fill(decimal(takings.inTill));
  await page.getByLabel('Cheques').fill(decimal(takings.of('Cheque').pence));
  await page.getByLabel('Vouchers').fill(decimal(takings.of('Voucher').pence));
  await cashier.press(cashier.button('Compare'));
  await cashier.press(cashier.button('Close the day'));
  await expect(page.getByRole('heading', { level: 1, name: 'Till day closed' })).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('sheet.png'), fullPage: true });
  for (const tender of tenders) await expect(block(page, tender), tender).toHaveText([...sheetLines(takings, tender)]);
  await expect(block(page, 'All takings')).toHaveText([
    `${takings.sales} sales${pounds(takings.all)}`,
    `${takings.refunds} refund${takings.refunds === 1 ? '' : 's'}${pounds(takings.allBack)}`,
  ]);
}

const decimal = (pence: number): string => (pence / 100).toFixed(2);

/** The lines of a tender on the sheet of a closed day in which nothing is missing. */
function sheetLines(takings: Takings, tender: Tender): readonly (string | RegExp)[] {
  const { payments, pence } = takings.of(tender);
  const back = takings.backOf(tender);
  const isCash = tender === 'Cash';
  const expected = (isCash ? float : 0) + pence - back;
  return [
    ...(isCash ? [/^Float at the start.*£50\.00$/] : []),
    `Taken, ${payments} payment${payments === 1 ? '' : 's'}${pounds(pence)}`,
    ...(back > 0 ? [new RegExp(`^Given back−?${pounds(back).replace('.', '\\.')}$`)] : []),
    ...(tender === 'Credit'
      ? []
      : [`Should be in the till${pounds(expected)}`, `Counted${pounds(expected)}`, 'DifferenceExact']),
  ];
}

const tenderTypes = { Cash: 'cash', Cheque: 'cheque', Voucher: 'offline-voucher', Credit: 'credit' } as const;

/** Holds the operator's payments, refunds and credit, and the bank's ledger, against the script's sums. */
async function compareWithLedger({ sandbox, takings, kinds }: Shift, rounds: number): Promise<void> {
  const { payments, refunds, customers: people } = await sandbox.records();
  for (const tender of tenders) {
    const own = payments.filter(({ tender_type }) => tender_type === tenderTypes[tender]);
    expect(own.length, tender).toBe(takings.of(tender).payments);
    expect(sumOf(own, 'amount'), tender).toBe(takings.of(tender).pence);
  }
  expect([sumOf(refunds, 'cash'), sumOf(refunds, 'credit')]).toEqual([
    takings.backOf('Cash'),
    takings.backOf('Credit'),
  ]);
  const wrong = people.filter(({ email, credit_pence }) => credit_pence !== takings.credit(String(email)));
  expect(wrong).toEqual([]);
  const back = (await sandbox.ledger()).filter(({ event }) => event === 'refunded').map(({ amount }) => amount);
  const cancelled = kinds.get('online booking back to its card') ?? 0;
  expect(back).toEqual(Array.from({ length: cancelled }, () => 1150));
  expect(await sandbox.captured()).toEqual(Array.from({ length: rounds }, () => 1150));
}

function sumOf(rows: readonly Readonly<Record<string, unknown>>[], column: string): number {
  return rows.reduce((sum, row) => sum + Number(row[column]), 0);
}

/** The shift in figures: customers by what they came for, presses, and pence by tender. */
function report({ kinds, cashier, takings }: Shift, ms: number): string {
  const played = [...kinds.values()].reduce((sum, count) => sum + count, 0);
  return [
    `\nA shift with seed ${seed}: ${played} customers, ${cashier.presses} presses, ${(ms / 1000).toFixed(0)} s`,
    ...[...kinds].map(([kind, count]) => `  ${String(count).padStart(3)}  ${kind}`),
    ...tenders.map((tender) => {
      const { payments, pence } = takings.of(tender);
      return `  ${tender.padEnd(8)} ${String(payments).padStart(3)} payments ${String(pence).padStart(7)} p taken, ${String(takings.backOf(tender)).padStart(6)} p given back`;
    }),
    `  The sheet, the operator's payments and refunds, every customer's credit and the bank's ledger agree to the penny.\n`,
  ].join('\n');
}
