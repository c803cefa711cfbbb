import { createChange, createRenewal, type FollowingPurpose } from './followingPurposes';
import type { FollowingWalk, FollowKind } from './FollowingWalk';
import type { LoadedJourney } from '../kit/walk/journeyFile';
import { createJoining, startJoining, type SharedJoiningParts } from '../joining/create';

const purposes = { change: createChange, renew: createRenewal } as const;

/** Creates the stores of the change or renewal of one membership. */
export function createFollowing(
  shared: SharedJoiningParts,
  { kind, id }: { readonly kind: FollowKind; readonly id: string },
  loaded: LoadedJourney,
): FollowingWalk {
  let following: FollowingPurpose | undefined;
  const stores = createJoining(shared, loaded.journey, (parts) => (following = purposes[kind](parts, id)).purpose);
  stores.joining.use(loaded);
  if (!following) throw new Error(`No purpose was made for "${kind}".`);
  const { followed, changeCosts }: FollowingPurpose = following;
  return {
    stores,
    changeCosts,
    options: () => followed.options,
    start: () => startJoining(stores, shared),
  };
}
