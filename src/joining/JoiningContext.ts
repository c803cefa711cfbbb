import { requiredContext } from '../kit/components/requiredContext';
import { useLoaded, type Late } from '../kit/components/useLoaded';
import type { JoiningStores } from './create';

const [JoiningProvider, useSource] = requiredContext<Late<JoiningStores>>('joining');
export { JoiningProvider };

/** Returns the stores of the current membership journey: joining, a change or a renewal. Suspends while they load. */
export function useJoining(): JoiningStores {
  return useLoaded(useSource());
}
