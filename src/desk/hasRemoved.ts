import type { Basket } from '../kit/api/basket';

/** Returns true if an item was removed; an expired item does not count as removed. */
export function hasRemoved(before: Basket, now: Basket): boolean {
  const still = new Set([...now.items, ...now.expiredItems, ...now.penalties].map(({ id }) => id));
  return [...before.items, ...before.penalties].some(({ id }) => !still.has(id));
}
