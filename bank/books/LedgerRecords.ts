import type { Ledger } from './ledger';

type About = {
  /** The reference in the ledger; the record's own id by default. */
  readonly reference?: string;
  readonly amount?: number;
  /** Further details for readers of the entry. */
  readonly note?: Readonly<Record<string, unknown>>;
};

/**
 * Stores a provider's records of one kind. Every change is a ledger entry with the whole record, so that a restarted
 * bank has the same records.
 */
export class LedgerRecords<T extends { readonly id: string }> {
  readonly #things = new Map<string, T>();

  constructor(
    private readonly ledger: Ledger,
    private readonly provider: string,
    private readonly kind: string,
  ) {
    for (const entry of ledger.entries) {
      if (entry.provider !== provider || entry.detail?.[kind] === undefined) continue;
      const thing = entry.detail[kind] as T; // as `write` put it there
      this.#things.set(thing.id, thing);
    }
  }

  get(id: string): T | undefined {
    return this.#things.get(id);
  }

  find(isMeant: (thing: T) => boolean): T | undefined {
    return [...this.#things.values()].find(isMeant);
  }

  filter(isMeant: (thing: T) => boolean): readonly T[] {
    return [...this.#things.values()].filter(isMeant);
  }

  /** Writes the record to the ledger under `event`, and returns it. */
  write(event: string, thing: T, { reference = thing.id, amount, note }: About = {}): T {
    const { provider, kind } = this;
    const detail = { ...note, [kind]: thing };
    this.ledger.add({ provider, event, reference, ...(amount === undefined ? {} : { amount }), detail });
    this.#things.set(thing.id, thing);
    return thing;
  }
}
