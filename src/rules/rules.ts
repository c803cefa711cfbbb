/** The value of every fact, by name. A fact whose value is still loading is `pending`. */
export type Facts = Readonly<Record<string, string>>;

/** One value, a list of values of which one must hold, or none of those under `not`. */
export type Condition = string | readonly string[] | { readonly not: string | readonly string[] };

/**
 * `true`, `false`, or an object of which every entry must hold: a fact with its condition,
 * `any` with rules of which one must hold, `not` with a rule that must not.
 */
export type Rule = boolean | RuleObject;
export type RuleObject = { readonly [name: string]: Condition | readonly Rule[] | Rule };

/** `pending` = a fact that decides it is still loading. */
export type Decision = boolean | 'pending';

/** The words of a rule that are no fact's name. */
export const combinators = ['any', 'not'] as const;

/** Decides a rule. An unknown fact is an error of the caller's: rules are checked where they are read. */
export function decide(rule: Rule, facts: Facts): Decision {
  if (typeof rule === 'boolean') return rule;
  return every(Object.entries(rule), ([name, part]) => decideEntry(name, part, facts));
}

/** Whether a rule holds by what is known now; a pending fact holds only where a rule names `pending`. */
export function holds(rule: Rule, facts: Facts): boolean {
  return decide(rule, facts) === true;
}

/** The facts a rule names, in the order of the rule, each once. */
export function factsNamed(rule: Rule): readonly string[] {
  const names = new Set<string>();
  walkRule(rule, (fact) => names.add(fact));
  return [...names];
}

/** Calls `visit` with each fact named and the values it is held against. */
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
  if (value === undefined) throw new Error(`The rule names "${name}", which is no fact.`);
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

// What a name of a rule carries is settled by its shape, which the journey's schema checks before any rule is decided.
const asRules = (part: RuleObject[string]): readonly Rule[] => part as readonly Rule[];
const asRule = (part: RuleObject[string]): Rule => part as Rule;
const asCondition = (part: RuleObject[string]): Condition => part as Condition;
