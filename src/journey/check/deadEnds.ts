import { decide, factsNamed, type Rule } from '../../rules/rules';
import { fieldRules } from '../provisions';
import type { Language } from '../step';
import { theRest } from './cone';
import type { Atlas, Node } from './walk';

/** Why no submit can be reached from a place: what can't be given, or a fact that never arrives. */
export type Cause = { readonly code: 'stuck' | 'waits'; readonly about: string };

/** Remembers from which places a submit can be reached without a change of mind. */
export class Liveness {
  private readonly live = new Set<Node>();

  /** All that can be reached from a place from which no submit can; nothing when one can. */
  deadFrom(node: Node, atlas: Atlas): readonly Node[] {
    const seen = new Set<Node>();
    return this.leadsOut(node, atlas, seen) ? [] : [...seen];
  }

  private leadsOut(node: Node, atlas: Atlas, seen: Set<Node>): boolean {
    if (this.live.has(node)) return true;
    if (seen.has(node)) return false;
    seen.add(node);
    const onwards = atlas.explore(node).filter(({ move }) => move.settled);
    const out = node.place.state.status === 'submitted' || onwards.some(({ to }) => this.leadsOut(to, atlas, seen));
    if (out) this.live.add(node);
    return out;
  }
}

/** The places from which one of the wanted can be reached without a change of mind, these among them. */
export function leadingTo(nodes: readonly Node[], isWanted: (node: Node) => boolean): ReadonlySet<Node> {
  const before = new Map<Node, Node[]>(nodes.map((node) => [node, []]));
  for (const node of nodes) for (const to of settledAfter(node)) before.get(to)?.push(node);
  const found = new Set(nodes.filter(isWanted));
  for (const node of found) for (const each of before.get(node) ?? []) found.add(each);
  return found;
}

/** The causes that hold at each of the dead ends. Every place that can be reached from one must be among them. */
export function causesOf(language: Language, dead: readonly Node[]): ReadonlyMap<Node, readonly Cause[]> {
  const isAsked = leadingTo(dead, ({ edges = [] }) =>
    edges.some(({ move }) => move.effects.some(({ kind }) => kind === 'missing')),
  );
  const lacking = forEver(dead, (node) => lackingAt(language, node));
  const loading = forEver(dead, (node) => loadingAt(language, node));
  const known = new Map<Node, readonly Cause[]>();
  for (const node of dead) {
    const missing = isAsked.has(node) ? (lacking.get(node) ?? []) : [];
    if (isClosed(language, node)) known.set(node, [{ code: 'stuck', about: '' }]);
    else if (missing.length > 0)
      known.set(
        node,
        missing.map((about) => ({ code: 'stuck', about }) as const),
      );
    else
      known.set(
        node,
        (loading.get(node) ?? []).map((about) => ({ code: 'waits', about }) as const),
      );
  }
  const explained = leadingTo(dead, (node) => (known.get(node) ?? []).length > 0);
  for (const node of dead)
    if (!explained.has(node) && isLast(node)) known.set(node, [{ code: 'stuck', about: openAt(node) }]);
  return known;
}

/** What holds at a place and wherever one can get from it. */
function forEver(
  dead: readonly Node[],
  namesAt: (node: Node) => readonly string[],
): ReadonlyMap<Node, readonly string[]> {
  const kept = new Map(dead.map((node) => [node, namesAt(node)]));
  for (let settled = false; !settled;) {
    settled = true;
    for (const [node, own] of kept) {
      const after = settledAfter(node).map((to) => kept.get(to));
      const still = own.filter((name) => after.every((names) => names?.includes(name) ?? true));
      if (still.length === own.length) continue;
      kept.set(node, still);
      settled = false;
    }
  }
  return kept;
}

function settledAfter({ edges = [] }: Node): readonly Node[] {
  return edges.filter(({ move }) => move.settled).map(({ to }) => to);
}

/** What the outcome requires and is not there; nothing while a fact that decides it is loading. */
function lackingAt({ journey, vocabulary }: Language, { place: { facts, given } }: Node): readonly string[] {
  const needed = Object.entries(vocabulary.outcomes[journey.outcome]?.requires ?? {});
  return needed
    .filter(([provision, rule]) => decide(rule, facts) === true && !given.includes(provision))
    .map(([provision]) => provision);
}

/** The facts that are loading and that the journey waits for here. */
function loadingAt({ journey, vocabulary }: Language, { place: { facts, state } }: Node): readonly string[] {
  if (state.status !== 'waiting' && state.status !== 'starting') return [];
  const rules: Rule[] = journey.sections.flatMap(({ display = true, skip = false, greyedOut = false }) => [
    display,
    skip,
    greyedOut,
  ]);
  if (state.status === 'starting') rules.push(...(journey.resume ?? []).map(({ when }) => when));
  else {
    const forms = journey.sections.flatMap(({ form, variants = [] }) => [
      form,
      ...variants.map((variant) => variant.form),
    ]);
    rules.push(...forms.flatMap((form) => fieldRules(form?.ui).map(({ rule }) => rule)));
    rules.push(...Object.values(vocabulary.outcomes[journey.outcome]?.requires ?? {}));
  }
  const undecided = rules.filter((rule) => decide(rule, facts) === 'pending');
  return [...new Set(undecided.flatMap((rule) => factsNamed(rule)))].filter((fact) => facts[fact] === 'pending');
}

/** Whether there is nothing to open. */
function isClosed({ journey }: Language, { place: { state } }: Node): boolean {
  return state.status === 'filling' && state.open === null && journey.layout === 'one-at-a-time';
}

/** Whether Continue leads to no other section. */
function isLast(node: Node): boolean {
  const onward = (node.edges ?? []).filter(({ move }) => move.straight).map(({ to }) => openAt(to));
  return openAt(node) !== theRest.id && onward.every((open) => open === openAt(node));
}

function openAt({ place }: Node): string {
  return place.state.open ?? '';
}
