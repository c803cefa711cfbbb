import { decide, type Facts } from '../../rules/rules';
import { outcomeOf } from '../lookups';
import { dependents, required } from '../provisions';
import { displayedSections } from '../sections';
import type { Language } from '../step';
import { provisionsOf } from './customers';
import type { Move, Place } from './moves';
import { causesOf, leadingTo, type DeadEnds, type Follows } from './deadEnds';
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
  const isOver = ({ place }: Node): boolean => place.state.status === 'submitted';
  const live = leadingTo(nodes, 'settled', isOver);
  const dead = nodes.filter((node) => !live.has(node));
  for (const [node, causes] of causesOf(language, dead, 'settled'))
    for (const { code, about } of causes) add(code, about, node);
  const onward = leadingTo(nodes, 'straight', isOver);
  const hanging = nodes.filter((node) => node.straight && !onward.has(node));
  for (const [node, causes] of causesOf(language, hanging, 'straight'))
    for (const { code, about } of causes) if (code === 'waits') add(code, about, node);
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
export function shows(
  { language }: Atlas,
  deadEnds: Readonly<Record<Follows, DeadEnds>>,
  { code, about }: Omit<Finding, 'node'>,
  node: Node,
): boolean {
  const { edges } = node;
  switch (code) {
    case 'needless':
      return needlessAt(language, node.place).includes(about);
    case 'unsafe':
      return edges.some(({ move }) => unsafeBy(language, move).includes(about));
    case 'bounce':
      return edges.some(({ move }) => move.straight && bouncedBy(move).includes(about));
    case 'stuck':
    case 'waits': {
      const causes = [deadEnds.settled, ...(code === 'waits' ? [deadEnds.straight] : [])].flatMap((ends) =>
        ends.causesAt(node),
      );
      return causes.some((cause) => cause.code === code && cause.about === about);
    }
  }
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
  const { requires, takes = {} } = outcomeOf(vocabulary, journey.outcome);
  const possible = provisionsOf(language);
  const users = [provision, ...[...dependents(vocabulary, provision)].filter((each) => possible.has(each))];
  return users.every((each) => [requires[each], takes[each]].every((rule) => decide(rule ?? false, facts) === false));
}
