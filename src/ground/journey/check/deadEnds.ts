import { decide, factsNamed, type Rule } from '../../rules/rules';
import { requireEntry, outcomeOf } from '../language/lookups';
import { fieldRules } from '../language/provisions';
import type { JourneyEffect, Language } from '../language/step';
import type { SituationGraph, WalkNode } from './SituationGraph';

/** The reason why no submit can be reached: a provision that cannot be given, or a fact that never loads. */
export type Cause = { readonly code: 'stuck' | 'waits'; readonly about: string };

/** The moves that count as a way out: `settled`, all but a change of mind; `straight`, Continue alone. */
export type Follows = 'settled' | 'straight';

/** Explains, for one situation at a time, why no submit can be reached from it. */
export class DeadEnds {
  private readonly live = new Set<WalkNode>();
  private readonly known = new Map<WalkNode, readonly Cause[]>();

  constructor(
    private readonly graph: SituationGraph,
    private readonly follows: Follows,
  ) {}

  /** Returns the causes at a dead end; an empty list if a submit can be reached. */
  causesAt(node: WalkNode): readonly Cause[] {
    const before = this.known.get(node);
    if (before) return before;
    const seen = new Set<WalkNode>();
    if (this.leadsOut(node, seen)) return [];
    for (const [each, causes] of causesOf(this.graph.language, [...seen], this.follows)) this.known.set(each, causes);
    return requireEntry(this.known, node);
  }

  private leadsOut(node: WalkNode, seen: Set<WalkNode>): boolean {
    if (this.live.has(node)) return true;
    if (seen.has(node)) return false;
    seen.add(node);
    const onwards = this.graph.explore(node).filter(({ move }) => move[this.follows]);
    const out = node.situation.state.status === 'submitted' || onwards.some(({ to }) => this.leadsOut(to, seen));
    if (out) this.live.add(node);
    return out;
  }
}

/** Returns the nodes from which a wanted node can be reached, the wanted nodes included. */
export function leadingTo(
  nodes: readonly WalkNode[],
  follows: Follows,
  isWanted: (node: WalkNode) => boolean,
): ReadonlySet<WalkNode> {
  const before = new Map<WalkNode, WalkNode[]>(nodes.map((node) => [node, []]));
  for (const node of nodes) for (const to of after(node, follows)) before.get(to)?.push(node);
  const found = new Set(nodes.filter(isWanted));
  for (const node of found) for (const each of requireEntry(before, node)) found.add(each);
  return found;
}

/** Returns the causes at each dead end. `dead` must include every node that can be reached from its nodes. */
export function causesOf(
  language: Language,
  dead: readonly WalkNode[],
  follows: Follows,
): ReadonlyMap<WalkNode, readonly Cause[]> {
  const lacking = forEver(dead, follows, (node) => lackingAt(language, node));
  const isAsked = leadingTo(dead, follows, (node) =>
    node.edges.some(({ move }) => move.effects.some((effect) => asksFor(effect, requireEntry(lacking, node)))),
  );
  const loading = forEver(dead, follows, ({ situation: { facts } }) =>
    Object.keys(facts).filter((fact) => facts[fact] === 'pending'),
  );
  const waitsFor = (node: WalkNode): readonly string[] =>
    loadingAt(language, node).filter((fact) => loading.get(node)?.includes(fact));
  const known = new Map<WalkNode, readonly Cause[]>();
  for (const node of dead) {
    const missing = isAsked.has(node) ? requireEntry(lacking, node) : [];
    if (isClosed(language, node)) known.set(node, [{ code: 'stuck', about: '' }]);
    else if (missing.length > 0)
      known.set(
        node,
        missing.map((about) => ({ code: 'stuck', about }) as const),
      );
    else
      known.set(
        node,
        waitsFor(node).map((about) => ({ code: 'waits', about }) as const),
      );
  }
  const explained = leadingTo(dead, follows, (node) => requireEntry(known, node).length > 0);
  const open = dead.filter((node) => !explained.has(node));
  const last = open.filter(isLast);
  for (const node of last.length > 0 ? last : open) known.set(node, [{ code: 'stuck', about: openAt(node) }]);
  return known;
}

/** Returns the names that hold at each node and at every node that can be reached from it. */
function forEver(
  dead: readonly WalkNode[],
  follows: Follows,
  namesAt: (node: WalkNode) => readonly string[],
): ReadonlyMap<WalkNode, readonly string[]> {
  const kept = new Map(dead.map((node) => [node, namesAt(node)]));
  for (let settled = false; !settled;) {
    settled = true;
    for (const [node, own] of kept) {
      const next = after(node, follows).map((to) => kept.get(to));
      const still = own.filter((name) => next.every((names) => names?.includes(name) !== false));
      if (still.length === own.length) continue;
      kept.set(node, still);
      settled = false;
    }
  }
  return kept;
}

function after({ edges }: WalkNode, follows: Follows): readonly WalkNode[] {
  return edges.filter(({ move }) => move[follows]).map(({ to }) => to);
}

/** Returns the required provisions that are not given, without those whose rule is still loading. */
function lackingAt({ journey, vocabulary }: Language, { situation: { facts, given } }: WalkNode): readonly string[] {
  const needed = Object.entries(outcomeOf(vocabulary, journey.outcome).requires);
  return needed
    .filter(([provision, rule]) => decide(rule, facts) === true && !given.includes(provision))
    .map(([provision]) => provision);
}

/** Reports whether a customer is asked for one of some missing provisions. */
function asksFor(effect: JourneyEffect, provisions: readonly string[]): boolean {
  return effect.kind === 'missing' && provisions.includes(effect.provision);
}

/** Returns the loading facts that the journey waits for in this situation. */
function loadingAt({ journey, vocabulary }: Language, { situation: { facts, state } }: WalkNode): readonly string[] {
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
    rules.push(...Object.values(outcomeOf(vocabulary, journey.outcome).requires));
  }
  const undecided = rules.filter((rule) => decide(rule, facts) === 'pending');
  return [...new Set(undecided.flatMap((rule) => factsNamed(rule)))].filter((fact) => facts[fact] === 'pending');
}

/** Reports whether no section can be opened. */
function isClosed({ journey }: Language, { situation: { state } }: WalkNode): boolean {
  return state.status === 'filling' && state.open === null && journey.layout === 'one-at-a-time';
}

/** Reports whether Continue leads to no other section. */
function isLast(node: WalkNode): boolean {
  const onward = node.edges.filter(({ move }) => move.straight).map(({ to }) => openAt(to));
  return onward.every((open) => open === openAt(node));
}

function openAt({ situation }: WalkNode): string {
  return situation.state.open ?? '';
}
