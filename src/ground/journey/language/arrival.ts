import type { Vocabulary } from '../../../../schemas/generated/journey';
import { dependents } from './provisions';

/**
 * Returns the provisions with which a journey starts again where the address names another choice. `chosen`: the
 * provisions that the address itself names. `changed`: those of its provisions whose value is another than before, or
 * gone; with each goes all that depends on it. The result holds with each provision all that it comes after, as far as
 * `has` does, so it is one of the starts that the check walks.
 */
export function heldOnArrival(
  vocabulary: Vocabulary,
  has: readonly string[],
  { chosen, changed }: { readonly chosen: readonly string[]; readonly changed: readonly string[] },
): readonly string[] {
  const lost = new Set(changed.flatMap((provision) => [provision, ...dependents(vocabulary, provision)]));
  return [...new Set([...chosen, ...has.filter((provision) => !lost.has(provision))])];
}
