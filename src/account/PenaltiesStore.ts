import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { accountApi, Penalty } from '../kit/api/account';
import type { basketApi } from '../kit/api/basket';
import { refusalText } from '../kit/api/refusalText';
import { Resource } from '../kit/api/Resource';

type Parts = {
  readonly api: Pick<ReturnType<typeof accountApi>, 'penalties'>;
  readonly basket: Pick<ReturnType<typeof basketApi>, 'addPenalty'>;
};

/** The customer's penalties, and the putting of one into the basket in which it is paid. */
export class PenaltiesStore {
  readonly all: Resource<readonly Penalty[]>;
  /** The id of the penalty that is being put into the basket. */
  busyId: string | undefined;
  /** The reason why a penalty could not be put into the basket. */
  refusal: { readonly text: string } | undefined;

  constructor(private readonly parts: Parts) {
    this.all = new Resource(() => parts.api.penalties());
    makeAutoObservable<this, 'parts'>(this, { all: false, refusal: observableRef, parts: false });
  }

  forget(): void {
    this.all.forget();
    this.refusal = undefined;
  }

  /** Puts a penalty into the basket. Resolves to true if it is there. */
  async putIntoBasket({ id }: Penalty): Promise<boolean> {
    if (this.busyId !== undefined) return false;
    this.busyId = id;
    this.refusal = undefined;
    const outcome = await this.parts.basket.addPenalty({ source: 'bookings' }, id);
    if (!outcome.ok) await this.all.load(); // it may have been paid elsewhere
    runInAction(() => {
      this.busyId = undefined;
      if (!outcome.ok) this.refusal = { text: refusalText(outcome.error) };
    });
    return outcome.ok;
  }
}
