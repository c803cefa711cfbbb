import type { Journey } from '../../../../schemas/generated/journey';
import type { Facts } from '../../rules/rules';
import { factSpace } from '../check/customers';
import { reduceToJourney } from '../check/reduceToJourney';
import type { DisplayedSection } from '../language/sections';
import type { Language } from '../language/step';
import { customerWords } from '../language/words';
import { walkthroughsOf, type Walkthrough } from './walkthroughs';

/** The changes that the same group of customers meets. */
export type DiffGroup = {
  readonly customers: readonly Facts[];
  readonly who: readonly string[];
  readonly changes: readonly string[];
};
export type Diff = 'too-large' | readonly DiffGroup[];

/** The maximum number of customers to compare one by one. */
const customersLimit = 20_000;

/**
 * Compares two versions of a journey and returns which customers meet a different journey, and how. Empty if no
 * customer sees a change; `too-large` if there are more than `limit` kinds of customers.
 */
export function diffJourneys(before: Language, after: Language, limit = customersLimit): Diff {
  const names = [before, after].flatMap((language) => factSpace(reduceToJourney(language)).names);
  const old = walkthroughsOf(before, limit, names);
  const now = walkthroughsOf(after, limit, names);
  if (!old || !now) return 'too-large';
  const changes = new Map<string, Facts[]>();
  const oldByKey = byCustomer(old);
  const nowByKey = byCustomer(now);
  const added = [...nowByKey].filter(([key]) => !oldByKey.has(key));
  const customers = [...oldByKey, ...added].map(([key, { customer }]) => ({ key, customer }));
  for (const { key, customer } of customers) {
    for (const text of changesBetween(before.journey, oldByKey.get(key), after.journey, nowByKey.get(key)))
      changes.set(text, [...(changes.get(text) ?? []), customer]);
  }
  return grouped(
    after,
    changes,
    customers.map(({ customer }) => customer),
  );
}

/** Describes the changes for one customer in predicates ("is now asked …"). Empty if and only if nothing differs. */
export function changesBetween(
  oldJourney: Journey,
  a: Walkthrough | undefined,
  newJourney: Journey,
  b: Walkthrough | undefined,
): readonly string[] {
  if (!a || !b) return [a ? 'can no longer come here' : 'can come here now'];
  const found = [
    ...headings(oldJourney, newJourney),
    ...outcomes(oldJourney, newJourney),
    ...endings(a, b),
    ...sectionsMet(a, b),
    ...sectionsShown(a, b),
    ...order(a, b),
    ...attributeChanges(a, b),
    ...fieldChanges(a, b),
    ...submitLabels(a, b),
  ];
  if (found.length > 0) return found;
  return JSON.stringify(a.frames, withoutRules) === JSON.stringify(b.frames, withoutRules)
    ? []
    : ['sees the same sections change at other moments'];
}

function headings(a: Journey, b: Journey): readonly string[] {
  return (['title', 'heading', 'lede'] as const).flatMap((name) =>
    a[name] === b[name] ? [] : [`reads ${quoted(b[name])} as the journey's ${name}, not ${quoted(a[name])}`],
  );
}

function outcomes(a: Journey, b: Journey): readonly string[] {
  return a.outcome === b.outcome ? [] : [`is led to the outcome "${b.outcome}", not to "${a.outcome}"`];
}

/** Leaves a field's rule out of a comparison: what it changes for a customer are the fields that the customer is asked for. */
export function withoutRules(key: string, value: unknown): unknown {
  return key === 'ui:show' ? undefined : value;
}

/** Describes the fields that a section asks for now or no longer, in sections that both versions open. */
function fieldChanges(a: Walkthrough, b: Walkthrough): readonly string[] {
  return opened(b)
    .filter((id) => opened(a).includes(id))
    .flatMap((id) => {
      const [before, after] = [fieldsIn(a, id), fieldsIn(b, id)];
      const added = after.filter((title) => !before.includes(title));
      const gone = before.filter((title) => !after.includes(title));
      return [
        ...added.map((title) => `is now asked for "${title}" in ${name(b, id)}`),
        ...gone.map((title) => `is no longer asked for "${title}" in ${name(b, id)}`),
      ];
    });
}

