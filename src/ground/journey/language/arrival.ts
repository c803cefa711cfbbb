import type { Journey, Vocabulary } from '../../../../schemas/generated/journey';
import { dependents, ownerOf } from './provisions';
import { provisionFor } from './roles';

/** The values of the provisions that an address names, by provision: a centre, or a membership with how it is paid. */
export type Choice = Readonly<Record<string, string | undefined>>;

/** An entry of the browser's history. `section`: the section that the journey opened there; a link has none. */
export type HistoryEntry = { readonly names: Choice; readonly section: string | undefined };

/** The choice that a customer has made and the provisions given so far, on this page or before a reload. */
export type Begun = { readonly choice: Choice; readonly has: readonly string[] };

/**
 * `starts`: the journey starts with a choice and the provisions of `held`; what was filled in for the provisions of `lost`
 * belongs to the choice before. `returns`: the customer goes to another section of the same choice.
 */
export type Arriving =
  | { readonly kind: 'stays' }
  | { readonly kind: 'returns'; readonly section: string }
  | {
      readonly kind: 'starts';
      readonly choice: Choice;
      readonly held: readonly string[];
      readonly lost: readonly string[];
    };

/** Decides what an entry of the browser's history does to a journey that the page is walking. */
export function arrive(vocabulary: Vocabulary, entry: HistoryEntry, begun: Begun, busy: boolean): Arriving {
  if (busy) return { kind: 'stays' };
  const starting = startAt(vocabulary, entry, begun);
  if (changedIn(starting.choice, begun.choice).length > 0) return starting;
  return entry.section === undefined ? { kind: 'stays' } : { kind: 'returns', section: entry.section };
}

/** Decides how a journey starts at an entry of the browser's history. */
export function startAt(
  vocabulary: Vocabulary,
  entry: HistoryEntry,
  begun: Begun,
): Extract<Arriving, { kind: 'starts' }> {
  const choice = choiceAt(vocabulary, entry, begun.choice);
  const changed = changedIn(choice, begun.choice);
  const chosen = Object.keys(choice).filter((provision) => choice[provision] !== undefined);
  const held = heldOnArrival(vocabulary, begun.has, { chosen, changed });
  const lost = changed.flatMap((provision) => lostWith(vocabulary, provision));
  return { kind: 'starts', choice, held, lost };
}

/**
 * Returns the choice at an entry. A link is taken at its word. An entry that the journey made before something was chosen
 * does not take that choice back: Back leads to the section where it was made.
 */
function choiceAt(vocabulary: Vocabulary, { names, section }: HistoryEntry, made: Choice): Choice {
  if (section === undefined) return names;
  const other = Object.keys(names).filter((each) => names[each] !== undefined && names[each] !== made[each]);
  const lost = new Set(other.flatMap((each) => [...dependents(vocabulary, each)]));
  const kept = (each: string): string | undefined => (lost.has(each) ? undefined : made[each]);
  return Object.fromEntries(Object.keys(names).map((each) => [each, names[each] ?? kept(each)]));
}

function changedIn(choice: Choice, before: Choice): readonly string[] {
  return Object.keys(choice).filter((provision) => choice[provision] !== before[provision]);
}

/** Reports whether a choice leads to the cart that waits: nothing in it is another than in the cart. */
export function leadsTo(cart: Choice, choice: Choice): boolean {
  return Object.entries(choice).every(([provision, value]) => value === undefined || value === cart[provision]);
}

/**
 * Decides how a waiting cart is taken up. What was filled in on this page, or kept in its tab, after the joining was put
 * into that very cart is newer than the cart, and goes on at its entry of the browser's history. A cart that was put
 * together elsewhere is newer than both.
 */
export function takeUp(
  cartId: string,
  begunCartId: string | undefined,
  { held }: { readonly held: readonly string[] },
  section: string | undefined,
): { readonly isOwn: boolean; readonly held: readonly string[]; readonly at: string | undefined } {
  const isOwn = cartId === begunCartId;
  return { isOwn, held: isOwn ? held : [], at: isOwn ? section : undefined };
}

/**
 * Decides what a log-in or log-out does to a journey. Whoever logs in before they have chosen a membership arrives anew,
 * since a cart may wait for them.
 */
export function afterSession(
  vocabulary: Vocabulary,
  { started, signedIn, choice }: { readonly started: boolean; readonly signedIn: boolean; readonly choice: Choice },
): 'nothing' | 'arrives' | 'signed-in' | 'signed-out' {
  if (!started) return 'nothing';
  if (!signedIn) return 'signed-out';
  return choice[provisionFor(vocabulary, 'chosen-membership')] === undefined ? 'arrives' : 'signed-in';
}

/**
 * Returns the provisions with which a journey starts again where the address names another choice. `chosen`: the
 * provisions that are chosen there. `changed`: those whose value is another than before, or gone; with each goes all that
 * depends on it. The result holds with each provision all that it comes after, as far as `has` does, so it is one of the
 * starts that the check walks.
 */
export function heldOnArrival(
  vocabulary: Vocabulary,
  has: readonly string[],
  { chosen, changed }: { readonly chosen: readonly string[]; readonly changed: readonly string[] },
): readonly string[] {
  const lost = new Set(changed.flatMap((provision) => [provision, ...dependents(vocabulary, provision)]));
  return [...new Set([...chosen, ...has.filter((provision) => !lost.has(provision))])];
}

/** Returns the provisions that are lost when another changes its value. */
export function lostWith(vocabulary: Vocabulary, changed: string): readonly string[] {
  return [...dependents(vocabulary, changed)];
}

/** Returns the sections that give any of the provisions. */
export function sectionsGiving({ sections }: Journey, provisions: readonly string[]): readonly string[] {
  return sections.filter(({ provides = [] }) => provides.some((each) => provisions.includes(each))).map(({ id }) => id);
}

/** Puts values that come from elsewhere, by the paths of their fields, into the sections that ask for them. */
export function valuesBySection<T>(
  { journey, vocabulary }: { readonly journey: Journey; readonly vocabulary: Vocabulary },
  values: Readonly<Record<string, T>>,
): Readonly<Record<string, Readonly<Record<string, T>>>> {
  const held: Record<string, Readonly<Record<string, T>>> = {};
  for (const [path, value] of Object.entries(values)) {
    const owner = ownerOf(vocabulary, path);
    for (const id of sectionsGiving(journey, owner === undefined ? [] : [owner]))
      held[id] = { ...held[id], [path]: value };
  }
  return held;
}
