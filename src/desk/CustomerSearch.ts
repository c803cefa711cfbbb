import { makeAutoObservable } from 'mobx';
import { ApiRequest, type RequestOutcome } from '../kit/api/ApiRequest';
import { RepeatableWrite } from '../kit/api/RepeatableWrite';
import type { CustomerMatch, FoundCustomer, NewCustomer, OpenRequests, StaffApi } from '../kit/api/staff';

/** The ways to the next customer: a search, an account that staff create, a sale without an account, and what customers ask for. */
export class CustomerSearch {
  readonly request = new ApiRequest<readonly CustomerMatch[]>();
  readonly walkIn = new ApiRequest<FoundCustomer>();
  /** The changes that wait for an answer of staff's: how many there are, and the oldest ones. */
  readonly asked = new ApiRequest<OpenRequests>();
  private readonly creation = new RepeatableWrite();
  private readonly walkInWrite = new RepeatableWrite();

  constructor(private readonly api: Pick<StaffApi, 'find' | 'createCustomer' | 'serveWalkIn' | 'identityRequests'>) {
    makeAutoObservable<this, 'api' | 'creation' | 'walkInWrite'>(this, {
      request: false,
      walkIn: false,
      asked: false,
      api: false,
      creation: false,
      walkInWrite: false,
    });
  }

  /** Searches for customers. Resolves to the one customer whose card or customer ID was entered or scanned. */
  async search(text: string): Promise<FoundCustomer | undefined> {
    const outcome = await this.request.run(() => this.api.find(text));
    if (!outcome?.ok) return undefined;
    const [first, ...others] = outcome.data;
    return others.length === 0 && first?.matched?.by === 'card' ? first : undefined;
  }

  /** Creates a customer. Idempotent: a retry with an unknown outcome does not create two. */
  async create(body: NewCustomer): Promise<RequestOutcome<FoundCustomer>> {
    const outcome = await this.api.createCustomer(body, this.creation.key(body));
    this.creation.settle(outcome.ok ? 200 : outcome.error.status);
    return outcome;
  }

  /** Begins a sale to somebody without an account. Resolves to `undefined` if that failed. */
  async beginWalkIn(): Promise<FoundCustomer | undefined> {
    const outcome = await this.walkIn.run(() => this.api.serveWalkIn(this.walkInWrite.key('walk-in')));
    this.walkInWrite.settle(outcome?.ok === false ? outcome.error.status : 200);
    return outcome?.ok ? outcome.data : undefined;
  }

  /** Loads the changes that wait for an answer. */
  async loadAsked(): Promise<void> {
    await this.asked.run(() => this.api.identityRequests());
  }

  clear(): void {
    this.request.clear();
    this.walkIn.clear();
  }
}
