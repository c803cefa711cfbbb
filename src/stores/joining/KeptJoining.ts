import type { RawValue } from '../../fields/definition';
import type { KeyValueStorage } from '../../core/services';
import type { ChosenMembership } from '../SelectionStore';
import { isRecord } from '../../fields/read';

/** What of a half-finished joining outlives a reload of its tab. Nothing secret is among it. */
export type KeptJoining = {
  /** Which journey it is of: `join`, or the change or renewal of one membership. */
  readonly walk: string;
  readonly centre: string | undefined;
  readonly membership: ChosenMembership | undefined;
  readonly has: readonly string[];
  readonly forms: Readonly<Record<string, Readonly<Record<string, RawValue>>>>;
  readonly promotion: { readonly id: number; readonly code: string } | undefined;
};

const key = 'joinery:joining';
const nothing: KeptJoining = {
  walk: '',
  centre: undefined,
  membership: undefined,
  has: [],
  forms: {},
  promotion: undefined,
};

/** What a customer had given when their session ended under them, for when they sign in again. */
const setAsideKey = 'joinery:joining-set-aside';

/** What was kept, or nothing when there is none or it can't be read. */
export function readKept(storage: KeyValueStorage): KeptJoining {
  return { ...nothing, ...readRecord(storage, key) };
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

/** What was set aside, once, and only for the customer whose it is; whoever else signs in makes an end of it. */
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
