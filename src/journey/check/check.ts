import type { Facts } from '../../rules/rules';
import type { Problem } from '../problems';
import { dependents } from '../provisions';
import type { Language } from '../step';
import { coneOf } from './cone';
import { customerWhere, differentCustomers, factSpace, kinds, provisionsOf, settle } from './customers';
import { DeadEnds } from './deadEnds';
import { findingsOf, shows, type Finding } from './findings';
import { problemOf, surveyProblems, tooLarge } from './sentences';
import { Survey } from './survey';
import { Atlas, search, walk, type Node, type Walk } from './walk';

/** How far to look for the shortest path of a finding in the whole journey; beyond, the cone's own path is shown. */
const searchLimit = 12_000;

/** What a check found. `places`: how many different states of customers were walked through. */
export type CheckResult = { readonly problems: readonly Problem[]; readonly places: number };

/** A check that would have to look at more places than this for one section says `too-large`. */
const placesLimit = 100_000;

/**
 * Walks every customer there can be through the real step and reports every promise that the journey breaks, each with
 * the shortest customer path to it. The journey must have been parsed. A journey of more than `limit` places a section
 * is answered with `too-large`, never with a pass.
 */
export function checkJourney(language: Language, limit = placesLimit): CheckResult {
  const whole = settle(language);
  const atlas = new Atlas(whole);
  const isWhere = showsIn(atlas);
  const { journey } = whole;
  const survey = new Survey(journey);
  const found = new Map<string, Problem>();
  const unplaced: Finding[] = [];
  let places = 0;
  const nothing = nothingToOpen(atlas, isWhere(closed));
  if (nothing) found.set(`${nothing.code} `, problemOf(language, nothing, nothing.node));
  for (const cone of widest(journey.sections.map((section) => coneOf(whole, section)))) {
    const part = walk(cone, { limit });
    if (!part) return { problems: [tooLarge(language, cone, limit)], places: places + limit };
    places += part.nodes.length;
    survey.add(part.language.journey, factsOf(part));
    for (const finding of findingsOf(part)) {
      const key = `${finding.code} ${finding.about}`;
      if (found.has(key)) continue;
      const node = nearestInWhole(atlas, cone, finding, isWhere(finding));
      if (node) found.set(key, problemOf(language, finding, node));
      else unplaced.push(finding);
    }
  }
  if (found.size === 0 && unplaced.length > 0)
    for (const finding of lookedAtWhole(whole, unplaced, limit))
      found.set(`${finding.code} ${finding.about}`, problemOf(language, finding, finding.node));
  for (const { code, about = '' } of found.values()) if (code === 'stuck') found.delete(`bounce ${about}`); // the same, said twice
  const problems = [...found.values(), ...surveyProblems(language, survey)];
  problems.sort((a, b) => a.pointer.localeCompare(b.pointer, 'en', { numeric: true }));
  return { problems, places };
}

/** Cones that are no part of another: the wider one decides all that the narrower one does. */
function widest(cones: readonly Language[]): readonly Language[] {
  const parts = cones.map((cone) => ({ cone, ids: new Set(cone.journey.sections.map(({ id }) => id)) }));
  const isPart = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => [...a].every((id) => b.has(id));
  const widestParts = parts.filter(
    ({ ids }, index) =>
      !parts.some((other, at) => at !== index && isPart(ids, other.ids) && (other.ids.size > ids.size || at < index)),
  );
  return widestParts.map(({ cone }) => cone);
}

function factsOf({ nodes }: Walk): ReadonlySet<Facts> {
  return new Set(nodes.map(({ place }) => place.facts));
}

/** That there is nothing to open at all. */
const closed = { code: 'stuck', about: '' } as const;

type Goal = (node: Node) => boolean;

function showsIn(atlas: Atlas): (finding: Omit<Finding, 'node'>) => Goal {
  const deadEnds = { settled: new DeadEnds(atlas, 'settled'), straight: new DeadEnds(atlas, 'straight') };
  return (finding) => (node) => shows(atlas, deadEnds, finding, node);
}

/** The nearest place of the whole journey where a finding of one of its cones shows; none if others are in the way. */
function nearestInWhole(atlas: Atlas, cone: Language, finding: Finding, isGoal: Goal): Node | undefined {
  const whole = atlas.language;
  const customers = likeCustomers(whole, cone, finding.node.place.facts);
  const straightOnly = finding.code === 'bounce' || finding.code === 'needless' || finding.code === 'waits';
  for (const held of [[[]], heldToTry(whole, heldAtStart(finding.node))]) {
    const found = search(atlas, { customers, straightOnly, ...(held ? { held } : {}), limit: searchLimit }, isGoal);
    if (found) return found === 'too-far' ? finding.node : found;
  }
  return undefined;
}

/** When no finding of a cone shows in the whole, all of the whole is looked at: nothing passes on a guess. */
function lookedAtWhole(whole: Language, unplaced: readonly Finding[], limit: number): readonly Finding[] {
  const all = provisionsOf(whole).size <= fewProvisions ? walk(whole, { limit }) : undefined;
  return all ? findingsOf(all) : unplaced;
}

/** Up to so many, everything that can be held at a start is tried in the whole journey. */
const fewProvisions = 10;

/** What to have held at a start: all that can be, where that is few enough; else what is named, with all that it needs. */
function heldToTry(whole: Language, named: readonly string[]): readonly (readonly string[])[] | undefined {
  const provisions = [...provisionsOf(whole)];
  if (provisions.length <= fewProvisions) return undefined;
  const starts = whole.journey.starts ?? [];
  const before = provisions.filter((each) => named.some((own) => dependents(whole.vocabulary, each).has(own)));
  return [[...new Set([...before, ...named])].filter((each) => !starts.includes(each))];
}

function heldAtStart(node: Node): readonly string[] {
  return node.from ? heldAtStart(node.from) : node.place.given;
}

/** The nearest place where every section is hidden, skipped or greyed out, so that there is nothing to do. */
function nothingToOpen(atlas: Atlas, isGoal: Goal): Finding | undefined {
  const whole = atlas.language;
  const { journey, vocabulary } = whole;
  if (journey.layout === 'all-open') return undefined;
  const rules = journey.sections.map(({ display = true, skip = false, greyedOut = false }) => ({
    not: { any: [{ not: display }, skip, greyedOut] },
  }));
  const someone = customerWhere(whole, { not: { any: rules } });
  if (!someone) return undefined;
  const chosen = [...provisionsOf(whole)].filter((each) =>
    Object.keys(vocabulary.provisions[each]?.sets ?? {}).some((fact) => someone[fact] !== undefined),
  );
  for (const held of [[[]], heldToTry(whole, chosen)]) {
    const found = search(atlas, { ...(held ? { held } : {}), limit: searchLimit }, isGoal);
    if (typeof found === 'object') return { ...closed, node: found };
  }
  return undefined;
}

/** Settled customers who are of one kind in a cone, at most a few dozen. */
function likeCustomers(whole: Language, cone: Language, one: Facts): readonly Facts[] {
  const kindOf = kinds(cone, factSpace(cone));
  const like: Facts[] = [];
  for (const settled of differentCustomers(whole, factSpace(whole))) {
    if (kindOf(settled) === kindOf(one)) like.push(settled);
    if (like.length === 32) break;
  }
  return like;
}
