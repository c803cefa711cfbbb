import type { LedgerEntry } from '../../bank/books/ledger';
import type { Customer } from './Customer';

export type Money = {
  /** Payments that hold money which was neither taken nor given back. */
  readonly held: number;
  readonly captured: number;
  /** The amounts that were taken, in pence, payment by payment. */
  readonly amounts: readonly number[];
};

/** The bank's books about the purchase that is watched. */
export async function moneyAtTheBank(customer: Customer): Promise<Money> {
  const entries = (await customer.ledger()).slice(customer.earlierEntries);
  const captures = entries.filter(({ event }) => event === 'captured');
  const payments = new Map<string, readonly LedgerEntry[]>();
  for (const entry of entries) payments.set(entry.reference, [...(payments.get(entry.reference) ?? []), entry]);
  const isHeld = (history: readonly LedgerEntry[]): boolean =>
    history.filter(({ event }) => ['authorised', 'captured', 'voided'].includes(event)).at(-1)?.event === 'authorised';
  return {
    held: [...payments.values()].filter(isHeld).length,
    captured: captures.length,
    amounts: captures.map(({ amount = 0 }) => amount),
  };
}
