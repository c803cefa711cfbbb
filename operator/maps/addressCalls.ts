import { postcodePattern } from '../../schemas/formats.ts';
import type { Address } from '../../schemas/generated/wire';
import { ApiError, refused } from '../contract/apiError';
import type { Handlers } from '../contract/calls';
import { readPostcode, type Postcode } from './readPostcode';

/** The addresses that a provider knows for a postcode, with the words in which it wants to be named. */
export type FoundAddresses = { readonly addresses: readonly Address[]; readonly attribution?: string };

/**
 * A service that looks up the addresses of a whole postcode. It rejects while it cannot answer; a postcode without
 * addresses is an empty list.
 */
export type AddressProvider = (postcode: Postcode) => Promise<FoundAddresses>;

/** The most addresses that one answer has; a postcode of the Royal Mail has 100 at most. */
const most = 200;

export const addressCalls = (find: AddressProvider) =>
  ({
    findAddresses: async ({ query }) => {
      const text = query.postcode.trim().toUpperCase().replaceAll(/\s+/g, ' ');
      if (!postcodePattern.test(text)) throw refused({ postcode: ['Please enter a valid postcode'] });
      const postcode = readPostcode(text);
      if (!postcode) return { data: { addresses: [] } };
      const { addresses, ...rest } = await find(postcode).catch(unavailable);
      return { data: { ...rest, addresses: addresses.slice(0, most) } };
    },
  }) satisfies Handlers;

function unavailable(cause: unknown): never {
  console.error('The address provider failed.', cause);
  throw new ApiError(503, 'Addresses cannot be looked up at the moment.');
}
