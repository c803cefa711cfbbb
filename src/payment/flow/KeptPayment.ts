import type { KeyValueStorage } from '../../core/services';

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
  const { cartId, key, terms, transactionUuid, orderId } = value as Partial<Record<keyof KeptPayment, unknown>>;
  const optional = (each: unknown): boolean => each === undefined || typeof each === 'string';
  return (
    typeof cartId === 'string' &&
    typeof key === 'string' &&
    Array.isArray(terms) &&
    terms.every((each) => typeof each === 'number') &&
    optional(transactionUuid) &&
    optional(orderId)
  );
}
