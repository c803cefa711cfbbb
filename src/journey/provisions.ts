import type { Journey, Section, Ui, Vocabulary } from '../../schemas/generated/journey';
import { decide, holds, type Decision, type Facts, type Rule } from '../rules/rules';
import { fieldUi } from './fieldUi';
import { remember } from './remember';
import { inOrder, type DisplayedSection } from './sections';

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

/** Whether a provision counts under the facts: an account only does while somebody is logged in. */
export function canHold({ provisions }: Vocabulary, provision: string, facts: Facts): boolean {
  return holds(provisions[provision]?.needs ?? true, facts);
}

type Drawn = Pick<DisplayedSection, 'provides' | 'form'>;
export type Asked = { readonly provision: string; readonly asked: Decision };

/** What a section asks for under the facts: not what only a hidden field would; `pending` while that is not decided. */
export function askedBy(section: Drawn, vocabulary: Vocabulary, facts: Facts): readonly Asked[] {
  const rules = ruledProvisions(section, vocabulary);
  return section.provides.map((provision) => {
    const own = rules.filter((each) => each.provision === provision).map(({ rule }) => ({ not: rule }));
    return { provision, asked: own.length === 0 ? true : decide({ not: { any: own } }, facts) };
  });
}

const ruledProvisions = remember(({ form }: Drawn, vocabulary: Vocabulary) =>
  fieldRules(form?.ui).map(({ path, rule }) => ({ provision: ownerOf(vocabulary, path), rule })),
);

/** What a section gives under the facts: what it asks for, as far as that can count. */
export function givenBy(section: Drawn, vocabulary: Vocabulary, facts: Facts): readonly string[] {
  return askedBy(section, vocabulary, facts)
    .filter(({ provision, asked }) => asked === true && canHold(vocabulary, provision, facts))
    .map(({ provision }) => provision);
}

/** The rules that a form's `ui` puts on single fields, by the fields' dotted paths. */
export function fieldRules(
  ui: Ui | undefined,
  within = '',
): readonly { readonly path: string; readonly rule: Rule; readonly at: readonly string[] }[] {
  return fieldUi(ui).flatMap(([name, entry]) => {
    const path = `${within}${name}`;
    const { 'ui:show': rule } = entry;
    const own = rule === undefined ? [] : [{ path, rule, at: path.split('.') }];
    return [...own, ...fieldRules(entry, `${path}.`)];
  });
}

/** The provisions that come after `changed`, near and far: what is no longer valid once it changes. */
export function dependents({ provisions }: Vocabulary, changed: string): ReadonlySet<string> {
  return allDependents(provisions, provisions).get(changed) ?? new Set();
}

type Provisions = Vocabulary['provisions'];

const allDependents = remember(
  (provisions: Provisions, _: Provisions): ReadonlyMap<string, ReadonlySet<string>> =>
    new Map(Object.keys(provisions).map((name) => [name, dependentsOf(provisions, name)])),
);

function dependentsOf(provisions: Provisions, changed: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string): void => {
    for (const [candidate, { after = [] }] of Object.entries(provisions)) {
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
export function ownerOf({ provisions }: Vocabulary, path: string): string | undefined {
  return Object.entries(provisions).find(([, { paths = [] }]) => paths.some((each) => matchesPath(each, path)))?.[0];
}

/** Whether a path is one that a pattern of the vocabulary means; `*` stands for any ending. */
export function matchesPath(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
