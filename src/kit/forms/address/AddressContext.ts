import { createContext, useContext } from 'react';
import type { ApiClient } from '../../api/ApiClient';

const AddressContext = createContext<ApiClient | undefined>(undefined);

/** The client that looks addresses up; a form outside the provider offers no look-up. */
export const AddressProvider = AddressContext.Provider;
export const useAddressClient = (): ApiClient | undefined => useContext(AddressContext);
