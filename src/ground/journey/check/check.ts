import type { Facts } from '../../rules/rules';
import type { Problem } from '../language/problems';
import { dependents } from '../language/provisions';
import type { Language } from '../language/step';
import { coneOf } from './cone';
import { dropConsequences, mayBeConsequence } from './consequences';
import { customerWhere, differentCustomers, factSpace, kinds, provisionsOf } from './customers';
import { reduceToJourney } from './reduceToJourney';
import { DeadEnds } from './deadEnds';
import { findingsOf, shows, type Finding } from './findings';
import { ProvenCones, type ProvenCone } from './ProvenCones';
import { problemOf, coverageProblems, tooLarge } from './sentences';
import { RuleCoverage } from './RuleCoverage';
import { SituationGraph, type WalkNode } from './SituationGraph';
import { search, walk, type Walk } from './walk';

/**
 * The number of situations to search for a finding's shortest path in the whole journey; beyond it, the cone's own path
 * is shown.
 */
const searchLimit = 12_000;

/** The result of a check. `situations`: the number of different situations that were visited. */
export type CheckResult = { readonly problems: readonly Problem[]; readonly situations: number };

/** The maximum number of situations for one section; a check that exceeds it reports `too-large`. */
export const situationsLimit = 100_000;

/**
 * Walks every possible customer through the real step and reports every promise that the journey breaks, each with
 * the shortest customer path to it. The journey must have been parsed. A section with more than `limit` situations
 * is reported as `too-large`, never passed.
 */
export function checkJourney(language: Language, limit = situationsLimit): CheckResult {
  const checking = problemsOf(language, limit);
  for (;;) {
    const next = checking.next();
    if (next.done === true) return next.value;
  }
}

/**
 * Checks a journey problem by problem: yields each as soon as it is known for sure, and returns all of them in the
 * file's order. A problem that another one may explain is only yielded at the end. `proven`: the cones of earlier checks
 * with the same vocabulary and forms, which are not walked again.
 */
export function* problemsOf(
  language: Language,
  limit = situationsLimit,
  proven = new ProvenCones(),
): Generator<Problem, CheckResult> {
  const whole = reduceToJourney(language);
  const graph = new SituationGraph(whole);
  const isWhere = showsIn(graph);
  const { journey } = whole;
  const coverage = new RuleCoverage(journey);
  const found = new Map<string, Problem>();
  const told = new Set<Problem>();
  const unplaced: Finding[] = [];
  let situations = 0;
  const nothing = nothingToOpen(graph, isWhere(closed));
  if (nothing) {
    const problem = problemOf(language, nothing, nothing.node);
    found.set(`${nothing.code} `, problem);
    told.add(problem);
    yield problem;
  }
  for (const cone of widest(journey.sections.map((section) => coneOf(whole, section)))) {
    const part = walkCone(cone, limit, proven);
    if (!part) {
      const problem = tooLarge(language, cone, limit);
      yield problem;
      return { problems: [problem], situations: situations + limit };
    }
    situations += part.situations;
    coverage.add(cone.journey, part.facts);
    for (const finding of part.findings) {
      const key = `${finding.code} ${finding.about}`;
      if (found.has(key)) continue;
      const node = nearestInWhole(graph, cone, finding, isWhere(finding));
      if (!node) {
        unplaced.push(finding);
        continue;
      }
      const problem = problemOf(language, finding, node);
      found.set(key, problem);
      if (mayBeConsequence(language, problem, coverage)) continue;
      told.add(problem);
      yield problem;
    }
  }
  if (found.size === 0 && unplaced.length > 0)
    for (const finding of findingsOfWhole(whole, unplaced, limit))
      found.set(`${finding.code} ${finding.about}`, problemOf(language, finding, finding.node));
  const coverageFindings = dropConsequences(whole, found, coverage);
  const problems = [...found.values(), ...coverageProblems(language, coverageFindings, coverage.repeated)];
  problems.sort((a, b) => a.pointer.localeCompare(b.pointer, 'en', { numeric: true }));
  yield* problems.filter((problem) => !told.has(problem));
  return { problems, situations };
}

