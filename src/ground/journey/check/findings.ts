import { required } from '../language/provisions';
import { openSections } from '../language/sections';
import type { Language } from '../language/step';
import { findingsAt, isNeedless, type OpenFinding } from './openSection';
import type { Move } from './play';
import type { Situation } from './situations';
import { causesOf, leadingTo, type DeadEnds, type Follows } from './deadEnds';
import type { SituationGraph, WalkNode } from './SituationGraph';
import type { Walk } from './walk';

/** A broken promise. `about`: the provision, section or fact concerned. */
export type Finding = { readonly code: FindingCode; readonly about: string; readonly node: WalkNode };
export type FindingCode = 'unsafe' | 'stuck' | 'waits' | 'bounce' | 'needless' | OpenFinding['code'];

/** Returns every broken promise of a walk, each once, with the nearest situation that shows it. */
export function findingsOf({ language, nodes }: Walk): readonly Finding[] {
  const found = new Map<string, Finding>();
  const add = (code: FindingCode, about: string, node: WalkNode): void => {
    const known = found.get(`${code} ${about}`);
    if (!known || node.cost < known.node.cost) found.set(`${code} ${about}`, { code, about, node });
  };
  const isOver = ({ situation }: WalkNode): boolean => situation.state.status === 'submitted';
  const live = leadingTo(nodes, 'settled', isOver);
  const dead = nodes.filter((node) => !live.has(node));
  for (const [node, causes] of causesOf(language, dead, 'settled'))
    for (const { code, about } of causes) add(code, about, node);
  const onward = leadingTo(nodes, 'straight', isOver);
  const hanging = nodes.filter((node) => node.straight && !onward.has(node));
  for (const [node, causes] of causesOf(language, hanging, 'straight'))
    for (const { code, about } of causes) if (code === 'waits') add(code, about, node);
  for (const node of nodes) {
    if (node.straight) {
      for (const about of needlessAt(language, node.situation)) add('needless', about, node);
      for (const { code, about } of openFindings(language, node.situation)) add(code, about, node);
    }
    for (const { move } of node.edges) {
      for (const about of unsafeBy(language, move)) add('unsafe', about, node);
      if (node.straight && move.straight) for (const about of bouncedBy(move)) add('bounce', about, node);
    }
  }
  return [...found.values()];
}

/**
 * Reports whether a situation shows a finding; a bounce or a needless part only counts on a walk of straight moves.
 */
export function shows(
  { language }: SituationGraph,
  deadEnds: Readonly<Record<Follows, DeadEnds>>,
  { code, about }: Omit<Finding, 'node'>,
  node: WalkNode,
): boolean {
  const { edges } = node;
  switch (code) {
    case 'needless':
      return needlessAt(language, node.situation).includes(about);
    case 'needless-field':
    case 'no-variant':
      return openFindings(language, node.situation).some((each) => each.code === code && each.about === about);
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

/** Returns the open sections whose provisions nobody needs. */
function needlessAt(language: Language, { facts, state }: Situation): readonly string[] {
  return openSections(language, facts, state)
    .filter((section) => isNeedless(language, section, facts))
    .map(({ id }) => id);
}

function openFindings(language: Language, { facts, state }: Situation): readonly OpenFinding[] {
  return openSections(language, facts, state).flatMap((section) => findingsAt(language, facts, section));
}
