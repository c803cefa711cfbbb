import { assume } from '../../rules/assume';
import { factsNamed, type Facts } from '../../rules/rules';
import { callOf, outcomeOf, provisionOf } from '../language/lookups';
import type { Language } from '../language/step';
import { callsOf, provisionsOf } from './customers';

/**
 * Reduces the vocabulary to this journey: the given facts are filled in in every rule, and only events that are
 * possible here remain. No event changes a given fact, or a provision that the outcome's customers hold from the start.
 * A fact that nothing in the journey sets, since no section asks for what sets it, is given as well.
 */
export function reduceToJourney(language: Language): Language {
  const reduced = withPossibleEvents(language);
  const { journey, vocabulary } = language;
  const outcome = outcomeOf(vocabulary, journey.outcome);
  const given = { ...unaskedFacts(reduced), ...outcome.given };
  const outcomes = { ...vocabulary.outcomes, [journey.outcome]: { ...outcome, given } };
  return withPossibleEvents({ ...language, vocabulary: { ...vocabulary, outcomes } });
}

/** Returns the values that facts keep where nobody is asked for what sets them, as far as nothing else sets them. */
function unaskedFacts(language: Language): Facts {
  const { journey, vocabulary } = language;
  const own = provisionsOf(language);
  const changes = [
    ...Object.values(vocabulary.events).map(({ sets }) => sets),
    ...[...own].map((each) => provisionOf(vocabulary, each).sets ?? {}),
    ...callsOf(journey.sections).map((call) => callOf(vocabulary, call).sets ?? {}),
  ];
  const set = new Set(changes.flatMap((each) => Object.keys(each)));
  const unasked = Object.entries(vocabulary.provisions).filter(([name]) => !own.has(name));
  const values = unasked.flatMap(([, { without = {} }]) => Object.entries(without));
  return Object.fromEntries(values.filter(([fact]) => !set.has(fact)));
}

function withPossibleEvents(language: Language): Language {
  const { journey, vocabulary } = language;
  const provisions = provisionsOf({ journey, vocabulary });
  const { given = {}, holds: fixed = [] } = outcomeOf(vocabulary, journey.outcome);
  const events = Object.entries(vocabulary.events).flatMap(([name, event]) => {
    const when = assume(event.when, given);
    const can =
      when !== false &&
      !factsNamed(when).some((fact) => Object.hasOwn(given, fact)) &&
      Object.entries(event.sets).every(([fact, values]) => given[fact] === undefined || values.includes(given[fact])) &&
      (event.changes ?? []).every((provision) => provisions.has(provision) && !fixed.includes(provision));
    return can ? [[name, { ...event, when }] as const] : [];
  });
  const impossible = vocabulary.impossible.map((rule) => assume(rule, given)).filter((rule) => rule !== false);
  return { ...language, vocabulary: { ...vocabulary, events: Object.fromEntries(events), impossible } };
}