/** Walks a cone, unless it is proven; returns `undefined` beyond the limit. */
function walkCone(
  cone: Language,
  limit: number,
  proven: ProvenCones,
): (ProvenCone & { readonly findings: readonly Finding[] }) | undefined {
  const known = proven.find(cone);
  if (known) return { ...known, findings: [] };
  const part = walk(cone, { limit });
  if (!part) return undefined;
  const walked = { facts: factsOf(part), situations: part.nodes.length };
  const findings = findingsOf(part);
  if (findings.length === 0) proven.keep(cone, walked);
  return { ...walked, findings };
}

/** Keeps the cones that are not part of another: the wider cone decides all that the narrower one does. */
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
  return new Set(nodes.map(({ situation }) => situation.facts));
}

/** The finding that a customer has no section to open. */
const closed = { code: 'stuck', about: '' } as const;

type Goal = (node: WalkNode) => boolean;

function showsIn(graph: SituationGraph): (finding: Omit<Finding, 'node'>) => Goal {
  const deadEnds = { settled: new DeadEnds(graph, 'settled'), straight: new DeadEnds(graph, 'straight') };
  return (finding) => (node) => shows(graph, deadEnds, finding, node);
}

/** Finds the nearest situation of the whole journey that shows a cone's finding; none if other sections prevent it. */
function nearestInWhole(graph: SituationGraph, cone: Language, finding: Finding, isGoal: Goal): WalkNode | undefined {
  const whole = graph.language;
  const customers = likeCustomers(whole, cone, finding.node.situation.facts);
  const straightOnly = finding.code !== 'unsafe' && finding.code !== 'stuck';
  for (const held of [[[]], heldToTry(whole, heldAtStart(finding.node))]) {
    const options = { customers, straightOnly, ...(held ? { held } : {}), limit: searchLimit };
    const found = search(graph, options, isGoal, finding.node);
    if (found) return found;
  }
  return undefined;
}

/**
 * Checks the whole journey if no cone's finding shows in it. A journey too large for that keeps the cones' findings.
 */
function findingsOfWhole(whole: Language, unplaced: readonly Finding[], limit: number): readonly Finding[] {
  const all = provisionsOf(whole).size <= fewProvisions ? walk(whole, { limit }) : undefined;
  return all ? findingsOf(all) : unplaced;
}

/** The maximum number of provisions for which every set held at a start is tried in the whole journey. */
const fewProvisions = 10;

/**
 * Returns the sets of provisions to try at a start: `undefined` (every set) for few provisions, else the named ones
 * with all that they depend on.
 */
function heldToTry(whole: Language, named: readonly string[]): readonly (readonly string[])[] | undefined {
  const provisions = [...provisionsOf(whole)];
  if (provisions.length <= fewProvisions) return undefined;
  const starts = whole.journey.starts ?? [];
  const before = provisions.filter((each) => named.some((own) => dependents(whole.vocabulary, each).has(own)));
  return [[...new Set([...before, ...named])].filter((each) => !starts.includes(each))];
}

/** Returns the provisions held at the start of the path to a node. */
function heldAtStart(node: WalkNode): readonly string[] {
  return node.from ? heldAtStart(node.from) : node.situation.given;
}

/** Finds the nearest situation in which every section is hidden, skipped or greyed out. */
function nothingToOpen(graph: SituationGraph, isGoal: Goal): Finding | undefined {
  const whole = graph.language;
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
    const found = search(graph, { ...(held ? { held } : {}), limit: searchLimit }, isGoal);
    if (found) return { ...closed, node: found };
  }
  return undefined;
}

/** Returns at most 32 settled customers of the whole journey who are of the same kind as `one` in a cone. */
function likeCustomers(whole: Language, cone: Language, one: Facts): readonly Facts[] {
  const kindOf = kinds(cone, factSpace(cone));
  const like: Facts[] = [];
  for (const settled of differentCustomers(whole, factSpace(whole))) {
    if (kindOf(settled) === kindOf(one)) like.push(settled);
    if (like.length === 32) break;
  }
  return like;
}
