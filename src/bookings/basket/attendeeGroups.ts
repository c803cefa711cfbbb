import type { BasketItem } from '../../kit/api/basket';

/** Stands for a person in the group of the customer's guests. */
export const guestsId = 'guests';

/** The items of one attendee, in the order in which they are shown; `personId` is null where none is chosen yet. */
export type AttendeeGroup = {
  readonly personId: string | null;
  readonly name: string | null;
  readonly items: readonly BasketItem[];
};

/**
 * Groups a basket's items by attendee, in the order of the basket, those without one first. The customer's guests are one
 * group. Days of a camp stand together where the first of them does.
 */
export function attendeeGroups(items: readonly BasketItem[]): readonly AttendeeGroup[] {
  const byPerson = groupBy(items, ({ purchasedForUserId, guest }) =>
    guest === undefined ? purchasedForUserId : guestsId,
  );
  const groups = [...byPerson].map(([personId, theirs]) => ({
    personId,
    name: theirs[0]?.purchasedForName ?? null,
    items: [...groupBy(theirs, ({ offerId, venue }) => `${offerId} ${venue.id}`).values()].flat(),
  }));
  return [...groups.filter(({ personId }) => personId === null), ...groups.filter(({ personId }) => personId !== null)];
}

/** Returns true for a further day of the offer whose name and place the item above it shows already. */
export function isFurtherDay(item: BasketItem, above: BasketItem | undefined): boolean {
  return (
    item.objectType === 'camp' &&
    above?.offerId === item.offerId &&
    above.venue.id === item.venue.id &&
    above.place === item.place
  );
}

function groupBy<K>(items: readonly BasketItem[], keyOf: (item: BasketItem) => K): ReadonlyMap<K, BasketItem[]> {
  const groups = new Map<K, BasketItem[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
