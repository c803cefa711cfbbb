import type { AccountMembership } from '../../../api/account';

/** Where a membership is changed, on the online joining site. */
export function changePath({ id }: Pick<AccountMembership, 'id'>): string {
  return `/change-membership/${encodeURIComponent(id)}`;
}

/** Where a membership is renewed, on the online joining site. */
export function renewPath({ id }: Pick<AccountMembership, 'id'>): string {
  return `/renew-membership/${encodeURIComponent(id)}`;
}
