import type { KeyValueStorage } from '../../ground/core/services';
import { isRecord } from './read';
import { setAsideKey } from './setAsideKey';

type SetAside = { readonly owner: string; readonly parts: Readonly<Record<string, unknown>> };

/**
 * Keeps a part of the page by its name for a customer whose session is over, until they sign in again in the same tab.
 * Nothing secret may be in it.
 */
export function setAside(storage: KeyValueStorage, owner: string, name: string, part: unknown): void {
  write(storage, { owner, parts: { ...readFor(storage, owner), [name]: part } });
}

/** Returns a part that was set aside for a customer. A record of somebody else is deleted. */
export function readSetAside(storage: KeyValueStorage, owner: string, name: string): unknown {
  return readFor(storage, owner)[name];
}

/** Deletes a part of the record, whosever it is. */
export function dropSetAside(storage: KeyValueStorage, name: string): void {
  const { owner, parts } = read(storage) ?? { owner: '', parts: {} };
  const { [name]: _, ...others } = parts;
  write(storage, { owner, parts: others });
}

function readFor(storage: KeyValueStorage, owner: string): SetAside['parts'] {
  const kept = read(storage);
  if (kept?.owner === owner) return kept.parts;
  storage.remove(setAsideKey);
  return {};
}

/** Reads the record; `undefined` when there is none or it can't be read. */
function read(storage: KeyValueStorage): SetAside | undefined {
  try {
    const kept: unknown = JSON.parse(storage.read(setAsideKey) ?? '');
    if (isRecord(kept) && typeof kept.owner === 'string' && isRecord(kept.parts))
      return { owner: kept.owner, parts: kept.parts };
  } catch {
    // A record that can't be read is nobody's.
  }
  return undefined;
}

function write(storage: KeyValueStorage, kept: SetAside): void {
  if (Object.keys(kept.parts).length === 0) storage.remove(setAsideKey);
  else storage.write(setAsideKey, JSON.stringify(kept));
}
