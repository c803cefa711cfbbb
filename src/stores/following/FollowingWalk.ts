import type { ChangeCosts, FollowOptions } from '../../api/following';
import type { Request } from '../Request';
import type { Stores } from '../StoresContext';

/** How a membership is followed by another. */
export type FollowKind = 'change' | 'renew';

/** A change or renewal being walked: stores in place of those of joining, and what its screen shows beside. */
export type FollowingWalk = {
  readonly stores: Stores;
  readonly changeCosts: Request<ChangeCosts>;
  /** `undefined` until it is known that the membership can be followed. */
  readonly options: () => FollowOptions | undefined;
  /** Comes to the membership and sets all going. The answer stops it. */
  start(): () => void;
};