function fieldsIn({ frames }: Walkthrough, id: string): readonly string[] {
  const asked = frames.flatMap((frame) => frame.asked.filter(({ section }) => section === id));
  return [...new Set(asked.map(({ title }) => title))];
}

function endings(a: Walkthrough, b: Walkthrough): readonly string[] {
  if (a.end === b.end) return [];
  return [b.end === 'submits' ? 'can now submit' : 'can no longer submit'];
}

function sectionsMet(a: Walkthrough, b: Walkthrough): readonly string[] {
  const [before, after] = [opened(a), opened(b)];
  const added = after.filter((id) => !before.includes(id));
  const gone = before.filter((id) => !after.includes(id));
  return [
    ...added.map((id) => `is now asked ${name(b, id)}${placed(b, after, id)}`),
    ...gone.map((id) => `is no longer asked ${name(a, id)}`),
  ];
}

function placed(walkthrough: Walkthrough, ids: readonly string[], id: string): string {
  const before = ids[ids.indexOf(id) - 1];
  return before === undefined ? ' first' : ` after ${name(walkthrough, before)}`;
}

function sectionsShown(a: Walkthrough, b: Walkthrough): readonly string[] {
  const [before, after] = [shown(a), shown(b)];
  const isMet = (id: string): boolean => opened(a).includes(id) || opened(b).includes(id);
  return [
    ...after.filter((id) => !before.includes(id) && !isMet(id)).map((id) => `now sees ${name(b, id)}`),
    ...before.filter((id) => !after.includes(id) && !isMet(id)).map((id) => `no longer sees ${name(a, id)}`),
  ];
}

function order(a: Walkthrough, b: Walkthrough): readonly string[] {
  const both = (ids: readonly string[], others: readonly string[]): readonly string[] =>
    ids.filter((id) => others.includes(id));
  const before = both(shown(a), shown(b));
  const after = both(shown(b), shown(a));
  if (before.join() === after.join()) return [];
  return [`meets the sections in another order: ${after.map((id) => name(b, id)).join(', ')}`];
}

type Look = readonly [
  what: (section: DisplayedSection) => unknown,
  told: (after: DisplayedSection, title: string) => string,
];

const attributes: readonly Look[] = [
  [({ title }) => title, (after, title) => `sees ${title} called ${quoted(after.title)}`],
  [({ intro }) => intro, (after, title) => `reads ${quoted(after.intro)} in ${title}`],
  [({ continueLabel }) => continueLabel, (after, title) => `presses ${quoted(after.continueLabel)} in ${title}`],
  [({ editLabel }) => editLabel, (after, title) => `goes back to ${title} by ${quoted(after.editLabel)}`],
  [({ form }) => form, (_, title) => `fills in another form in ${title}`],
  [({ call }) => call, (after, title) => `has ${title} sent by ${quoted(after.call)}`],
  [({ provides }) => provides, (after, title) => `gives ${after.provides.join(', ') || 'nothing'} by ${title}`],
  [({ editable }) => editable, (after, title) => `can ${after.editable ? 'now' : 'no longer'} go back to ${title}`],
  [
    ({ greyedOut }) => greyedOut,
    (after, title) => `sees ${title} ${after.greyedOut ? 'greyed out' : 'no longer greyed out'}`,
  ],
  [({ skipped }) => skipped, (after, title) => `${after.skipped ? 'passes over' : 'no longer passes over'} ${title}`],
];

