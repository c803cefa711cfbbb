import type { KeyValueStorage } from '../ground/core/services';
import { isRecord } from '../kit/fields/read';

/** The part of a checkout form that survives a reload of its tab. It holds no card details. */
export type CheckoutDraft = {
  /** The customer and the order that the form was filled in for. The draft of another owner is not used. */
  readonly owner: string;
  readonly billing: Readonly<Record<string, string>>;
  /** Ids of the accepted terms. */
  readonly terms: readonly number[];
};

const storageKey = 'joinery.checkout';

export function keepDraft(storage: KeyValueStorage, draft: CheckoutDraft): void {
  storage.write(storageKey, JSON.stringify(draft));
}

export function forgetDraft(storage: KeyValueStorage): void {
  storage.remove(storageKey);
}

/** Reads the draft of this customer and order; `undefined` without a readable one. */
export function keptDraft(storage: KeyValueStorage, owner: string): CheckoutDraft | undefined {
  try {
    const kept: unknown = JSON.parse(storage.read(storageKey) ?? 'null');
    if (!isRecord(kept) || kept.owner !== owner || !isRecord(kept.billing) || !Array.isArray(kept.terms))
      return undefined;
    const billing = Object.entries(kept.billing).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    const terms = kept.terms.filter((each): each is number => typeof each === 'number');
    return { owner, billing: Object.fromEntries(billing), terms };
  } catch {
    return undefined;
  }
}
