import type { KeyValueStorage } from '../../core/services';
import type { Tender } from '../../stores/Payable';

/**
 * What outlives a reload of a tab that is paying, written down before the first request that may take money. Nothing of
 * the card is among it.
 */
export type KeptPayment = {
  readonly cartId: string;
  /** The payment at the server; left out where nothing is due. */
  readonly transactionUuid?: string;
  /** What the requests of this payment are called by. */
  readonly key: string;
  readonly terms: readonly number[];
  readonly completedWaivers: readonly number[];
  readonly tenders: readonly Tender[];
  /** Once there is one: going back to checkout comes to its confirmation. */
  readonly orderId?: string;
};

const storageKey = 'joinery.payment';

export function keepPayment(storage: KeyValueStorage, kept: KeptPayment): void {
  storage.write(storageKey, JSON.stringify(kept));
}

export function forgetPayment(storage: KeyValueStorage): void {
  storage.remove(storageKey);
}

/** `undefined` when nothing was kept, or nothing that can be read. */
export function keptPayment(storage: KeyValueStorage): KeptPayment | undefined {
  try {
    const kept: unknown = JSON.parse(storage.read(storageKey) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isKept(value: unknown): value is KeptPayment {
  if (typeof value !== 'object' || value === null) return false;
  const kept = value as Partial<Record<keyof KeptPayment, unknown>>;
  const { cartId, key, terms, completedWaivers, tenders, transactionUuid, orderId } = kept;
  const optional = (each: unknown): boolean => each === undefined || typeof each === 'string';
  return (
    typeof cartId === 'string' &&
    typeof key === 'string' &&
    isList(terms, (each) => typeof each === 'number') &&
    isList(completedWaivers, (each) => typeof each === 'number') &&
    isList(tenders, isTender) &&
    optional(transactionUuid) &&
    optional(orderId)
  );
}

function isList(value: unknown, isEntry: (entry: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isEntry);
}

function isTender(value: unknown): boolean {
  const { tenderType, amount } = (value ?? {}) as Partial<Record<keyof Tender, unknown>>;
  return typeof tenderType === 'string' && typeof amount === 'number';
}
