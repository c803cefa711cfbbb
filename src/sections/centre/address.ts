import type { Venue } from '../../api/venues';

/** `12 Abbey Walk, Leeds, LS5 3BW` */
export function addressOf({ address1, address2, postcode }: Venue): string {
  return [address1, address2, postcode].filter(Boolean).join(', ');
}
