import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ApiRequest } from '../kit/api/ApiRequest';
import type { CallResult } from '../kit/api/ApiClient';
import type { CustomerRecord, WaivedFor } from '../kit/api/staff';

type Penalty = CustomerRecord['penalties'][number];

type Parts = {
  readonly waive: (penaltyId: string, reason: WaivedFor) => Promise<CallResult<'waivePenalty'>>;
  /** Called after each answer: the penalty is waived, or it was paid meanwhile. */
  readonly onAnswer: () => void;
};

/** The waiving of a penalty: staff choose the reason, and confirm it. */
export class WaivingStore {
  readonly request = new ApiRequest<CustomerRecord>();
  /** The penalty that staff are asked about. */
  asked: Penalty | undefined;
  /** The penalty that was waived last. */
  waived: Penalty | undefined;

  constructor(private readonly parts: Parts) {
    makeAutoObservable<this, 'parts'>(this, {
      request: false,
      parts: false,
      asked: observableRef,
      waived: observableRef,
    });
  }

  /** Asks staff about a penalty. Does nothing while another is being waived. */
  ask(penalty: Penalty | undefined): void {
    if (this.request.loading) return;
    this.asked = penalty;
    this.waived = undefined;
    this.request.clear();
  }

  /** Waives the penalty that staff were asked about. The server waives it once, however often it is asked. */
  async waive(reason: WaivedFor): Promise<void> {
    const { asked } = this;
    if (!asked || this.request.loading) return;
    const outcome = await this.request.run(() => this.parts.waive(asked.id, reason));
    if (!outcome) return;
    this.parts.onAnswer();
    if (!outcome.ok) return;
    runInAction(() => {
      this.asked = undefined;
      this.waived = asked;
    });
  }
}
