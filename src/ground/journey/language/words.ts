import type { Journey, Vocabulary } from '../../../../schemas/generated/journey';
import type { Condition, Facts, Rule, RuleObject } from '../../rules/rules';

/** Describes a customer: `A guest choosing a monthly membership without a Direct Debit`. */
export function customerWords({ words, introduced: [subject = ''] }: Vocabulary, facts: Facts): string {
  const others = Object.keys(words).filter((fact) => fact !== subject);
  const phrase = (fact: string): readonly string[] => {
    const value = facts[fact];
    return value === undefined ? [] : [words[fact]?.[value] ?? `with ${fact} "${value}"`];
  };
  const unknown = Object.keys(facts).filter((fact) => fact !== subject && words[fact] === undefined);
  const [who = 'A customer'] = phrase(subject);
  return [who, ...[...others, ...unknown].flatMap(phrase)].join(' ');
}

/** Names a provision: `bank details`. */
export function provisionWords({ provisions }: Vocabulary, provision: string): string {
  return provisions[provision]?.label ?? provision;
}

/** Names a section in a sentence: by its title, else its intro, else its id. */
export function sectionTitle({ sections }: Journey, id: string): string {
  const section = sections.find((each) => each.id === id);
  return section?.title ?? section?.intro ?? id;
}

/** Lists words in a sentence: `bank details, an account and accepted terms`. */
export function listed(words: readonly string[]): string {
  const before = words.slice(0, -1).join(', ');
  const last = words.slice(-1).join('');
  return before === '' ? last : `${before} and ${last}`;
}

/** Writes a value as it would stand in a file, in one line: `{ "plan": "recurring" }`. */
export function written(value: unknown): string {
  return JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ').replaceAll('[ ', '[').replaceAll(' ]', ']');
}

/** Puts a rule into words: `plan is "recurring" and hasInstruction is "no"`. */
export function ruleWords(rule: Rule): string {
  if (typeof rule === 'boolean') return rule ? 'always' : 'never';
  const entries = Object.entries(rule);
  const parts = entries.map(([name, part]) => entryWords(name, part, entries.length > 1));
  return parts.join(' and ') || 'always';
}

// These casts are safe: the journey's JSON schema checks the shape under each key, see rules.ts.
function entryWords(name: string, part: RuleObject[string], amongOthers: boolean): string {
  if (name === 'not') return `not (${ruleWords(part as Rule)})`;
  if (name !== 'any') return `${name} is ${conditionWords(part as Condition)}`;
  const rules = part as readonly Rule[];
  const words = rules.map(alternativeWords).join(' or ') || 'never';
  return amongOthers && rules.length > 1 ? `(${words})` : words;
}

function alternativeWords(rule: Rule): string {
  return Object.keys(rule).length > 1 ? `(${ruleWords(rule)})` : ruleWords(rule);
}

function conditionWords(condition: Condition): string {
  if (typeof condition === 'string') return `"${condition}"`;
  if (!('not' in condition)) return condition.map((value) => `"${value}"`).join(' or ');
  const values = [condition.not].flat().map((value) => `"${value}"`);
  return values.length === 1 ? `not ${values.join('')}` : `neither ${values.join(' nor ')}`;
}
