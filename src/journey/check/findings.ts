import { decide, type Facts } from '../../rules/rules';
import { dependents, required } from '../provisions';
import { displayedSections } from '../sections';
import type { Language } from '../step';
import { provisionsOf } from './customers';
import type { Move, Place } from './moves';
import type { Atlas, Node, Walk } from './walk';

/** What of a walk breaks a promise. `about` names the provision, section or fact that it is about. */
export type Finding = { readonly code: FindingCode; readonly about: string; readonly node: Node };
export type FindingCode = 'unsafe' | 'stuck' | 'waits' | 'bounce' | 'needless';

/** Every broken promise of a walk, each once, with the nearest place where it shows. */
export function findingsOf({ language, nodes }: Walk): readonly Finding[] {
  const found = new Map<string, Finding>();
  const add = (code: FindingCode, about: string, node: Node): void => {
    const known = found.get(`${code} ${about}`);
    if (!known || node.cost < known.node.cost) found.set(`${code} ${about}`, { code, about, node });
  };
  const live = leadingTo(nodes, ({ place }) => place.state.status === 'submitted');
  const dead = nodes.filter((node) => !live.has(node));
  for (const [node, causes] of causesOf(language, dead)) for (const { code, about } of causes) add(code, about, node);
  for (const node of nodes) {
    if (node.straight) for (const about of needlessAt(language, node.place)) add('needless', about, node);
    for (const { move } of node.edges) {
      for (const about of unsafeBy(language, move)) add('unsafe', about, node);
      if (node.straight && move.straight) for (const about of bouncedBy(move)) add('bounce', about, node);
    }
  }
  return [...found.values()];
}

/** Tells whether a place is one where a finding shows; for a bounce and a needless section, on a walk of straight moves. */
export function looksFor({ code, about }: Omit<Finding, 'node'>): (node: Node, atlas: Atlas) => boolean {
  const liveness = new Liveness();
  return (node, atlas) => {
    const { language } = atlas;
    const edges = atlas.explore(node);
    if (code === 'needless') return needlessAt(language, node.place).includes(about);
    if (code === 'unsafe') return edges.some(({ move }) => unsafeBy(language, move).includes(about));
    if (code === 'bounce') return edges.some(({ move }) => move.straight && bouncedBy(move).includes(about));
    const dead = liveness.deadFrom(node, atlas);
    return (causesOf(language, dead).get(node) ?? []).some((cause) => cause.code === code && cause.about === about);
  };
}

/** Remembers from which places a submit can be reached without a change of mind. */
class Liveness {
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

type Cause = { readonly code: 'stuck' | 'waits'; readonly about: string };

/** Why no submit can be reached from places: what is missing at all that can still be reached, else what never arrives. */
function causesOf(language: Language, dead: readonly Node[]): ReadonlyMap<Node, readonly Cause[]> {
  const lacking = new Map(dead.map((node) => [node, lackingAt(language, node.place)]));
  for (let settled = false; !settled;) {
    settled = true;
    for (const node of dead) {
      const own = lacking.get(node);
      if (!own) continue;
      const after = node.edges.filter(({ move }) => move.settled).map(({ to }) => lacking.get(to));
      const kept = own.filter((name) => after.every((each) => each?.includes(name) ?? true));
      if (kept.length === own.length) continue;
      lacking.set(node, kept);
      settled = false;
    }
  }
  const asked = leadingTo(dead, ({ edges }) => edges.some(({ move }) => bouncedBy(move).length > 0));
  const lackingBy = (node: Node): readonly string[] => (asked.has(node) ? (lacking.get(node) ?? []) : []);
  const known = new Map(dead.map((node) => [node, causesAt(language, node, lackingBy(node))]));
  const explained = leadingTo(dead, (node) => (known.get(node) ?? []).length > 0);
  for (const node of dead)
    if (!explained.has(node)) known.set(node, [{ code: 'stuck', about: node.place.state.open ?? '' }]);
  return known;
}

/** The places from which one of the wanted can be reached without a change of mind, these among them. */
function leadingTo(nodes: readonly Node[], isWanted: (node: Node) => boolean): ReadonlySet<Node> {
  const before = new Map<Node, Node[]>(nodes.map((node) => [node, []]));
  for (const node of nodes) for (const { move, to } of node.edges) if (move.settled) before.get(to)?.push(node);
  const found = new Set(nodes.filter(isWanted));
  for (const node of found) for (const each of before.get(node) ?? []) found.add(each);
  return found;
}

function causesAt({ journey }: Language, node: Node, lacking: readonly string[]): readonly Cause[] {
  const { status, open } = node.place.state;
  if (status === 'filling' && open === null && journey.layout === 'one-at-a-time')
    return [{ code: 'stuck', about: '' }];
  if (lacking.length > 0) return lacking.map((about) => ({ code: 'stuck', about }) as const);
  const { facts } = node.place;
  const waits = status === 'waiting' || status === 'starting';
  const loading = Object.keys(facts).filter((fact) => facts[fact] === 'pending');
  return waits ? loading.map((about) => ({ code: 'waits', about }) as const) : [];
}

/** What the outcome requires and is not there; nothing while a fact that decides it is loading. */
function lackingAt({ journey, vocabulary }: Language, { facts, given }: Place): readonly string[] {
  const needed = Object.entries(vocabulary.outcomes[journey.outcome]?.requires ?? {});
  return needed
    .filter(([provision, rule]) => decide(rule, facts) === true && !given.includes(provision))
    .map(([provision]) => provision);
}

function unsafeBy({ journey, vocabulary }: Language, { effects, to }: Move): readonly string[] {
  if (!effects.some(({ kind }) => kind === 'submit')) return [];
  const needed = required(vocabulary, journey.outcome, to.facts);
  return needed === 'pending' ? [''] : needed.filter((provision) => !to.given.includes(provision));
}

function bouncedBy({ effects }: Move): readonly string[] {
  return effects.flatMap((effect) => (effect.kind === 'missing' ? [effect.provision] : []));
}

/** Sections that are open at a place, though nobody needs anything that they give. */
function needlessAt(language: Language, { facts, state }: Place): readonly string[] {
  const { journey } = language;
  if (state.status !== 'filling') return [];
  return displayedSections(journey, facts)
    .filter(({ id, greyedOut }) => (journey.layout === 'all-open' ? !greyedOut : state.open === id))
    .filter(({ provides }) => provides.length > 0 && provides.every((each) => isUseless(language, each, facts)))
    .map(({ id }) => id);
}

/** Whether neither the outcome nor anything that comes after a provision has a use for it. */
function isUseless(language: Language, provision: string, facts: Facts): boolean {
  const { journey, vocabulary } = language;
  const { requires = {}, takes = {} } = vocabulary.outcomes[journey.outcome] ?? {};
  const possible = provisionsOf(language);
  const users = [provision, ...[...dependents(vocabulary, provision)].filter((each) => possible.has(each))];
  return users.every((each) => [requires[each], takes[each]].every((rule) => decide(rule ?? false, facts) === false));
}
