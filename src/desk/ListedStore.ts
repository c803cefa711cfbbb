import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { RequestOutcome } from '../kit/api/ApiRequest';
import { refusalText } from '../kit/api/refusalText';
import type { CustomerRecord } from '../kit/api/staff';

type Entry = CustomerRecord['waitingList'][number];

type Parts = {
  readonly leave: (entryId: string) => Promise<RequestOutcome<unknown>>;
  /** Called after each answer: the customer's record has changed. */
  readonly onAnswer: () => Promise<void>;
};

/** The waiting lists that the customer at the desk is on, which staff take them off. */
export class ListedStore {
  /** The id of the entry that is being taken off. */
  busyId: string | undefined;
  /** The entry that was taken off last. */
  left: Entry | undefined;
  /** The reason why the last entry could not be taken off. */
  refusal: string | undefined;

  constructor(private readonly parts: Parts) {
    makeAutoObservable<this, 'parts'>(this, { parts: false, left: observableRef });
  }

  /** Takes an entry off its list. The server does so once, however often it is asked. */
  async leave(entry: Entry): Promise<void> {
    if (this.busyId !== undefined) return;
    this.clear();
    this.busyId = entry.id;
    const outcome = await this.parts.leave(entry.id);
    await this.parts.onAnswer();
    runInAction(() => {
      if (this.busyId !== entry.id) return; // staff have gone on to somebody else
      this.busyId = undefined;
      if (outcome.ok) this.left = entry;
      else this.refusal = refusalText(outcome.error);
    });
  }

  clear(): void {
    this.busyId = undefined;
    this.left = undefined;
    this.refusal = undefined;
  }
}
