import type { KeyValueStorage } from '../../ground/core/services';
import type { RawValue } from './definition';
import { isRecord } from './read';

/** The place in which forms keep what was typed for a customer whose session has ended, until they sign in again. */
export type Aside = {
  readonly storage: KeyValueStorage;
  /** Returns the id of the customer who is signed in. */
  readonly owner: () => string | undefined;
  /** Run when the session is over, while its customer is still known; each keeps the form of its name. */
  readonly keepers: Map<string, () => void>;
};

type Texts = Readonly<Record<string, RawValue>>;
type Kept = { readonly owner: string; readonly forms: Readonly<Record<string, Texts>> };

const key = 'joinery:forms-set-aside';

/** Keeps the texts of a form by its name once the session is over. Nothing secret may be among them. Returns a disposer. */
export function keepAside(aside: Aside | undefined, name: string, texts: () => Texts): () => void {
  if (!aside) return () => undefined;
  const keep = (): void => {
    const typed = texts();
    const owner = aside.owner();
    if (owner === undefined || Object.keys(typed).length === 0) return;
    write(aside, { owner, forms: { ...read(aside, owner), [name]: typed } });
  };
  aside.keepers.set(name, keep); // the form that is drawn last is the one on the page
  return () => {
    if (aside.keepers.get(name) === keep) aside.keepers.delete(name);
  };
}

/** Returns what was typed in a form before its customer's session ended. Somebody else's is forgotten. */
export function readAside(aside: Aside | undefined, name: string): Texts {
  const owner = aside?.owner();
  return aside === undefined || owner === undefined ? {} : (read(aside, owner)[name] ?? {});
}

/** Forgets what was kept of a form, which has it again. */
export function forgetAside(aside: Aside | undefined, name: string): void {
  const owner = aside?.owner();
  if (aside === undefined || owner === undefined) return;
  const { [name]: _, ...forms } = read(aside, owner);
  write(aside, { owner, forms });
}

function read({ storage }: Aside, owner: string): Kept['forms'] {
  try {
    const kept: unknown = JSON.parse(storage.read(key) ?? '{}');
    if (isRecord(kept) && kept.owner === owner && isRecord(kept.forms)) return kept.forms as Kept['forms']; // written below
  } catch {
    // A record that can't be read is nobody's.
  }
  storage.remove(key);
  return {};
}

function write({ storage }: Aside, kept: Kept): void {
  if (Object.keys(kept.forms).length === 0) storage.remove(key);
  else storage.write(key, JSON.stringify(kept));
}
