import type { RawValue } from '../../kit/fields/definition';
import type { KeyValueStorage } from '../../ground/core/services';
import type { ChosenMembership } from '../stores/SelectionStore';
import { isRecord } from '../../kit/fields/read';
import { dropSetAside, readSetAside, setAside } from '../../kit/fields/setAside';

/** The part of an unfinished joining that is kept over a reload of its tab. Nothing secret is among it. */
export type KeptJoining = {
  /** Identifies the journey: `join`, or the change or renewal of one membership. */
  readonly walk: string;
  /** The id of the customer who was signed in; empty for a guest. */
  readonly owner: string;
  readonly centre: string | undefined;
  readonly membership: ChosenMembership | undefined;
  readonly has: readonly string[];
  readonly forms: Readonly<Record<string, Readonly<Record<string, RawValue>>>>;
  readonly promotion: { readonly id: number; readonly code: string } | undefined;
  /** The cart that the joining was put into, or taken up from. */
  readonly cart: string | undefined;
};

const key = 'joinery:joining';
const nothing: KeptJoining = {
  walk: '',
  owner: '',
  centre: undefined,
  membership: undefined,
  has: [],
  forms: {},
  promotion: undefined,
  cart: undefined,
};

/** The name of the joining among what is set aside for a customer whose session has ended. */
const part = 'joining';

/**
 * Reads the kept joining of a walk; `undefined` when none was kept or it can't be read. Whoever is here now is given what a
 * guest left. What a customer left is theirs alone: with nobody signed in, their session has ended on another page, and it is
 * set aside for them; another customer gets nothing of it, and it is deleted.
 */
export function readKept(storage: KeyValueStorage, walk: string, customer: string): KeptJoining | undefined {
  const kept = { ...nothing, ...readRecord(storage) };
  if (kept.owner !== '' && kept.owner !== customer) {
    storage.remove(key);
    if (customer === '') writeSetAside(storage, kept.owner, kept);
    return undefined;
  }
  return kept.walk === walk ? kept : undefined;
}

export function writeKept(storage: KeyValueStorage, kept: KeptJoining): void {
  storage.write(key, JSON.stringify(kept));
}

export function forgetKept(storage: KeyValueStorage): void {
  storage.remove(key);
  dropSetAside(storage, part);
}

export function writeSetAside(storage: KeyValueStorage, owner: string, kept: KeptJoining): void {
  setAside(storage, owner, part, kept);
}

export function isSetAside(storage: KeyValueStorage, customer: string): boolean {
  return readSetAside(storage, customer, part) !== undefined;
}

/** Reads and removes the joining that was set aside. Another customer than its owner gets `undefined`. */
export function takeSetAside(storage: KeyValueStorage, customer: string): KeptJoining | undefined {
  const kept = readSetAside(storage, customer, part);
  if (!isRecord(kept)) return undefined;
  dropSetAside(storage, part);
  return { ...nothing, ...kept };
}

function readRecord(storage: KeyValueStorage): Readonly<Record<string, unknown>> {
  const text = storage.read(key);
  if (text === undefined) return {};
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
