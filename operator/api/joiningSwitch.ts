import { ApiError } from '../contract/apiError';
import type { Settings } from '../contract/settings';

/** Throws while the operator sells no memberships online. `sellsOnline` is the config's flag, which a test's settings may override. */
export function refuseClosedJoining({ flags }: Settings, sellsOnline: boolean): void {
  if (flags.onlineJoiningEnabled ?? sellsOnline) return;
  throw new ApiError(403, 'You can’t join online at the moment. Please ask at your centre.');
}
