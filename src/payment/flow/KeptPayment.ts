import type { KeyValueStorage } from '../../core/services';
import type { Tender } from '../../stores/Payable';

/**
 * The part of a payment that outlives a reload of its tab, written down before the first request that may take money. It
 * holds nothing of the card.
 */
export type KeptPayment = {
  /** The customer whose payment it is: nobody else who uses this tab is told of it. */
  readonly customerId: string;
  readonly cartId: string;
  /** The payment at the server; left out where nothing is due. */
  readonly transactionUuid?: string;
  /** The name that this payment's requests begin with, for the server to know a repeated one. */
  readonly key: string;
  readonly terms: readonly number[];
  readonly completedWaivers: readonly number[];
  readonly tenders: readonly Tender[];
};

const storageKey = 'joinery.payment';

export function keepPayment(storage: KeyValueStorage, kept: KeptPayment): void {
  storage.write(storageKey, JSON.stringify(kept));
}

export function forgetPayment(storage: KeyValueStorage): void {
  storage.remove(storageKey);
}

/** The payment that this customer began in this tab; `undefined` when there is none that can be read. */
export function keptPayment(storage: KeyValueStorage, customerId: string | undefined): KeptPayment | undefined {
  try {
    const kept: unknown = JSON.parse(storage.read(storageKey) ?? 'null');
    return isKept(kept) && kept.customerId === customerId ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isKept(value: unknown): value is KeptPayment {
  if (typeof value !== 'object' || value === null) return false;
  const kept = value as Partial<Record<keyof KeptPayment, unknown>>;
  const { customerId, cartId, key, terms, completedWaivers, tenders, transactionUuid } = kept;
  return (
    typeof customerId === 'string' &&
    typeof cartId === 'string' &&
    typeof key === 'string' &&
    isList(terms, (each) => typeof each === 'number') &&
    isList(completedWaivers, (each) => typeof each === 'number') &&
    isList(tenders, isTender) &&
    (transactionUuid === undefined || typeof transactionUuid === 'string')
  );
}

function isList(value: unknown, isEntry: (entry: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isEntry);
}

function isTender(value: unknown): boolean {
  const { tenderType, amount } = (value ?? {}) as Partial<Record<keyof Tender, unknown>>;
  return typeof tenderType === 'string' && typeof amount === 'number';
}
