import type { FactChoices, FactValues, Screen, Vocabulary } from '../../../../schemas/generated/journey';
import { walkRule, type Rule } from '../../rules/rules';
import { own, provisionOf } from './lookups';
import { eventRoles, provisionRoles } from './roles';
import type { JourneyContext, JsonText } from './parse';
import { pointerOf, type Problem, type ProblemCode } from './problems';

export type ParsedVocabulary =
  | { readonly ok: true; readonly vocabulary: Vocabulary }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Parses a vocabulary: first its shape, then that every name is declared and no provision comes after itself. */
export function parseVocabulary(text: JsonText, checkShape: JourneyContext['checkShape']): ParsedVocabulary {
  if (text.problems.length > 0) return { ok: false, problems: text.problems };
  const shape = checkShape(text.value).map((each) => ({ code: 'shape' as const, ...each }));
  const problems = shape.length > 0 ? shape : meaningProblems(text.value as Vocabulary); // its shape has just been checked
  const located = problems.map((problem) => ({ ...problem, ...text.locate(problem.pointer) }));
  return located.length > 0 ? { ok: false, problems: located } : { ok: true, vocabulary: text.value as Vocabulary };
}

type Path = readonly (string | number)[];

function meaningProblems(vocabulary: Vocabulary): readonly Problem[] {
  const { introduced, impossible, passing, events, provisions, calls, outcomes, customFields, screens } = vocabulary;
  const reader = new Reader(vocabulary);
  introduced.forEach((fact, index) => reader.fact(fact, [], ['introduced', index]));
  for (const [key, rules] of Object.entries({ impossible, passing }))
    rules.forEach((rule, index) => reader.rule(rule, [key, index]));
  for (const [name, { when, sets, changes, keeps, holds, opens }] of Object.entries(events)) {
    const at = ['events', name];
    reader.rule(when, [...at, 'when']);
    reader.choices(sets, [...at, 'sets']);
    for (const [key, names] of Object.entries({ changes, keeps, holds })) reader.provisions(names, [...at, key]);
    if (opens !== undefined) reader.provision(opens, [...at, 'opens']);
  }
  for (const [name, { after, needs = true, awaits = [], sets, without = {} }] of Object.entries(provisions)) {
    const at = ['provisions', name];
    reader.provisions(after, [...at, 'after']);
    reader.rule(needs, [...at, 'needs']);
    awaits.forEach((fact, index) => reader.fact(fact, ['pending'], [...at, 'awaits', index]));
    reader.choices(sets, [...at, 'sets']);
    reader.values(without, [...at, 'without']);
    reader.cycle(name, [...at, 'after']);
  }
  for (const [name, { saves, when, sets }] of Object.entries(calls)) {
    reader.serverForm(saves, ['calls', name, 'saves']);
    reader.rule(when, ['calls', name, 'when']);
    reader.choices(sets, ['calls', name, 'sets']);
  }
  for (const [name, { gives }] of Object.entries(customFields))
    reader.provisions(gives, ['customFields', name, 'gives']);
  for (const [name, screen] of Object.entries(screens)) reader.screen(screen, ['screens', name]);
  for (const [name, { for: customers = true, given = {}, holds, requires, takes = {} }] of Object.entries(outcomes)) {
    reader.rule(customers, ['outcomes', name, 'for']);
    reader.values(given, ['outcomes', name, 'given']);
    reader.provisions(holds, ['outcomes', name, 'holds']);
    for (const [key, rules] of Object.entries({ requires, takes })) {
      for (const [provision, rule] of Object.entries(rules)) {
        reader.provision(provision, ['outcomes', name, key, provision]);
        reader.rule(rule, ['outcomes', name, key, provision]);
      }
    }
  }
  for (const role of provisionRoles) reader.role(role, 'provisions');
  for (const role of eventRoles) reader.role(role, 'events');
  return reader.problems;
}

/** Checks the names in a vocabulary and collects a problem for each undeclared one. */
class Reader {
  readonly problems: Problem[] = [];

  constructor(private readonly vocabulary: Vocabulary) {}

  rule(rule: Rule, at: Path): void {
    walkRule(rule, (fact, values, within) => this.fact(fact, values, [...at, ...within]));
  }

  choices(sets: FactChoices | undefined, at: Path): void {
    for (const [fact, values] of Object.entries(sets ?? {})) this.fact(fact, values, [...at, fact]);
  }

  values(values: FactValues, at: Path): void {
    for (const [fact, value] of Object.entries(values)) this.fact(fact, [value], [...at, fact]);
  }

  screen({ customFields = [], calls = [] }: Screen, at: Path): void {
    customFields.forEach((field, index) => {
      if (!Object.hasOwn(this.vocabulary.customFields, field))
        this.report('unknown-custom-field', [...at, 'customFields', index], `There is no custom field "${field}".`);
    });
    calls.forEach((call, index) => {
      if (!Object.hasOwn(this.vocabulary.calls, call))
        this.report('unknown-call', [...at, 'calls', index], `There is no call "${call}".`);
    });
  }

  serverForm(name: string | undefined, at: Path): void {
    if (name !== undefined && !this.vocabulary.onboardingTypes.includes(name))
      this.report('unknown-form', at, `There is no form of the server "${name}".`);
  }

  provisions(names: readonly string[] | undefined, at: Path): void {
    names?.forEach((name, index) => this.provision(name, [...at, index]));
  }

  provision(name: string, at: Path): void {
    if (!Object.hasOwn(this.vocabulary.provisions, name))
      this.report('unknown-provision', at, `There is no provision "${name}".`);
  }

  /** Reports a provision that comes after itself, with the cycle. */
  cycle(name: string, at: Path): void {
    const cycle = this.pathBack(name, name, []);
    if (cycle) this.report('cyclic-after', at, `"${name}" comes after itself: ${cycle.join(' after ')}.`);
  }

  private pathBack(name: string, last: string, before: readonly string[]): readonly string[] | undefined {
    const path = [...before, last];
    for (const next of provisionOf(this.vocabulary, last).after ?? []) {
      if (next === name) return [...path, next];
      const found = path.includes(next) ? undefined : this.pathBack(name, next, path);
      if (found) return found;
    }
    return undefined;
  }

  /** Notes a role of the product that is not given to exactly one entry. */
  role(role: string, kind: 'provisions' | 'events'): void {
    const entries: readonly (readonly [string, { readonly role?: string }])[] = Object.entries(this.vocabulary[kind]);
    const names = entries.filter(([, entry]) => entry.role === role).map(([name]) => name);
    if (names.length === 1) return;
    const whose = names.length === 0 ? 'no entry' : names.map((name) => `"${name}"`).join(' and ');
    this.report('one-role', [kind, ...names.slice(1, 2)], `The role "${role}" belongs to ${whose}; one must have it.`);
  }

  fact(fact: string, values: readonly string[], at: Path): void {
    const known = own(this.vocabulary.facts, fact);
    if (!known) return this.report('unknown-fact', at, `"${fact}" is not a fact of this vocabulary.`);
    for (const value of values)
      if (!known.includes(value)) this.report('unknown-value', at, `"${fact}" is never "${value}".`);
  }

  private report(code: ProblemCode, at: Path, message: string): void {
    this.problems.push({ code, message, pointer: pointerOf(at) });
  }
}
