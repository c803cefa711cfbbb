import { requiredContext } from '../kit/components/requiredContext';
import type { AccountStores } from './create';

export const [AccountProvider, useAccount] = requiredContext<AccountStores>('account');
