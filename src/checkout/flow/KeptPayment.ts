import type { KeyValueStorage } from '../../ground/core/services';
import type { Tender } from '../Payable';

/**
 * The part of a payment that survives a reload of its tab, kept before the first request that may take money. It holds no
 * card details.
 */
export type KeptPayment = {
  /** The payment's customer. It is not shown to anybody else who uses this tab. */
  readonly customerId: string;
  readonly cartId: string;
  /** The version of the cart that the customer agreed to. */
  readonly version: string;
  /** The server's id of the payment; left out where nothing is due. */
  readonly transactionUuid?: string;
  /** The prefix of the idempotency keys of this payment's requests. */
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

/** Reads the payment that this customer began in this tab; `undefined` without a readable one. */
export function keptPayment(storage: KeyValueStorage, customerId: string | undefined): KeptPayment | undefined {
  try {
    const kept: unknown = JSON.parse(storage.read(storageKey) ?? 'null');
    return isKeptPayment(kept) && kept.customerId === customerId ? { ...kept, version: kept.version ?? '' } : undefined;
  } catch {
    return undefined;
  }
}

/** A payment that an earlier release kept has no version. It is still followed, since its money may be held. */
type Stored = Omit<KeptPayment, 'version'> & Partial<Pick<KeptPayment, 'version'>>;

function isKeptPayment(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null) return false;
  const kept = value as Partial<Record<keyof KeptPayment, unknown>>;
  const { customerId, cartId, version, key, terms, completedWaivers, tenders, transactionUuid } = kept;
  return (
    typeof customerId === 'string' &&
    typeof cartId === 'string' &&
    (version === undefined || typeof version === 'string') &&
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
