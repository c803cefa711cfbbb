import { changing, renewing, type Following } from '../stores/following/changing';
import type { FollowingWalk, FollowKind } from '../stores/following/FollowingWalk';
import type { LoadedJourney } from '../stores/journeyFile';
import type { Stores } from '../stores/StoresContext';
import { createJoining, startJoining, type JoiningCommon } from './createJoining';

const purposes = { change: changing, renew: renewing } as const;

/** Wires the change or renewal of one membership. */
export function createFollowing(
  common: JoiningCommon,
  shared: Stores,
  { kind, id }: { readonly kind: FollowKind; readonly id: string },
  { journey, hash }: LoadedJourney,
): FollowingWalk {
  let following: Following | undefined;
  const own = createJoining(common, journey, (parts) => (following = purposes[kind](parts, id)).purpose);
  own.joining.use(journey, hash);
  if (!following) throw new Error(`No purpose was made for "${kind}".`);
  const { followed, changeCosts }: Following = following;
  return {
    stores: { ...shared, ...own },
    changeCosts,
    options: () => followed.options,
    start() {
      const stop = startJoining(own, common);
      void own.joining.arrival.follow({});
      return stop;
    },
  };
}
