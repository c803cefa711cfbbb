import type { ChangeCosts, FollowOptions } from '../kit/api/following';
import type { ApiRequest } from '../kit/api/ApiRequest';
import type { JoiningStores } from '../joining/create';

/** The ways in which one membership can follow another. */
export type FollowKind = 'change' | 'renew';

/** A change or renewal in progress: its own stores in place of those for joining, and the data that its screen shows. */
export type FollowingWalk = {
  readonly stores: JoiningStores;
  readonly changeCosts: ApiRequest<ChangeCosts>;
  /** The server's options; `undefined` until it has confirmed that the membership can be changed or renewed. */
  readonly options: () => FollowOptions | undefined;
  /** Starts the reactions of the journey. Returns a disposer. */
  start(): () => void;
};
