import type { KeyValueStorage } from '../core/services';
import { isRecord } from '../fields/read';

/** The part of a checkout form that outlives a reload of its tab. It holds nothing of the card. */
export type CheckoutDraft = {
  /** The customer and the order that it was filled in for; another order asks anew. */
  readonly of: string;
  readonly billing: Readonly<Record<string, string>>;
  /** Ids of the terms agreed to. */
  readonly terms: readonly number[];
};

const storageKey = 'joinery.checkout';

export function keepDraft(storage: KeyValueStorage, draft: CheckoutDraft): void {
  storage.write(storageKey, JSON.stringify(draft));
}

export function forgetDraft(storage: KeyValueStorage): void {
  storage.remove(storageKey);
}

/** The draft for this customer and order; `undefined` when there is none that can be read. */
export function keptDraft(storage: KeyValueStorage, of: string): CheckoutDraft | undefined {
  try {
    const kept: unknown = JSON.parse(storage.read(storageKey) ?? 'null');
    if (!isRecord(kept) || kept.of !== of || !isRecord(kept.billing) || !Array.isArray(kept.terms)) return undefined;
    const billing = Object.entries(kept.billing).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    const terms = kept.terms.filter((each): each is number => typeof each === 'number');
    return { of, billing: Object.fromEntries(billing), terms };
  } catch {
    return undefined;
  }
}
