import type { Journey, Vocabulary } from '../../../../schemas/generated/journey';
import type { Facts } from '../../rules/rules';
import { provisionOf } from './lookups';
import { dependents, requestedBy } from './provisions';
import { stages } from './sections';

/** A provision that is not given, and the section that asks for it. */
export type Lacking = { readonly section: string; readonly provision: string };

/**
 * Finds the first section before the open one that lacks a provision without which facts cannot load: the questions of a
 * membership, for example, while none is chosen any more.
 */
export function lackingBefore(
  { journey, vocabulary }: { readonly journey: Journey; readonly vocabulary: Vocabulary },
  facts: Facts,
  { open, has }: { readonly open: string | null; readonly has: readonly string[] },
): Lacking | undefined {
  for (const { openable, drawn } of stages(journey, facts)) {
    if (drawn.id === open) break;
    if (openable !== true) continue;
    const lacking = requestedBy(drawn, vocabulary, facts).find(
      ({ provision, requested }) => requested === true && !has.includes(provision) && isAwaited(vocabulary, provision),
    );
    if (lacking) return { section: drawn.id, provision: lacking.provision };
  }
  return undefined;
}

/** Reports whether some fact cannot load without a provision, or without one that depends on it. */
function isAwaited(vocabulary: Vocabulary, provision: string): boolean {
  const lost = [provision, ...dependents(vocabulary, provision)];
  return lost.some((each) => Object.values(provisionOf(vocabulary, each).without ?? {}).includes('pending'));
}
