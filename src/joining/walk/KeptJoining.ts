import type { RawValue } from '../../kit/fields/definition';
import type { KeyValueStorage } from '../../ground/core/services';
import type { ChosenMembership } from '../stores/SelectionStore';
import { isRecord } from '../../kit/fields/read';

/** The part of an unfinished joining that is kept over a reload of its tab. Nothing secret is among it. */
export type KeptJoining = {
  /** Identifies the journey: `join`, or the change or renewal of one membership. */
  readonly walk: string;
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
  centre: undefined,
  membership: undefined,
  has: [],
  forms: {},
  promotion: undefined,
  cart: undefined,
};

/** The key of the joining that is kept for a customer whose session has ended, until they sign in again. */
const setAsideKey = 'joinery:joining-set-aside';

/** Reads the kept joining of a walk; `undefined` when none was kept or it can't be read. */
export function readKept(storage: KeyValueStorage, walk: string): KeptJoining | undefined {
  const kept = { ...nothing, ...readRecord(storage, key) };
  return kept.walk === walk ? kept : undefined;
}

export function writeKept(storage: KeyValueStorage, kept: KeptJoining): void {
  storage.write(key, JSON.stringify(kept));
}

export function forgetKept(storage: KeyValueStorage): void {
  storage.remove(key);
  storage.remove(setAsideKey);
}

export function writeSetAside(storage: KeyValueStorage, owner: string, kept: KeptJoining): void {
  storage.write(setAsideKey, JSON.stringify({ ...kept, owner }));
}

export function isSetAside(storage: KeyValueStorage): boolean {
  return storage.read(setAsideKey) !== undefined;
}

/** Reads and removes the joining that was set aside. Another customer than its owner gets `undefined`. */
export function takeSetAside(storage: KeyValueStorage, customer: string): KeptJoining | undefined {
  const { owner, ...kept } = readRecord(storage, setAsideKey);
  storage.remove(setAsideKey);
  return owner === customer ? { ...nothing, ...kept } : undefined;
}

function readRecord(storage: KeyValueStorage, from: string): Readonly<Record<string, unknown>> {
  const text = storage.read(from);
  if (text === undefined) return {};
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
