import { requiredContext } from '../../kit/components/requiredContext';
import type { FinderStore } from './FinderStore';

/** The finder's state, for the map, the list and the controls, which load together. */
export const [SearchProvider, useSearch] = requiredContext<FinderStore>('search of centres');
