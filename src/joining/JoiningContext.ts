import { use } from 'react';
import { requiredContext } from '../kit/components/requiredContext';
import type { JoiningStores } from './create';

const [JoiningProvider, useSource] = requiredContext<JoiningStores | (() => Promise<JoiningStores>)>('joining');
export { JoiningProvider };

/** Returns the stores of the current membership journey: joining, a change or a renewal. Suspends while they load. */
export function useJoining(): JoiningStores {
  const source = useSource();
  return typeof source === 'function' ? use(source()) : source;
}
