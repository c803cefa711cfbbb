import type { Journey, Section, Ui, Vocabulary } from '../../../../schemas/generated/journey';
import { decide, holds, type Decision, type Facts, type Rule } from '../../rules/rules';
import { fieldUi } from './fieldUi';
import { outcomeOf } from './lookups';
import { memoise } from './memoise';
import { inOrder, type DisplayedSection } from './sections';

/**
 * Returns the provisions that the outcome requires under the facts; `pending` while a fact that decides them is
 * loading.
 */
export function required(vocabulary: Vocabulary, outcome: string, facts: Facts): readonly string[] | 'pending' {
  const names: string[] = [];
  for (const [name, rule] of Object.entries(vocabulary.outcomes[outcome]?.requires ?? {})) {
    const decision = decide(rule, facts);
    if (decision === 'pending') return 'pending';
    if (decision) names.push(name);
  }
  return names;
}

/** Reports whether the outcome is known to require a provision under the facts. */
export function isRequired(vocabulary: Vocabulary, outcome: string, provision: string, facts: Facts): boolean {
  return holds(outcomeOf(vocabulary, outcome).requires[provision] ?? false, facts);
}

/**
 * Reports whether a provision counts under the facts: an account, for example, only while the customer is logged in.
 */
export function canHold({ provisions }: Vocabulary, provision: string, facts: Facts): boolean {
  return holds(provisions[provision]?.needs ?? true, facts);
}

/**
 * Returns the provisions at a start: those that the journey starts with and the kept ones, as far as they count under
 * the facts.
 */
export function heldAtStart(
  { journey, vocabulary }: { readonly journey: Journey; readonly vocabulary: Vocabulary },
  facts: Facts,
  kept: readonly string[],
): readonly string[] {
  const held = new Set([...(journey.starts ?? []), ...kept]);
  return [...held].filter((provision) => canHold(vocabulary, provision, facts));
}

type Drawn = Pick<DisplayedSection, 'provides' | 'form'>;
/** A provision of a section, and whether the section's form asks for it. */
export type RequestedProvision = { readonly provision: string; readonly requested: Decision };

/**
 * Decides for each provision of a section whether its form asks for it: not if a field is hidden without which the
 * provision cannot be given; `pending` while what it is about is loading, such as the terms to agree to.
 */
export function requestedBy(section: Drawn, vocabulary: Vocabulary, facts: Facts): readonly RequestedProvision[] {
  const known = requests(vocabulary, facts);
  let requested = known.get(section);
  if (!requested) known.set(section, (requested = decideRequests(section, vocabulary, facts)));
  return requested;
}

/** The requests of sections that were decided before; a check of a journey asks for each very often. */
const requests = memoise((_: Vocabulary, __: Facts) => new WeakMap<Drawn, readonly RequestedProvision[]>());

function decideRequests(section: Drawn, vocabulary: Vocabulary, facts: Facts): readonly RequestedProvision[] {
  const rules = ruledProvisions(section, vocabulary);
  return section.provides.map((provision) => {
    const own = rules.filter((each) => each.provision === provision).map(({ rule }) => ({ not: rule }));
    const isKnown = { not: awaitedBy(vocabulary, provision) };
    return { provision, requested: decide({ not: { any: [...own, isKnown] } }, facts) };
  });
}

/** Returns the rule that is pending until everything is known that a provision has to wait for, and then holds. */
export function awaitedBy({ provisions }: Vocabulary, provision: string): Rule {
  return Object.fromEntries((provisions[provision]?.awaits ?? []).map((fact) => [fact, known]));
}

/** Any value will do once it has arrived. */
const known = { not: [] };

const ruledProvisions = memoise(({ form }: Drawn, vocabulary: Vocabulary) =>
  fieldRules(form?.ui)
    .map(({ path, rule }) => ({ provision: ownerOf(vocabulary, path), path, rule }))
    .filter(({ provision, path }) => !isOptional(vocabulary, provision, path)),
);

/** Reports whether a provision is given without a field. */
function isOptional({ provisions }: Vocabulary, provision: string | undefined, path: string): boolean {
  return provision !== undefined && provisions[provision]?.optional?.includes(path) === true;
}

/**
 * Returns the provisions that filling in a section gives: those that its form asks for and that count under the facts.
 */
export function givenBy(section: Drawn, vocabulary: Vocabulary, facts: Facts): readonly string[] {
  return requestedBy(section, vocabulary, facts)
    .filter(({ provision, requested }) => requested === true && canHold(vocabulary, provision, facts))
    .map(({ provision }) => provision);
}

/** Lists the `ui:show` rules of a form's fields, with the fields' dotted paths. */
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

/** Returns the provisions that come after `changed`, directly or through others, and become invalid when it changes. */
export function dependents({ provisions }: Vocabulary, changed: string): ReadonlySet<string> {
  return allDependents(provisions, provisions).get(changed) ?? new Set();
}

type Provisions = Vocabulary['provisions'];

const allDependents = memoise(
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

/** Finds the first section that gives a provision. */
export function sectionGiving(journey: Journey, provision: string): Section | undefined {
  return inOrder(journey).find((section) => section.provides?.includes(provision));
}

/** Reports whether customers give a provision themselves, by a field or a widget; others come by a call alone. */
export function isFilledIn({ provisions, customFields }: Vocabulary, provision: string): boolean {
  const hasFields = (provisions[provision]?.paths ?? []).length > 0;
  return hasFields || Object.values(customFields).some(({ gives }) => gives.includes(provision));
}

/** Finds the provision that the path of a server's message belongs to. */
export function ownerOf({ provisions }: Vocabulary, path: string): string | undefined {
  return Object.entries(provisions).find(([, { paths = [] }]) => paths.some((each) => matchesPath(each, path)))?.[0];
}

/** Reports whether a path matches a pattern of the vocabulary; a final `*` matches any ending. */
export function matchesPath(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
