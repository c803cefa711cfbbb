import { observable, runInAction } from 'mobx';

/** A queued write to the basket. `ids` are those of its items, slots or credit. */
export type PendingWrite = {
  readonly kind: 'add' | 'remove' | 'update' | 'answer' | 'discard' | 'release';
  readonly ids: readonly string[];
};

/** The id of the customer's credit in `PendingWrite.ids`. */
export const creditId = 'credit';

/** Sends writes one after the other, so that the last response is the server's current state. */
export class WriteQueue {
  private readonly pending = observable.array<PendingWrite>([], { deep: false });
  private last: Promise<unknown> = Promise.resolve();

  /** Returns true while a write changes the item, slot or credit with this id. Answers are saved without a pause. */
  isBusyWith(id: string): boolean {
    return this.pending.some(({ kind, ids }) => kind !== 'answer' && ids.includes(id));
  }

  hasPending(...kinds: readonly PendingWrite['kind'][]): boolean {
    return this.pending.some(({ kind }) => kinds.includes(kind));
  }

  /** Resolves once all writes that are queued now have their responses. */
  whenSent(): Promise<unknown> {
    return this.last;
  }

  /** Sends a write after all earlier ones, and resolves to its response. */
  async send<T>(write: PendingWrite, request: () => Promise<T>): Promise<T> {
    runInAction(() => this.pending.push(write));
    const sent = this.last.then(request);
    this.last = sent;
    const response = await sent;
    runInAction(() => this.pending.remove(write));
    return response;
  }
}
