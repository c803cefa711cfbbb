import type { Selectable } from 'kysely';
import type { VenueTable } from '../database/tables/catalogue';

/** Returns a centre's name and address, as papers have them. */
export function venueAddress({ name, address1, address2, postcode }: Selectable<VenueTable>): {
  readonly name: string;
  readonly address: string;
} {
  return { name, address: [address1, address2, postcode].filter(Boolean).join(', ') };
}
