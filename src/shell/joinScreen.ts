import { preloadedPart } from '../kit/components/lazyPart';

/** The screen of joining, which the joining site loads together with the app and the other sites never load. */
export const { Preloaded: JoinScreen, preload: preloadJoinScreen } = preloadedPart(
  () => import('../joining/screens/JoinScreen'),
  (part) => part.JoinScreen,
);
