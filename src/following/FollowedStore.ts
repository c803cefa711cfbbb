import { makeAutoObservable, runInAction } from 'mobx';
import type { FollowOptions } from '../kit/api/following';
import type { MembershipType } from '../kit/api/memberships';
import type { RequestOutcome } from '../kit/api/ApiRequest';

/** The membership being changed or renewed, and the memberships that may follow it. */
export class FollowedStore {
  /** The server's options; `undefined` until it has confirmed that the membership can be changed or renewed. */
  options: FollowOptions | undefined;

  constructor(private readonly ask: () => Promise<RequestOutcome<FollowOptions>>) {
    makeAutoObservable<this, 'ask'>(this, { ask: false });
  }

  /** Loads the options, and resolves with the membership types that may follow. */
  async loadTypes(): Promise<RequestOutcome<readonly MembershipType[]>> {
    const outcome = await this.ask();
    if (!outcome.ok) return outcome;
    runInAction(() => (this.options = outcome.data));
    return { ok: true, data: outcome.data.types };
  }
}
