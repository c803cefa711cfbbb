import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { leftListText } from '../ground/core/waitingTexts';
import type { basketApi } from '../kit/api/basket';
import type { RequestOutcome } from '../kit/api/ApiRequest';
import { refusalText } from '../kit/api/refusalText';
import { Resource } from '../kit/api/Resource';
import type { waitingListApi, WaitingEntry } from '../kit/api/waitingList';
import type { ToastStore } from '../kit/site/ToastStore';

type Parts = {
  readonly api: Pick<ReturnType<typeof waitingListApi>, 'entries' | 'leave'>;
  readonly basket: Pick<ReturnType<typeof basketApi>, 'add'>;
  readonly toasts: ToastStore;
};

/** The full sessions for which the customer waits, and the places in them that are kept for the customer. */
export class WaitingListStore {
  readonly entries: Resource<readonly WaitingEntry[]>;
  /** The id of the entry that is being taken or left. */
  busyId: string | undefined;
  /** The reason why an entry could not be taken or left. */
  refusal: { readonly entryId: string; readonly text: string } | undefined;

  constructor(private readonly parts: Parts) {
    this.entries = new Resource(() => parts.api.entries());
    makeAutoObservable<this, 'parts'>(this, { entries: false, refusal: observableRef, parts: false });
  }

  forget(): void {
    this.entries.forget();
    this.refusal = undefined;
  }

  /** Puts the place that is kept for an entry into the basket. Resolves to true if it is there. */
  take({ id, slotId, objectType, attendeeId }: WaitingEntry): Promise<boolean> {
    const item = { id: slotId, type: objectType, purchasedForUserId: attendeeId };
    return this.write(id, () => this.parts.basket.add({ source: 'bookings' }, undefined, [item]));
  }

  /** Takes an entry off its list. Resolves to true if it is gone. */
  async leave({ id }: WaitingEntry): Promise<boolean> {
    const left = await this.write(id, () => this.parts.api.leave(id));
    if (left) this.parts.toasts.show('neutral', leftListText);
    return left;
  }

  private async write(entryId: string, send: () => Promise<RequestOutcome<unknown>>): Promise<boolean> {
    if (this.busyId !== undefined) return false;
    this.busyId = entryId;
    this.refusal = undefined;
    const outcome = await send();
    await this.entries.load();
    runInAction(() => {
      this.busyId = undefined;
      if (!outcome.ok) this.refusal = { entryId, text: refusalText(outcome.error) };
    });
    return outcome.ok;
  }
}
