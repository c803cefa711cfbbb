import type { RawValue } from '../../fields/definition';
import type { KeyValueStorage } from '../../core/services';
import type { ChosenMembership } from '../SelectionStore';
import { isRecord } from '../../fields/read';

/** What of a half-finished joining outlives a reload of its tab. Nothing secret is among it. */
export type KeptJoining = {
  readonly centre: string | undefined;
  readonly membership: ChosenMembership | undefined;
  readonly has: readonly string[];
  readonly forms: Readonly<Record<string, Readonly<Record<string, RawValue>>>>;
  readonly promotion: { readonly id: number; readonly code: string } | undefined;
};

const key = 'joinery:joining';
const nothing: KeptJoining = { centre: undefined, membership: undefined, has: [], forms: {}, promotion: undefined };

/** What was kept, or nothing when there is none or it can't be read. */
export function readKept(storage: KeyValueStorage): KeptJoining {
  const text = storage.read(key);
  if (text === undefined) return nothing;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? { ...nothing, ...value } : nothing;
  } catch {
    return nothing;
  }
}

export function writeKept(storage: KeyValueStorage, kept: KeptJoining): void {
  storage.write(key, JSON.stringify(kept));
}

export function forgetKept(storage: KeyValueStorage): void {
  storage.remove(key);
}
