import type { FactChoices, Vocabulary } from '../../schemas/generated/journey';
import { walkRule, type Rule } from '../rules/rules';
import { own, provisionOf } from './lookups';
import type { JourneyContext, JsonText } from './parse';
import { pointerOf, type Problem, type ProblemCode } from './problems';

export type ParsedVocabulary =
  | { readonly ok: true; readonly vocabulary: Vocabulary }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads a vocabulary: shape, then that everything it names is in it and no provision comes after itself. */
export function parseVocabulary(text: JsonText, checkShape: JourneyContext['checkShape']): ParsedVocabulary {
  if (text.problems.length > 0) return { ok: false, problems: text.problems };
  const shape = checkShape(text.value).map((each) => ({ code: 'shape' as const, ...each }));
  const problems = shape.length > 0 ? shape : meaningProblems(text.value as Vocabulary); // its shape has just been checked
  const located = problems.map((problem) => ({ ...problem, ...text.locate(problem.pointer) }));
  return located.length > 0 ? { ok: false, problems: located } : { ok: true, vocabulary: text.value as Vocabulary };
}

type Place = readonly (string | number)[];

function meaningProblems(vocabulary: Vocabulary): readonly Problem[] {
  const { impossible, events, provisions, calls, outcomes } = vocabulary;
  const reader = new Reader(vocabulary);
  impossible.forEach((rule, index) => reader.rule(rule, ['impossible', index]));
  for (const [name, { when, sets, changes, keeps, holds, opens }] of Object.entries(events)) {
    const at = ['events', name];
    reader.rule(when, [...at, 'when']);
    reader.choices(sets, [...at, 'sets']);
    for (const [key, names] of Object.entries({ changes, keeps, holds })) reader.provisions(names, [...at, key]);
    if (opens !== undefined) reader.provision(opens, [...at, 'opens']);
  }
  for (const [name, { after, needs = true, sets, without = {} }] of Object.entries(provisions)) {
    const at = ['provisions', name];
    reader.provisions(after, [...at, 'after']);
    reader.rule(needs, [...at, 'needs']);
    reader.choices(sets, [...at, 'sets']);
    reader.choices(Object.fromEntries(Object.entries(without).map(([fact, value]) => [fact, [value]])), [
      ...at,
      'without',
    ]);
    reader.circle(name, [...at, 'after']);
  }
  for (const [name, { when, sets }] of Object.entries(calls)) {
    reader.rule(when, ['calls', name, 'when']);
    reader.choices(sets, ['calls', name, 'sets']);
  }
  for (const [name, { holds, requires, takes = {} }] of Object.entries(outcomes)) {
    reader.provisions(holds, ['outcomes', name, 'holds']);
    for (const [key, rules] of Object.entries({ requires, takes })) {
      for (const [provision, rule] of Object.entries(rules)) {
        reader.provision(provision, ['outcomes', name, key, provision]);
        reader.rule(rule, ['outcomes', name, key, provision]);
      }
    }
  }
  return reader.problems;
}

/** Looks up what a vocabulary names in it, and notes what is not there. */
class Reader {
  readonly problems: Problem[] = [];

  constructor(private readonly vocabulary: Vocabulary) {}

  rule(rule: Rule, at: Place): void {
    walkRule(rule, (fact, values, within) => this.fact(fact, values, [...at, ...within]));
  }

  choices(sets: FactChoices | undefined, at: Place): void {
    for (const [fact, values] of Object.entries(sets ?? {})) this.fact(fact, values, [...at, fact]);
  }

  provisions(names: readonly string[] | undefined, at: Place): void {
    names?.forEach((name, index) => this.provision(name, [...at, index]));
  }

  provision(name: string, at: Place): void {
    if (!Object.hasOwn(this.vocabulary.provisions, name))
      this.report('unknown-provision', at, `There is no provision "${name}".`);
  }

  /** Notes a provision that comes after itself, with the way round. */
  circle(name: string, at: Place): void {
    const way = this.wayBack(name, name, []);
    if (way) this.report('cyclic-after', at, `"${name}" comes after itself: ${way.join(' after ')}.`);
  }

  private wayBack(name: string, last: string, before: readonly string[]): readonly string[] | undefined {
    const way = [...before, last];
    for (const next of provisionOf(this.vocabulary, last).after ?? []) {
      if (next === name) return [...way, next];
      const found = way.includes(next) ? undefined : this.wayBack(name, next, way);
      if (found) return found;
    }
    return undefined;
  }

  private fact(fact: string, values: readonly string[], at: Place): void {
    const known = own(this.vocabulary.facts, fact);
    if (!known) return this.report('unknown-fact', at, `"${fact}" is no fact of this vocabulary.`);
    for (const value of values)
      if (!known.includes(value)) this.report('unknown-value', at, `"${fact}" is never "${value}".`);
  }

  private report(code: ProblemCode, at: Place, message: string): void {
    this.problems.push({ code, message, pointer: pointerOf(at) });
  }
}
