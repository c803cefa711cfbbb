import { createContext, useContext } from 'react';
import type { AccountStores } from './createAccount';

const AccountContext = createContext<AccountStores | undefined>(undefined);

export const AccountProvider = AccountContext.Provider;

export function useAccount(): AccountStores {
  const stores = useContext(AccountContext);
  if (!stores) throw new Error('A part of the account was drawn outside an AccountProvider.');
  return stores;
}
