import type { Section, Vocabulary } from '../../../../schemas/generated/journey';
import type { Rule } from '../../rules/rules';
import { outcomeOf } from '../language/lookups';
import { dependents, sectionGiving } from '../language/provisions';
import type { Language } from '../language/step';
import { callsOf, factSpace, provisionsOf } from './customers';

/**
 * Returns the cone of influence of one section: the smallest part of the journey that decides all that can happen in
 * the section. The cone holds the section, the sections that give the same provisions or ones that its own come after,
 * and the sections that can change a fact in any of their rules. The other sections can come between two moves of the
 * cone, but can change none of its moves.
 */
export function coneOf(language: Language, section: Section): Language {
  const { journey, vocabulary } = language;
  const inside = new Set<Section>([section]);
  const add = (more: Section | undefined): void => {
    if (more) inside.add(more);
  };
  for (const { open } of journey.resume ?? []) add(journey.sections.find(({ id }) => id === open));
  for (const { opens } of Object.values(vocabulary.events)) if (opens !== undefined) add(sectionGiving(journey, opens));
  for (let size = 0; size !== inside.size;) {
    size = inside.size;
    const part = within(language, inside);
    const provided = [...provisionsOf(part)];
    const ruling = factSpace(part).names;
    for (const each of journey.sections) {
      const gives = each.provides ?? [];
      const isBefore = gives.some((name) =>
        provided.some((own) => own === name || dependents(vocabulary, name).has(own)),
      );
      if (isBefore || changedFacts(each, vocabulary).some((fact) => ruling.includes(fact))) inside.add(each);
    }
  }
  return within(language, inside);
}

/** Returns the facts that filling in a section can change. */
function changedFacts(section: Section, { provisions, calls }: Vocabulary): readonly string[] {
  const changes = [
    ...(section.provides ?? []).flatMap((name) => [provisions[name]?.sets, provisions[name]?.without]),
    ...callsOf([section]).map((call) => calls[call]?.sets),
  ];
  return changes.flatMap((facts) => Object.keys(facts ?? {}));
}

/** A section in place of all those that a cone leaves out: always openable, giving nothing that counts in the cone. */
export const remainder: Section = { id: 'the-rest', order: Number.MIN_SAFE_INTEGER };

/** Reduces the journey to some of its sections, and its outcome to the provisions that these and the start give. */
function within(language: Language, inside: ReadonlySet<Section>): Language {
  const { journey, vocabulary } = language;
  const own = journey.sections.filter((section) => inside.has(section));
  const sections = journey.layout === 'all-open' ? own : [remainder, ...own];
  const part = { ...journey, sections };
  const provided = provisionsOf({ journey: part, vocabulary });
  const ownOf = (all: Readonly<Record<string, Rule>> = {}): Record<string, Rule> =>
    Object.fromEntries(Object.entries(all).filter(([name]) => provided.has(name)));
  const outcome = outcomeOf(vocabulary, journey.outcome);
  const ownOutcome = { ...outcome, requires: ownOf(outcome.requires), takes: ownOf(outcome.takes) };
  return { ...language, journey: part, vocabulary: { ...vocabulary, outcomes: { [journey.outcome]: ownOutcome } } };
}
