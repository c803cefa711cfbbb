import type { KeyValueStorage } from '../ground/core/services';
import { isRecord } from '../kit/fields/read';

/** The amounts of a count as staff type them. */
export type CountTexts = Readonly<Record<'float' | 'cash' | 'cheque' | 'voucher', string>>;

/** A count as staff type it, which survives a reload of its tab. */
export type CountDraft = {
  readonly amounts: CountTexts;
  /** The numbers of the notes and coins, by their values in pence. */
  readonly coins: Readonly<Record<string, string>>;
};

const storageKey = 'joinery:count';

export function keepCount(storage: KeyValueStorage, dayId: string, draft: CountDraft): void {
  storage.write(storageKey, JSON.stringify({ dayId, ...draft }));
}

export function forgetCount(storage: KeyValueStorage): void {
  storage.remove(storageKey);
}

/** Reads the count of this till day; `undefined` without a readable one. */
export function keptCount(storage: KeyValueStorage, dayId: string): CountDraft | undefined {
  try {
    const kept: unknown = JSON.parse(storage.read(storageKey) ?? 'null');
    if (!isRecord(kept) || kept.dayId !== dayId || !isRecord(kept.amounts) || !isRecord(kept.coins)) return undefined;
    const { float, cash, cheque, voucher } = textsOf(kept.amounts);
    if (float === undefined || cash === undefined || cheque === undefined || voucher === undefined) return undefined;
    return { amounts: { float, cash, cheque, voucher }, coins: textsOf(kept.coins) };
  } catch {
    return undefined;
  }
}

function textsOf(values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
