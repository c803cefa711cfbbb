import { decide, factsNamed, type Rule } from '../../rules/rules';
import { heldFor, outcomeOf } from '../lookups';
import { fieldRules } from '../provisions';
import type { Language } from '../step';
import type { Atlas, Node } from './walk';

/** Why no submit can be reached from a place: what can't be given, or a fact that never arrives. */
export type Cause = { readonly code: 'stuck' | 'waits'; readonly about: string };

/** Which moves count as a way out: all but a change of mind, or Continue alone. */
export type Follows = 'settled' | 'straight';

/** Tells of places, one by one, whether and why no submit can be reached from them. */
export class DeadEnds {
  private readonly live = new Set<Node>();
  private readonly known = new Map<Node, readonly Cause[]>();

  constructor(
    private readonly atlas: Atlas,
    private readonly follows: Follows,
  ) {}

  causesAt(node: Node): readonly Cause[] {
    const before = this.known.get(node);
    if (before) return before;
    const seen = new Set<Node>();
    if (this.leadsOut(node, seen)) return [];
    for (const [each, causes] of causesOf(this.atlas.language, [...seen], this.follows)) this.known.set(each, causes);
    return heldFor(this.known, node);
  }

  private leadsOut(node: Node, seen: Set<Node>): boolean {
    if (this.live.has(node)) return true;
    if (seen.has(node)) return false;
    seen.add(node);
    const onwards = this.atlas.explore(node).filter(({ move }) => move[this.follows]);
    const out = node.place.state.status === 'submitted' || onwards.some(({ to }) => this.leadsOut(to, seen));
    if (out) this.live.add(node);
    return out;
  }
}

/** The places from which one of the wanted can be reached, these among them. */
export function leadingTo(
  nodes: readonly Node[],
  follows: Follows,
  isWanted: (node: Node) => boolean,
): ReadonlySet<Node> {
  const before = new Map<Node, Node[]>(nodes.map((node) => [node, []]));
  for (const node of nodes) for (const to of after(node, follows)) before.get(to)?.push(node);
  const found = new Set(nodes.filter(isWanted));
  for (const node of found) for (const each of heldFor(before, node)) found.add(each);
  return found;
}

/** The causes that hold at each of the dead ends. Every place that can be reached from one must be among them. */
export function causesOf(
  language: Language,
  dead: readonly Node[],
  follows: Follows,
): ReadonlyMap<Node, readonly Cause[]> {
  const isAsked = leadingTo(dead, follows, ({ edges }) =>
    edges.some(({ move }) => move.effects.some(({ kind }) => kind === 'missing')),
  );
  const lacking = forEver(dead, follows, (node) => lackingAt(language, node));
  const loading = forEver(dead, follows, ({ place: { facts } }) =>
    Object.keys(facts).filter((fact) => facts[fact] === 'pending'),
  );
  const waitsFor = (node: Node): readonly string[] =>
    loadingAt(language, node).filter((fact) => loading.get(node)?.includes(fact));
  const known = new Map<Node, readonly Cause[]>();
  for (const node of dead) {
    const missing = isAsked.has(node) ? heldFor(lacking, node) : [];
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
  const explained = leadingTo(dead, follows, (node) => heldFor(known, node).length > 0);
  const open = dead.filter((node) => !explained.has(node));
  const last = open.filter(isLast);
  for (const node of last.length > 0 ? last : open) known.set(node, [{ code: 'stuck', about: openAt(node) }]);
  return known;
}

/** What holds at a place and wherever one can get from it. */
function forEver(
  dead: readonly Node[],
  follows: Follows,
  namesAt: (node: Node) => readonly string[],
): ReadonlyMap<Node, readonly string[]> {
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

function after({ edges }: Node, follows: Follows): readonly Node[] {
  return edges.filter(({ move }) => move[follows]).map(({ to }) => to);
}

/** What the outcome requires and is not there; nothing while a fact that decides it is loading. */
function lackingAt({ journey, vocabulary }: Language, { place: { facts, given } }: Node): readonly string[] {
  const needed = Object.entries(outcomeOf(vocabulary, journey.outcome).requires);
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
    rules.push(...Object.values(outcomeOf(vocabulary, journey.outcome).requires));
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
  const onward = node.edges.filter(({ move }) => move.straight).map(({ to }) => openAt(to));
  return onward.every((open) => open === openAt(node));
}

function openAt({ place }: Node): string {
  return place.state.open ?? '';
}
