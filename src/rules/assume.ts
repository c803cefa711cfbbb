import { decide, type Facts, type Rule, type RuleObject } from './rules';

/**
 * What is left of a rule once some facts are known: `true`, `false`, or a rule over the others. Under any facts that
 * agree with the known ones it decides as the whole rule does.
 */
export function assume(rule: Rule, known: Facts): Rule {
  if (typeof rule === 'boolean') return rule;
  const left: Record<string, RuleObject[string]> = {};
  for (const [name, part] of Object.entries(rule)) {
    const rest = assumeEntry(name, part, known);
    if (rest === false) return false;
    if (rest !== true) Object.assign(left, rest);
  }
  return Object.keys(left).length === 0 ? true : left;
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
