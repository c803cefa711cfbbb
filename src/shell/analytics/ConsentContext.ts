import { requiredContext } from '../../kit/components/requiredContext';
import type { ConsentStore } from './ConsentStore';

export const [ConsentProvider, useConsent] = requiredContext<ConsentStore>('consent');
