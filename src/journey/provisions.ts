import type { Journey, Section, Vocabulary } from '../../schemas/generated/journey';
import { decide, type Facts } from '../rules/rules';
import { inOrder } from './sections';

/** What must have been given before a submit, under the facts; `pending` while a fact that decides it is loading. */
export function required(vocabulary: Vocabulary, outcome: string, facts: Facts): readonly string[] | 'pending' {
  const names: string[] = [];
  for (const [name, rule] of Object.entries(vocabulary.outcomes[outcome]?.requires ?? {})) {
    const decision = decide(rule, facts);
    if (decision === 'pending') return 'pending';
    if (decision) names.push(name);
  }
  return names;
}

/** The provisions that come after `changed`, near and far: what is no longer valid once it changes. */
export function dependents(vocabulary: Vocabulary, changed: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string): void => {
    for (const [candidate, { after = [] }] of Object.entries(vocabulary.provisions)) {
      if (!after.includes(name) || found.has(candidate)) continue;
      found.add(candidate);
      visit(candidate);
    }
  };
  visit(changed);
  return found;
}

/** The section that gives a provision. */
export function providerOf(journey: Journey, provision: string): Section | undefined {
  return inOrder(journey).find((section) => section.provides?.includes(provision));
}

/** The provision that a server message's path belongs to. */
export function ownerOf(vocabulary: Vocabulary, path: string): string | undefined {
  const owns = (pattern: string): boolean =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
  return Object.entries(vocabulary.provisions).find(([, { paths = [] }]) => paths.some(owns))?.[0];
}
