import { vocabulary } from '../../../schemas/vocabulary';
import { callOf } from '../../ground/journey/language/lookups';
import { gives } from '../../ground/journey/language/roles';
import type { DisplayedSection } from '../../ground/journey/language/sections';
import type { CallName } from '../../kit/api/call';

const registering: CallName = 'register';

/** Reports whether a section's form makes an account. */
export function registers({ call }: Pick<DisplayedSection, 'call'>): boolean {
  return call !== undefined && callOf(vocabulary, call).sends === registering;
}

/** Reports whether a section's form saves what may be changed of somebody who has an account. */
export function savesDetails(section: DisplayedSection): boolean {
  return section.call !== undefined && !registers(section) && !gives(section, 'direct-debit', vocabulary);
}
