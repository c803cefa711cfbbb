import type { Journey, Section, Vocabulary } from '../../../schemas/generated/journey';
import type { Rule } from '../../rules/rules';
import { outcomeOf } from '../lookups';
import { dependents, providerOf } from '../provisions';
import type { Language } from '../step';
import { callsOf, factSpace, provisionsOf } from './customers';

/**
 * The cone of influence of one section: the least of the journey that decides all that can happen to it. It holds the
 * section, the sections that give the same or what its own come after, and the sections that can change a fact any of these is
 * ruled by. What is left out can come between two of its moves, but can change none of them.
 */
export function coneOf({ journey, vocabulary }: Language, section: Section): Language {
  const inside = new Set<Section>([section]);
  const add = (more: Section | undefined): void => {
    if (more) inside.add(more);
  };
  for (const { open } of journey.resume ?? []) add(journey.sections.find(({ id }) => id === open));
  for (const { opens } of Object.values(vocabulary.events)) if (opens !== undefined) add(providerOf(journey, opens));
  for (let size = 0; size !== inside.size;) {
    size = inside.size;
    const part = within(journey, vocabulary, inside);
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
  return within(journey, vocabulary, inside);
}

/** The facts that filling in a section can change. */
function changedFacts(section: Section, { provisions, calls }: Vocabulary): readonly string[] {
  const changes = [
    ...(section.provides ?? []).flatMap((name) => [provisions[name]?.sets, provisions[name]?.without]),
    ...callsOf([section]).map((call) => calls[call]?.sets),
  ];
  return changes.flatMap((facts) => Object.keys(facts ?? {}));
}

/** Stands for all that a cone leaves out: there is always something to open, and it gives nothing that counts here. */
export const theRest: Section = { id: 'the-rest', order: Number.MIN_SAFE_INTEGER };

/** The journey with some of its sections alone, and an outcome that asks for no more than these and the start give. */
function within(journey: Journey, vocabulary: Vocabulary, inside: ReadonlySet<Section>): Language {
  const own = journey.sections.filter((section) => inside.has(section));
  const sections = journey.layout === 'all-open' ? own : [theRest, ...own];
  const part = { ...journey, sections };
  const provided = provisionsOf({ journey: part, vocabulary });
  const ownOf = (all: Readonly<Record<string, Rule>> = {}): Record<string, Rule> =>
    Object.fromEntries(Object.entries(all).filter(([name]) => provided.has(name)));
  const outcome = outcomeOf(vocabulary, journey.outcome);
  const ownOutcome = { ...outcome, requires: ownOf(outcome.requires), takes: ownOf(outcome.takes) };
  return { journey: part, vocabulary: { ...vocabulary, outcomes: { [journey.outcome]: ownOutcome } } };
}
