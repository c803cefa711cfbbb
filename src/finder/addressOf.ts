import type { Venue } from '../kit/api/venues';

/** Formats a venue's address, such as `12 Abbey Walk, Leeds, LS5 3BW`. */
export function addressOf({ address1, address2, postcode }: Venue): string {
  return [address1, address2, postcode].filter(Boolean).join(', ');
}
