import { decide, type Facts, type Rule, type RuleObject } from './rules';

/**
 * Simplifies a rule by the known facts to `true`, `false` or a rule over the remaining facts. Under any facts that
 * agree with the known ones, the result decides as the whole rule does.
 */
export function assume(rule: Rule, known: Facts): Rule {
  if (typeof rule === 'boolean') return rule;
  const remaining: Record<string, RuleObject[string]> = {};
  for (const [name, part] of Object.entries(rule)) {
    const rest = assumeEntry(name, part, known);
    if (rest === false) return false;
    if (rest !== true) Object.assign(remaining, rest);
  }
  return Object.keys(remaining).length === 0 ? true : remaining;
}

function assumeEntry(name: string, part: RuleObject[string], known: Facts): Rule {
  if (name === 'any') {
    const rest = (part as readonly Rule[]).map((each) => assume(each, known)).filter((each) => each !== false);
    return rest.includes(true) || rest.length === 0 ? rest.length > 0 : { any: rest };
  }
  if (name === 'not') {
    const rest = assume(part as Rule, known);
    return typeof rest === 'boolean' ? !rest : { not: rest };
  }
  const entry: Rule = { [name]: part };
  if (known[name] === undefined) return entry;
  const decision = decide(entry, known);
  return decision === 'pending' ? entry : decision;
}
