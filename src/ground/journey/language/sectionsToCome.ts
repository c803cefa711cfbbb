import type { Section } from '../../../../schemas/generated/journey';
import { factsNamed, holds, type Facts, type Rule } from '../../rules/rules';
import { provisionOf, requireEntry } from './lookups';
import { inOrder } from './sections';
import type { Language } from './step';

/** The values that each fact may still take. */
type Reach = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Returns the sections that are not displayed now and may be once more is given and loaded, by rising order: a membership
 * that is still to be chosen decides whether bank details are asked for. With every answer given, the list is empty.
 */
export function sectionsToCome(language: Language, facts: Facts, has: readonly string[]): readonly Section[] {
  const reach = reachOf(language, facts, has);
  return inOrder(language.journey).filter(
    ({ display = true }) => !holds(display, facts) && mayHold(display, facts, reach),
  );
}

/** Follows what missing provisions set, and what arrives by itself, until nothing more can change. */
function reachOf({ journey, vocabulary }: Language, facts: Facts, has: readonly string[]): Reach {
  const reach = new Map(Object.entries(facts).map(([fact, value]) => [fact, new Set([value])]));
  const missing = journey.sections.flatMap(({ provides = [] }) => provides).filter((each) => !has.includes(each));
  const changes = [
    ...missing.map((name) => ({ when: true, sets: provisionOf(vocabulary, name).sets ?? {} })),
    ...Object.values(vocabulary.events).filter(({ comes }) => comes === true),
  ];
  for (let size = -1; size !== sizeOf(reach);) {
    size = sizeOf(reach);
    for (const { sets } of changes.filter((each) => mayHold(each.when, facts, reach)))
      for (const [fact, values] of Object.entries(sets))
        values.forEach((value) => requireEntry(reach, fact).add(value));
  }
  return reach;
}

function sizeOf(reach: Reach): number {
  return [...reach.values()].reduce((sum, { size }) => sum + size, 0);
}

/** Reports whether a rule holds under some of the values that its facts may take. */
function mayHold(rule: Rule, facts: Facts, reach: Reach): boolean {
  const settings = factsNamed(rule).reduce<readonly Facts[]>(
    (all, fact) => all.flatMap((each) => [...requireEntry(reach, fact)].map((value) => ({ ...each, [fact]: value }))),
    [facts],
  );
  return settings.some((each) => holds(rule, each));
}
