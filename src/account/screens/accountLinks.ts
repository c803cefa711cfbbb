import type { IconName } from '../../kit/components/Icon';
import type { Config } from '../../../schemas/generated/config';

export type AccountLink = {
  readonly path: string;
  readonly label: string;
  readonly icon: IconName;
};

/** The pages of the account, in the order of its navigation. */
export function accountLinks({ onlineGuestPassesEnabled }: Config['flags']): readonly AccountLink[] {
  return [
    { path: '/', label: 'Account dashboard', icon: 'grid' },
    { path: '/user-details', label: 'My details', icon: 'person' },
    { path: '/memberships', label: 'Memberships', icon: 'ticket' },
    { path: '/packages', label: 'Packages', icon: 'gift' },
    { path: '/bookings', label: 'Bookings', icon: 'calendar' },
    ...(onlineGuestPassesEnabled ? [{ path: '/guest-passes', label: 'Guest passes', icon: 'proof' } as const] : []),
    { path: '/payments', label: 'Payments', icon: 'card' },
  ];
}
