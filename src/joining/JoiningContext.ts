import { requiredContext } from '../kit/components/requiredContext';
import type { JoiningStores } from './create';

/** The stores of the current membership journey: joining, a change or a renewal. */
export const [JoiningProvider, useJoining] = requiredContext<JoiningStores>('joining');
