import type { Vocabulary } from '../../../../schemas/generated/journey';
import { assume } from '../../rules/assume';
import { factsNamed, type Facts, type Rule } from '../../rules/rules';
import { canBe } from '../check/customers';
import { givenFacts, valuesOf } from '../language/lookups';
import { pointerOf } from '../language/problems';
import type { Language } from '../language/step';

export type Question = 'shown' | 'skipped' | 'greyed out';

/** The result of a section's rule for a customer, with its reasons. */
export type Explanation = {
  readonly question: Question;
  /** `depends`: unknown facts decide the rule; `pending`: a known fact is still loading. */
  readonly answer: boolean | 'depends' | 'pending';
  readonly rule: Rule;
  /** The JSON pointer to the rule, or to the section if the rule is left out. */
  readonly pointer: string;
  /** The facts that decide the rule, each with its value; an unknown fact has none. */
  readonly because: readonly { readonly fact: string; readonly value: string | undefined }[];
  /** The fewest changes of facts that reverse the result; `undefined` if no change does. */
  readonly nearest: Facts | undefined;
};

const questions: readonly (readonly [Question, 'display' | 'skip' | 'greyedOut', boolean])[] = [
  ['shown', 'display', true],
  ['greyed out', 'greyedOut', false],
  ['skipped', 'skip', false],
];

/**
 * Explains whether a section is shown, greyed out and skipped for a customer of whom some facts are known. Returns
 * `undefined` if the journey has no such section. The facts must be in the vocabulary.
 */
export function explain(language: Language, section: string, told: Facts): readonly Explanation[] | undefined {
  const index = language.journey.sections.findIndex(({ id }) => id === section);
  const found = language.journey.sections[index];
  if (!found) return undefined;
  const facts = { ...told, ...givenFacts(language) };
  return questions.map(([question, name, otherwise]) => {
    const rule = found[name] ?? otherwise;
    const pointer = pointerOf(found[name] === undefined ? ['sections', index] : ['sections', index, name]);
    const answer = decideTold(rule, facts);
    return {
      question,
      answer,
      rule,
      pointer,
      because: deciding(rule, facts),
      nearest: turnedRound(language, rule, facts),
    };
  });
}

/** Decides a rule by the known facts alone. */
function decideTold(rule: Rule, told: Facts): Explanation['answer'] {
  const left = assume(rule, told);
  if (typeof left === 'boolean') return left;
  return factsNamed(left).every((fact) => told[fact] !== undefined) ? 'pending' : 'depends';
}

/** Returns the smallest set of named facts whose values decide the rule as all of them do. */
function deciding(rule: Rule, facts: Facts): Explanation['because'] {
  const answer = decideTold(rule, facts);
  const open = factsNamed(assume(rule, facts)).filter((fact) => facts[fact] === undefined);
  if (answer === 'depends') return open.map((fact) => ({ fact, value: undefined }));
  let kept = factsNamed(rule).filter((fact) => facts[fact] !== undefined);
  for (const fact of kept) {
    const without = kept.filter((each) => each !== fact);
    if (decideTold(rule, pick(facts, without)) === answer) kept = without;
  }
  return kept.map((fact) => ({ fact, value: facts[fact] }));
}

/** Finds the fewest changes of facts that reverse a rule's result for a possible customer. */
function turnedRound(language: Language, rule: Rule, facts: Facts): Facts | undefined {
  const wanted = decideTold(rule, facts) !== true;
  const names = factsNamed(rule).filter((fact) => givenFacts(language)[fact] === undefined);
  for (let size = 1; size <= names.length; size += 1) {
    for (const changed of subsets(names, size)) {
      for (const change of assignments(language.vocabulary, changed, facts)) {
        const after = { ...facts, ...change };
        if (decideTold(rule, after) === wanted && canBe(language, after)) return change;
      }
    }
  }
  return undefined;
}

function* assignments(vocabulary: Vocabulary, names: readonly string[], facts: Facts): Generator<Facts> {
  const [name, ...rest] = names;
  if (name === undefined) {
    yield {};
    return;
  }
  for (const value of valuesOf(vocabulary, name)) {
    if (value === facts[name] || value === 'pending') continue;
    for (const others of assignments(vocabulary, rest, facts)) yield { [name]: value, ...others };
  }
}

function* subsets(names: readonly string[], size: number): Generator<readonly string[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [index, name] of names.entries())
    for (const others of subsets(names.slice(index + 1), size - 1)) yield [name, ...others];
}

function pick(facts: Facts, names: readonly string[]): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([fact]) => names.includes(fact)));
}

/** Formats an explanation in sentences, for support staff and journey authors. */
export function explanationLines(
  { vocabulary }: Language,
  { question, answer, because, nearest, rule }: Explanation,
): readonly string[] {
  const known = because.flatMap(({ fact, value }) => (value === undefined ? [] : [`${fact} is "${value}"`]));
  const open = because.filter(({ value }) => value === undefined).map(({ fact }) => fact);
  const toAll = rule === true && question === 'shown' ? ' to every customer' : '';
  const yes = answer === true ? `It is ${question}${toAll}` : `It is not ${question}`;
  const turned = answer === true ? `not be ${question}` : `be ${question}`;
  const first =
    answer === 'depends'
      ? `Whether it is ${question} depends on ${open.join(', ')}`
      : answer === 'pending'
        ? `Whether it is ${question} is not known yet, since it is still loading`
        : yes;
  const reason = typeof rule === 'boolean' ? '' : known.length > 0 ? `, because ${known.join(' and ')}` : '';
  const change = Object.entries(nearest ?? {}).map(
    ([fact, value]) => `${fact}=${value}${inWords(vocabulary, fact, value)}`,
  );
  return [`${first}${reason}.`, ...(change.length > 0 ? [`It would ${turned} with ${change.join(', ')}.`] : [])];
}

function inWords({ words }: Vocabulary, fact: string, value: string): string {
  const text = words[fact]?.[value];
  return text === undefined ? '' : ` (${text})`;
}
