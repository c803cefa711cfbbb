import type { Journey, Section } from '../../../../schemas/generated/journey';
import { factsNamed, type Rule } from '../../rules/rules';
import { ownerOf } from '../language/provisions';
import type { Problem } from '../language/problems';
import type { Language } from '../language/step';
import type { ConstantRule, ListEntry, RuleCoverage } from './RuleCoverage';

/** The problems of walks, each by its finding and subject: `bounce mandate`. */
export type FoundProblems = Map<string, unknown>;

/** The problems that only all customers together show, without those that another problem explains. */
export type CoverageFindings = {
  /** The sections for nobody, each with the provisions that no other section could give to those who need them. */
  readonly unshown: readonly { readonly id: string; readonly lost: readonly string[] }[];
  readonly constant: readonly ConstantRule[];
  readonly shadowed: readonly ListEntry[];
};

/**
 * Reports whether a problem may turn out to be the consequence of another one, so that it is told at the end or not at
 * all: one mistake has one message.
 */
export function mayBeConsequence({ journey }: Language, { code, about }: Problem, coverage: RuleCoverage): boolean {
  if (code === 'bounce' || code === 'needless-field') return true;
  const isHidden = ({ id, variants, provides = [] }: Section): boolean =>
    id === about ? variants !== undefined : provides.some((each) => each === about) && !coverage.isShown(id);
  return code === 'stuck' && journey.sections.some(isHidden);
}

/**
 * Drops from `found` what another problem explains: customers who are sent back for what they can't be asked, or are
 * asked for it where nobody needs it; customers who are stuck because a section or a variant is for nobody. Returns what
 * the coverage of rules adds.
 */
export function dropConsequences(
  { journey, vocabulary }: Language,
  found: FoundProblems,
  coverage: RuleCoverage,
): CoverageFindings {
  for (const key of [...found.keys()]) {
    const [code, about] = [key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1)];
    const owner = code === 'needless-field' ? ownerOf(vocabulary, about.slice(about.indexOf('/') + 1)) : undefined;
    if (code === 'stuck') found.delete(`bounce ${about}`);
    if (owner !== undefined && found.has(`stuck ${owner}`)) found.delete(key);
  }
  const isWaiting = (rule: Rule): boolean => factsNamed(rule).some((fact) => found.has(`waits ${fact}`));
  const hidden = coverage.unshown.map((section) => `/sections/${journey.sections.indexOf(section)}/display`);
  const unshown = coverage.unshown
    .filter(({ display = true }) => !isWaiting(display))
    .map(({ id }) => ({
      id,
      lost: onlyGivenBy(journey, id).filter((provision) => found.delete(`stuck ${provision}`)),
    }));
  for (const { section } of coverage.shadowed) found.delete(`stuck ${section}`);
  const constant = coverage.constant.filter(({ pointer, rule }) => !isWaiting(rule) && !hidden.includes(pointer));
  const isExplained = ({ list, index }: ListEntry): boolean =>
    coverage.constant.some(({ pointer, always }) =>
      always ? isEarlier(pointer, list, index) : pointer === `${list}/${index}/when`,
    );
  const shadowed = coverage.shadowed.filter((entry) => !isExplained(entry));
  const isFirst = ({ list }: ListEntry, place: number): boolean =>
    shadowed.findIndex((each) => each.list === list) === place; // the entry that takes all from it takes all from the rest
  return { unshown, constant, shadowed: shadowed.filter(isFirst) };
}

/** Reports whether a rule is that of an earlier entry of a list. */
function isEarlier(pointer: string, list: string, index: number): boolean {
  return Array.from({ length: index }, (_, earlier) => `${list}/${earlier}/when`).includes(pointer);
}

/** Returns the provisions that one section alone gives. */
function onlyGivenBy({ sections }: Journey, id: string): readonly string[] {
  const givers = (provision: string): readonly Section[] =>
    sections.filter(({ provides = [] }) => provides.includes(provision));
  const given = new Set(sections.flatMap(({ provides = [] }) => provides));
  return [...given].filter((provision) => givers(provision).every((section) => section.id === id));
}
