import type { Condition, Rule } from '../../rules/rules';
import { outcomeOf } from '../language/lookups';
import { dependents } from '../language/provisions';
import type { Language } from '../language/step';
import { provisionsOf } from './customers';

/** Returns the rule by which somebody needs one of some provisions, or what depends on it: `true` if everybody does. */
export function neededFor(language: Language, provisions: readonly string[]): Rule {
  const { journey, vocabulary } = language;
  const { requires, takes = {} } = outcomeOf(vocabulary, journey.outcome);
  const possible = provisionsOf(language);
  const later = provisions.flatMap((each) => [...dependents(vocabulary, each)]).filter((each) => possible.has(each));
  const rules = [...provisions, ...later].flatMap((each) => [requires[each] ?? false, takes[each] ?? false]);
  return anyOf(rules.filter((rule) => rule !== false));
}

/** Joins rules of which one must hold, as an operator would write them. */
function anyOf(rules: readonly Rule[]): Rule {
  if (rules.includes(true)) return true;
  const different = [...new Map(rules.map((rule) => [JSON.stringify(rule), rule])).values()];
  const [first = false, ...others] = different;
  if (others.length === 0) return first;
  return valuesOfOneFact(different) ?? { any: different };
}

/** Joins rules over one and the same fact into one with all of its values; `undefined` for others. */
function valuesOfOneFact(rules: readonly Rule[]): Rule | undefined {
  const entries = rules.flatMap((rule) => Object.entries(rule));
  const names = new Set(entries.map(([name]) => name));
  const [fact] = names;
  const isOne = names.size === 1 && entries.length === rules.length && fact !== 'any' && fact !== 'not';
  const values = entries.flatMap(([, value]) => valuesOf(value as Condition));
  return isOne && fact !== undefined && values.every((each) => each !== undefined) ? { [fact]: values } : undefined;
}

function valuesOf(condition: Condition): readonly (string | undefined)[] {
  if (typeof condition === 'string') return [condition];
  return Array.isArray(condition) ? (condition as readonly string[]) : [undefined];
}
