import type { Journey, Vocabulary } from '../../../../schemas/generated/journey';
import type { Facts } from '../../rules/rules';
import { provisionOf } from './lookups';
import { memoise } from './memoise';
import { requestedBy } from './provisions';
import { displayedSections, inOrder, stages, type DisplayedSection } from './sections';

type Language = { readonly journey: Journey; readonly vocabulary: Vocabulary };

/**
 * Finds the first openable section that lacks one of its provisions, or the first of the texts directly before it; the
 * last openable section if none lacks any.
 */
export function firstMissing(language: Language, facts: Facts, has: readonly string[]): string | undefined {
  let last: string | undefined;
  let text: string | undefined;
  for (const { openable, drawn } of stages(language.journey, facts)) {
    if (openable === 'pending') return 'pending';
    if (!openable) continue;
    last = drawn.id;
    if (lacks(language, facts, has, drawn)) return text ?? drawn.id;
    const isText = drawn.form === undefined && drawn.intro !== undefined && drawn.provides.length === 0;
    text = isText ? (text ?? drawn.id) : undefined;
  }
  return last;
}

/**
 * Returns the sections that the browser's history can lead to now, by rising order. Nobody is led past a section that
 * still asks for something.
 */
export function placesInHistory(language: Language, facts: Facts, has: readonly string[]): readonly string[] {
  return reach(language, facts, has).places;
}

/** Reports whether it is not known yet where an entry leads: a fact is loading that decides a section on the way there. */
export function isPlacePending(language: Language, facts: Facts, has: readonly string[], named: string): boolean {
  const { pending } = reach(language, facts, has);
  const ids = inOrder(language.journey).map(({ id }) => id);
  return pending !== undefined && ids.indexOf(pending) <= ids.indexOf(named);
}

type Reach = { readonly places: readonly string[]; readonly pending: string | undefined };

function reach(language: Language, facts: Facts, has: readonly string[]): Reach {
  const places: string[] = [];
  for (const { openable, drawn } of stages(language.journey, facts)) {
    if (openable === 'pending') return { places, pending: drawn.id };
    if (!openable) continue;
    const asks = lacks(language, facts, has, drawn);
    if (drawn.editable || asks) places.push(drawn.id);
    if (asks) break;
  }
  return { places, pending: undefined };
}

/**
 * Finds the section that an entry of the browser's history leads to: the one that it names, or the nearest before it that
 * can be opened; `undefined` if there is none.
 */
export function placeInHistory(
  language: Language,
  facts: Facts,
  has: readonly string[],
  named: string,
): string | undefined {
  const ids = inOrder(language.journey).map(({ id }) => id);
  const end = ids.indexOf(named);
  return placesInHistory(language, facts, has).findLast((place) => ids.indexOf(place) <= end);
}

/**
 * Returns the sections that count as completed at a start: all that hold what they ask for, or those of them before
 * another section.
 */
export function doneSections(
  language: Language,
  facts: Facts,
  has: readonly string[],
  before: string | undefined,
): readonly string[] {
  const shown = displayedSections(language.journey, facts);
  const end = shown.findIndex((section) => section.id === before);
  return (end < 0 ? shown : shown.slice(0, end))
    .filter((section) => !section.greyedOut && !section.skipped && !lacks(language, facts, has, section))
    .map((section) => section.id);
}

/**
 * Reports whether an edit button goes back to a section: a completed one that may be edited, while all that its
 * provisions depend on is given. Memberships, for example, cannot be shown before a centre is chosen.
 */
export function canGoBack(
  vocabulary: Vocabulary,
  { id, provides, editable, greyedOut, skipped }: DisplayedSection,
  {
    open,
    edited,
    has,
  }: { readonly open: string | null; readonly edited: readonly string[]; readonly has: readonly string[] },
): boolean {
  if (id === open || !edited.includes(id) || !editable || greyedOut || skipped) return false;
  return neededBefore(provides, vocabulary).every((provision) => has.includes(provision));
}

/** The provisions that those of a section depend on and that the section does not give itself. */
const neededBefore = memoise((provides: readonly string[], vocabulary: Vocabulary): readonly string[] =>
  provides
    .flatMap((provision) => provisionOf(vocabulary, provision).after ?? [])
    .filter((provision) => !provides.includes(provision)),
);

/** Reports whether a section asks, or may come to ask, for a provision that was not given. */
function lacks({ vocabulary }: Language, facts: Facts, has: readonly string[], section: DisplayedSection): boolean {
  if (section.provides.every((provision) => has.includes(provision))) return false; // most are, and the rest costs more
  return requestedBy(section, vocabulary, facts).some(
    ({ provision, requested }) => requested !== false && !has.includes(provision),
  );
}
