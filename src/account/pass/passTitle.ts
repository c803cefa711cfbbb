import { ukDateText } from '../../ground/core/dates';
import type { AccountMembership } from '../../kit/api/account';

/** Returns a membership's name for its pass, which says as well when the gates don't open for it. */
export function passTitle({ name, freeze }: Pick<AccountMembership, 'name' | 'freeze'>): string {
  if (!freeze) return name;
  const until = `until ${ukDateText(freeze.endsOn)}`;
  return `${name}, frozen ${freeze.hasBegun ? until : `from ${ukDateText(freeze.startsOn)} ${until}`}`;
}
