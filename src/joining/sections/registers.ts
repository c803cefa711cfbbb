import { vocabulary } from '../../../schemas/vocabulary';
import { callOf } from '../../ground/journey/language/lookups';
import type { DisplayedSection } from '../../ground/journey/language/sections';
import type { CallName } from '../../kit/api/call';

const registering: CallName = 'register';

/** Reports whether a section's form makes an account. */
export function registers({ call }: Pick<DisplayedSection, 'call'>): boolean {
  return call !== undefined && callOf(vocabulary, call).sends === registering;
}
