/** The value of every fact, by name. A fact whose value is still loading is `pending`. */
export type Facts = Readonly<Record<string, string>>;

/** The values that a fact may have: one value, any of a list, or any but those under `not`. */
export type Condition = string | readonly string[] | { readonly not: string | readonly string[] };

/**
 * `true`, `false`, or an object of which every entry must hold: a fact with its condition,
 * `any` with rules of which one must hold, `not` with a rule that must not.
 */
export type Rule = boolean | RuleObject;
export type RuleObject = { readonly [name: string]: Condition | readonly Rule[] | Rule };

/** A rule's result; `pending` if a fact that decides the rule is still loading. */
export type Decision = boolean | 'pending';

/** The keywords of a rule; every other key is the name of a fact. */
export const combinators = ['any', 'not'] as const;

/** Decides a rule. Throws on an unknown fact: rules are checked when their file is parsed. */
export function decide(rule: Rule, facts: Facts): Decision {
  if (typeof rule === 'boolean') return rule;
  return every(Object.entries(rule), ([name, part]) => decideEntry(name, part, facts));
}

/** Reports whether a rule holds under the facts; a pending fact matches only a condition that names `pending`. */
export function holds(rule: Rule, facts: Facts): boolean {
  return decide(rule, facts) === true;
}

/** Returns the facts that a rule names, each once, in the rule's order. */
export function factsNamed(rule: Rule): readonly string[] {
  const names = new Set<string>();
  walkRule(rule, (fact) => names.add(fact));
  return [...names];
}

/** Calls `visit` with each named fact, the values of its condition and the JSON path `at` within the rule. */
export function walkRule(
  rule: Rule,
  visit: (fact: string, values: readonly string[], at: readonly string[]) => void,
  at: readonly string[] = [],
): void {
  if (typeof rule === 'boolean') return;
  for (const [name, part] of Object.entries(rule)) {
    const here = [...at, name];
    if (name === 'any') asRules(part).forEach((each, index) => walkRule(each, visit, [...here, String(index)]));
    else if (name === 'not') walkRule(asRule(part), visit, here);
    else visit(name, namedValues(asCondition(part)), here);
  }
}

function decideEntry(name: string, part: RuleObject[string], facts: Facts): Decision {
  if (name === 'any') return negate(every(asRules(part), (rule) => negate(decide(rule, facts))));
  if (name === 'not') return negate(decide(asRule(part), facts));
  return decideFact(name, asCondition(part), facts);
}

function decideFact(name: string, condition: Condition, facts: Facts): Decision {
  const value = facts[name];
  if (value === undefined) throw new Error(`The rule names "${name}", which is not a fact.`);
  const values = namedValues(condition);
  if (value === 'pending' && !values.includes('pending')) return 'pending';
  return values.includes(value) !== isNegated(condition);
}

function every<T>(items: readonly T[], decideItem: (item: T) => Decision): Decision {
  let decision: Decision = true;
  for (const item of items) {
    const next = decideItem(item);
    if (next === false) return false;
    if (next === 'pending') decision = 'pending';
  }
  return decision;
}

function negate(decision: Decision): Decision {
  return decision === 'pending' ? decision : !decision;
}

function namedValues(condition: Condition): readonly string[] {
  const values = isNegated(condition) ? condition.not : condition;
  return typeof values === 'string' ? [values] : values;
}

function isNegated(condition: Condition): condition is { readonly not: string | readonly string[] } {
  return typeof condition === 'object' && 'not' in condition;
}

// These casts are safe: the journey's JSON schema checks the shape under each key before any rule is decided.
export const asRules = (part: RuleObject[string]): readonly Rule[] => part as readonly Rule[];
export const asRule = (part: RuleObject[string]): Rule => part as Rule;
const asCondition = (part: RuleObject[string]): Condition => part as Condition;
