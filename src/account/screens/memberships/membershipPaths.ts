import type { AccountMembership } from '../../../kit/api/account';

/** Returns the path on the online joining site at which a membership is changed. */
export function changePath({ id }: Pick<AccountMembership, 'id'>): string {
  return `/change-membership/${encodeURIComponent(id)}`;
}

/** Returns the path on the online joining site at which a membership is renewed. */
export function renewPath({ id }: Pick<AccountMembership, 'id'>): string {
  return `/renew-membership/${encodeURIComponent(id)}`;
}

/** Returns the path on the account site at which a membership is cancelled. */
export function endingPath({ id }: Pick<AccountMembership, 'id'>): string {
  return `/memberships/${encodeURIComponent(id)}/cancel`;
}

/** Returns the path on the account site at which a membership is frozen. */
export function freezePath({ id }: Pick<AccountMembership, 'id'>): string {
  return `/memberships/${encodeURIComponent(id)}/freeze`;
}
