import type { KeyValueStorage } from '../../ground/core/services';
import type { RawValue } from './definition';
import { isRecord } from './read';
import { dropSetAside, readSetAside, setAside } from './setAside';

/** The place in which forms keep what was typed for a customer whose session has ended, until they sign in again. */
export type Aside = {
  readonly storage: KeyValueStorage;
  /** Returns the id of the customer who is signed in. */
  readonly owner: () => string | undefined;
  /** The functions that keep a form or a journey, by its name. They run when the session is over, while its customer is known. */
  readonly keepers: Map<string, () => void>;
};

type Texts = Readonly<Record<string, RawValue>>;

const partOf = (form: string): string => `form ${form}`;

/** Keeps the texts of a form by its name once the session is over. Nothing secret may be among them. Returns a disposer. */
export function keepAside(aside: Aside | undefined, name: string, texts: () => Texts): () => void {
  if (!aside) return () => undefined;
  const keep = (): void => {
    const typed = texts();
    const owner = aside.owner();
    if (owner !== undefined && Object.keys(typed).length > 0) setAside(aside.storage, owner, partOf(name), typed);
  };
  aside.keepers.set(name, keep); // the form that is drawn last is the one on the page
  return () => {
    if (aside.keepers.get(name) === keep) aside.keepers.delete(name);
  };
}

/** Returns what was typed in a form before its customer's session ended. Somebody else's is forgotten. */
export function readAside(aside: Aside | undefined, name: string): Texts {
  const owner = aside?.owner();
  const texts = owner === undefined || !aside ? undefined : readSetAside(aside.storage, owner, partOf(name));
  return isRecord(texts) ? (texts as Texts) : {}; // written above
}

/** Forgets what was kept of a form, which has it again. */
export function forgetAside(aside: Aside | undefined, name: string): void {
  if (aside?.owner() !== undefined) dropSetAside(aside.storage, partOf(name));
}
