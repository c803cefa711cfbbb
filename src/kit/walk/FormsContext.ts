import { use } from 'react';
import { requiredContext } from '../components/requiredContext';
import type { FormsStore } from './FormsStore';

const [FormsProvider, useSource] = requiredContext<FormsStore | (() => Promise<FormsStore>)>('forms');
export { FormsProvider };

/** Returns the forms of the journey that a screen belongs to. Suspends while they load. */
export function useForms(): FormsStore {
  const source = useSource();
  return typeof source === 'function' ? use(source()) : source;
}
