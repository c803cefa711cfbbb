import type { Facts } from '../../rules/rules';
import type { Problem } from '../problems';
import { dependents } from '../provisions';
import type { Language } from '../step';
import { coneOf } from './cone';
import { customerWhere, differentCustomers, factSpace, provisionsOf, settle } from './customers';
import { findingsOf, looksFor, type Finding } from './findings';
import { problemOf, surveyProblems, tooLarge } from './sentences';
import { Survey } from './survey';
import { search, walk, type Node, type Walk } from './walk';

/** How far to look for the shortest path of a finding in the whole journey; beyond, the cone's own path is shown. */
const searchLimit = 20_000;

/** What a check found. `places`: how many different states of customers were walked through. */
export type CheckResult = { readonly problems: readonly Problem[]; readonly places: number };

/** A check that would have to look at more places than this for one section says `too-large`. */
export const placesLimit = 100_000;

/**
 * Walks every customer there can be through the real step and reports every promise that the journey breaks, each with
 * the shortest customer path to it. The journey must have been parsed. A journey of more than `limit` places a section
 * is answered with `too-large`, never with a pass.
 */
export function checkJourney(language: Language, limit = placesLimit): CheckResult {
  const whole = settle(language);
  const { journey } = whole;
  const survey = new Survey(journey);
  const found = new Map<string, Problem>();
  const add = (problem: Problem): void => {
    const key = `${problem.code} ${problem.pointer} ${problem.message}`;
    if (!found.has(key)) found.set(key, problem);
  };
  let places = 0;
  const closed = nothingToOpen(whole);
  if (closed) found.set(`${closed.code} `, problemOf(language, closed, closed.node));
  for (const cone of widest(journey.sections.map((section) => coneOf(whole, section)))) {
    const part = walk(cone, { limit });
    if (!part) return { problems: [tooLarge(language, cone, limit)], places: places + limit };
    places += part.nodes.length;
    survey.add(part.language.journey, factsOf(part));
    for (const finding of findingsOf(part)) {
      const key = `${finding.code} ${finding.about}`;
      if (found.has(key)) continue;
      const node = nearestInWhole(whole, finding);
      if (node) found.set(key, problemOf(language, finding, node));
    }
  }
  for (const problem of surveyProblems(language, survey)) add(problem);
  const order = [...found.values()].sort((a, b) => a.pointer.localeCompare(b.pointer, 'en', { numeric: true }));
  return { problems: order, places };
}

/** Cones that are no part of another: the wider one decides all that the narrower one does. */
function widest(cones: readonly Language[]): readonly Language[] {
  const ids = cones.map(({ journey }) => new Set(journey.sections.map(({ id }) => id)));
  const isPart = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => [...a].every((id) => b.has(id));
  return cones.filter((_, index) => {
    const own = ids[index] ?? new Set();
    return !ids.some((other, at) => at !== index && isPart(own, other) && (other.size > own.size || at < index));
  });
}

function factsOf({ nodes }: Walk): ReadonlySet<Facts> {
  return new Set(nodes.map(({ place }) => place.facts));
}

/** The nearest place of the whole journey where a finding of one of its cones shows; none if others are in the way. */
function nearestInWhole(whole: Language, finding: Finding): Node | undefined {
  const customers = likeCustomers(whole, finding.node.place.facts);
  const straightOnly = finding.code === 'bounce' || finding.code === 'needless';
  for (const held of [[], heldInWhole(whole, finding)]) {
    const found = search(whole, { customers, straightOnly, held: [held], limit: searchLimit }, looksFor(finding));
    if (found) return found === 'too-far' ? finding.node : found;
  }
  return undefined;
}

/** What was held at the start of a finding's path, with all that it comes after in the whole journey. */
function heldInWhole(whole: Language, { node }: Finding): readonly string[] {
  const starts = whole.journey.starts ?? [];
  let first = node;
  while (first.from) first = first.from;
  const held = first.place.given.filter((provision) => !starts.includes(provision));
  const before = [...provisionsOf(whole)].filter((each) =>
    held.some((own) => dependents(whole.vocabulary, each).has(own)),
  );
  return [...new Set([...before.filter((each) => !starts.includes(each)), ...held])];
}

/** The nearest place where every section is hidden, skipped or greyed out, so that there is nothing to do. */
function nothingToOpen(whole: Language): Finding | undefined {
  const { journey } = whole;
  if (journey.layout === 'all-open') return undefined;
  const rules = journey.sections.map(({ display = true, skip = false, greyedOut = false }) => ({
    not: { any: [{ not: display }, skip, greyedOut] },
  }));
  const someone = customerWhere(whole, { not: { any: rules } });
  if (!someone) return undefined;
  const closed = { code: 'stuck', about: '' } as const;
  const customers = likeCustomers(whole, someone);
  const found = search(whole, { customers, held: [[]], limit: searchLimit }, looksFor(closed));
  return typeof found === 'object' ? { ...closed, node: found } : undefined;
}

/** Settled customers who agree with what is known of one, at most a few dozen. */
function likeCustomers(whole: Language, known: Facts): readonly Facts[] {
  const like: Facts[] = [];
  for (const settled of differentCustomers(whole, factSpace(whole))) {
    const agrees = Object.entries(settled).every(([fact, value]) => (known[fact] ?? value) === value);
    if (agrees) like.push(settled);
    if (like.length === 32) break;
  }
  return like;
}
