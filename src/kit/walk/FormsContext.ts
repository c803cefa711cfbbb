import { requiredContext } from '../components/requiredContext';
import { useLoaded, type Late } from '../components/useLoaded';
import type { FormsStore } from './FormsStore';

const [FormsProvider, useSource] = requiredContext<Late<FormsStore>>('forms');
export { FormsProvider };

/** Returns the forms of the journey that a screen belongs to. Suspends while they load. */
export function useForms(): FormsStore {
  return useLoaded(useSource());
}