/** Describes the changed attributes of sections that both versions show, each at its first difference. */
function attributeChanges(a: Walkthrough, b: Walkthrough): readonly string[] {
  return shown(b).flatMap((id) => {
    const [before, after] = [looksOf(a, id), looksOf(b, id)];
    const title = name(a, id);
    return attributes.flatMap(([what, told]) => {
      const seen = new Set(before.map((look) => JSON.stringify(what(look), withoutRules)));
      const changed = after.find((look) => !seen.has(JSON.stringify(what(look), withoutRules)));
      return before.length > 0 && changed ? [told(changed, title)] : [];
    });
  });
}

/** Returns a section as it looks while open, or, if it never opens, while displayed. */
function looksOf({ frames }: Walkthrough, id: string): readonly DisplayedSection[] {
  const open = frames.filter((frame) => frame.open === id);
  return (open.length > 0 ? open : frames).flatMap(({ sections }) => sections.filter((each) => each.id === id));
}

function submitLabels(a: Walkthrough, b: Walkthrough): readonly string[] {
  const labels = ({ frames }: Walkthrough): string => frames.flatMap(({ submitLabel = [] }) => submitLabel).join(' → ');
  return labels(a) === labels(b) ? [] : [`presses ${quoted(labels(b))} to submit, not ${quoted(labels(a))}`];
}

function opened({ frames }: Walkthrough): readonly string[] {
  return [
    ...new Set(
      frames.flatMap(
        ({ open, sections }) =>
          open ?? (frames.every((each) => each.open === null) ? sections.map(({ id }) => id) : []),
      ),
    ),
  ];
}

function shown({ frames }: Walkthrough): readonly string[] {
  const lastFirst = [...frames.slice(-1), ...frames];
  return [...new Set(lastFirst.flatMap(({ sections }) => sections.map(({ id }) => id)))];
}

function lastLook({ frames }: Walkthrough, id: string): DisplayedSection | undefined {
  const open =
    frames.findLast((frame) => frame.open === id) ??
    frames.findLast(({ sections }) => sections.some((each) => each.id === id));
  return open?.sections.find((each) => each.id === id);
}

function name(walkthrough: Walkthrough, id: string): string {
  return quoted(lastLook(walkthrough, id)?.title ?? id);
}

function quoted(text: string | undefined): string {
  return text === undefined ? 'nothing' : `"${text}"`;
}

function byCustomer(walkthroughs: readonly Walkthrough[]): ReadonlyMap<string, Walkthrough> {
  return new Map(walkthroughs.map((walkthrough) => [keyOf(walkthrough.customer), walkthrough]));
}

function keyOf(customer: Facts): string {
  return JSON.stringify(Object.entries(customer).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function grouped(
  language: Language,
  changes: ReadonlyMap<string, readonly Facts[]>,
  all: readonly Facts[],
): readonly DiffGroup[] {
  const groups = new Map<string, { customers: readonly Facts[]; changes: string[] }>();
  for (const [text, customers] of changes) {
    const key = customers.map(keyOf).join();
    const group = groups.get(key) ?? { customers, changes: [] };
    group.changes.push(text);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ customers, changes: texts }) => {
    const who =
      customers.length === all.length
        ? ['Every customer']
        : covers(customers, all).map((facts) => customerWords(language.vocabulary, facts));
    return { customers, who, changes: texts };
  });
}

/** Returns small sets of facts that together match exactly `customers` among `all`. */
export function covers(customers: readonly Facts[], all: readonly Facts[]): readonly Facts[] {
  const inside = new Set(customers.map(keyOf));
  const left = new Set(customers);
  const found: Facts[] = [];
  for (const customer of customers) {
    if (!left.has(customer)) continue;
    let kept = Object.entries(customer);
    for (const entry of [...kept].reverse()) {
      const fewer = kept.filter((each) => each !== entry);
      if (all.every((other) => !agrees(other, fewer) || inside.has(keyOf(other)))) kept = fewer;
    }
    for (const other of customers) if (agrees(other, kept)) left.delete(other);
    found.push(Object.fromEntries(kept));
  }
  return found;
}

function agrees(customer: Facts, entries: readonly (readonly [string, string])[]): boolean {
  return entries.every(([fact, value]) => customer[fact] === value);
}
