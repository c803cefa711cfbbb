import type { Basket, BasketItem, ExpiredItem, NewBasketItem } from '../kit/api/basket';
import type { Terms } from '../kit/api/memberships';

/** Returns the customer's credit, and the part of it that the basket can use, in pence. */
export function creditIn(basket: Basket | undefined): { readonly available: number; readonly applicable: number } {
  const { membership, general } = basket?.credits ?? {};
  return {
    available: (membership?.totalAvailable ?? 0) + (general?.totalAvailable ?? 0),
    applicable: (membership?.maxApplicable ?? 0) + (general?.maxApplicable ?? 0),
  };
}

/** Returns the waivers of a basket as terms to accept, each with its attendees in the title. */
export function waiverTexts(basket: Basket | undefined): readonly Terms[] {
  return (basket?.attendeeWaiversRequired ?? []).map(({ attendees, title, ...waiver }) => ({
    ...waiver,
    title: attendees.length > 0 ? `${title} for ${attendees.join(' and ')}` : title,
  }));
}

/** Returns the item that adds an expired one again. */
export function itemAgain({ slotId, objectType, purchasedForUserId, guest }: ExpiredItem): NewBasketItem {
  return { id: slotId, type: objectType, purchasedForUserId, ...(guest !== undefined && { guest }) };
}

/** Reports whether the attendee of an item is still to be chosen. A guest of the customer is nobody to choose. */
export function lacksAttendee({
  purchasedForUserId,
  guest,
}: Pick<BasketItem, 'purchasedForUserId' | 'guest'>): boolean {
  return purchasedForUserId === null && guest === undefined;
}
