import { requiredContext } from '../components/requiredContext';
import type { FormsStore } from './FormsStore';

/** The forms of the journey that a screen belongs to. */
export const [FormsProvider, useForms] = requiredContext<FormsStore>('forms');
