import { makeAutoObservable, runInAction } from 'mobx';
import type { FollowOptions } from '../../api/following';
import type { MembershipType } from '../../api/memberships';
import type { Outcome } from '../Request';

/** The membership that is changed or renewed, and what may follow it. */
export class FollowedStore {
  /** `undefined` until it is known that it can be followed. */
  options: FollowOptions | undefined;

  constructor(private readonly ask: () => Promise<Outcome<FollowOptions>>) {
    makeAutoObservable<this, 'ask'>(this, { ask: false });
  }

  /** Asks anew what may follow it. */
  async types(): Promise<Outcome<readonly MembershipType[]>> {
    const outcome = await this.ask();
    if (!outcome.ok) return outcome;
    runInAction(() => (this.options = outcome.data));
    return { ok: true, data: outcome.data.types };
  }
}
