import type { Ledger } from './ledger';

type About = {
  /** What the ledger files it under; the thing's own id when nothing is said. */
  readonly reference?: string;
  readonly amount?: number;
  /** What else the entry tells a reader. */
  readonly note?: Readonly<Record<string, unknown>>;
};

/**
 * Things of one kind that a provider remembers. Every change is an entry of the ledger which carries the thing as it is
 * from then on, so that a bank that is started again knows what it knew.
 */
export class Kept<T extends { readonly id: string }> {
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

  /** Files the thing as it is now under `event`, and gives it back. */
  write(event: string, thing: T, { reference = thing.id, amount, note }: About = {}): T {
    const { provider, kind } = this;
    const detail = { ...note, [kind]: thing };
    this.ledger.add({ provider, event, reference, ...(amount === undefined ? {} : { amount }), detail });
    this.#things.set(thing.id, thing);
    return thing;
  }
}
