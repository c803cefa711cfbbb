import { lazyPart } from '../components/lazyPart';

/** The page for an address that has none, which no start needs. */
export const NotFoundScreen = lazyPart(
  () => import('./NotFoundScreen'),
  (part) => part.NotFoundScreen,
);
