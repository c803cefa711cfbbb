import type { Selectable } from 'kysely';
import type { WaitingEntryTable } from '../../database/tables/bookings';
import type { Queries } from '../../database/database';
import { operator } from '../../setup/operator';
import { wallClock, wallTime } from '../../setup/wallClock';

export type WaitingEntry = Selectable<WaitingEntryTable>;

/** The slots that a question about waiting lists is about, and the moment that counts as now. */
export type WaitedFor = { readonly testId: string; readonly slotIds: readonly string[]; readonly now: Date };

/** The people who wait for a place in a slot, first in the queue first, and those for whom one is kept. */
export type Queue = { readonly waiting: readonly WaitingEntry[]; readonly offered: readonly WaitingEntry[] };

const minute = 60_000;

/** Returns the entries of slots' waiting lists that are not over, first in the queue first. */
export async function openEntries(
  queries: Queries,
  { testId, slotIds }: Pick<WaitedFor, 'testId' | 'slotIds'>,
): Promise<readonly WaitingEntry[]> {
  if (slotIds.length === 0) return [];
  return queries
    .selectFrom('waiting_entries')
    .selectAll()
    .where('test_id', '=', testId)
    .where('slot_id', 'in', slotIds)
    .where('state', 'in', ['waiting', 'offered'])
    .orderBy('sort_by')
    .execute();
}

/** Returns the queue of each slot at a moment. An offer whose time is over is in none. */
export async function queuesOf(queries: Queries, waited: WaitedFor): Promise<(slotId: string) => Queue> {
  const entries = await openEntries(queries, waited);
  return (slotId) => {
    const own = entries.filter(({ slot_id }) => slot_id === slotId);
    return {
      waiting: own.filter(({ state }) => state === 'waiting'),
      offered: own.filter((entry) => isLive(entry, waited.now)),
    };
  };
}

/** Returns how an entry stands in its queue: its position, or until when a place is kept for it. */
export function standingOf(
  { waiting }: Queue,
  { id, state, offered_until }: WaitingEntry,
): { readonly position: number | null; readonly offered_until: string | null } {
  if (state === 'offered') return { position: null, offered_until: offered_until?.toISOString() ?? null };
  return { position: waiting.findIndex((each) => each.id === id) + 1, offered_until: null };
}

/** Reports whether a place is kept for an entry. */
export function isLive({ state, offered_until }: WaitingEntry, now: Date): boolean {
  return state === 'offered' && offered_until !== null && offered_until > now;
}

type SlotStart = { readonly date: string; readonly starts_at: string };

/** Reports whether a slot still has a waiting list. It closes before the slot begins, so that nobody is offered what they can't reach. */
export function isListOpen(slot: SlotStart, now: Date): boolean {
  return minutesTo(slot, now) > operator.waitingList.closesMinutes;
}

/** Returns until when a place is kept for whoever it is offered to: half of the time that is left, at most the operator's limit. */
export function offerEnd(slot: SlotStart, now: Date): Date {
  const minutes = Math.min(operator.waitingList.offerMinutes, Math.floor(minutesTo(slot, now) / 2));
  return new Date(now.getTime() + minutes * minute);
}

function minutesTo({ date, starts_at }: SlotStart, now: Date): number {
  return (wallTime(date, starts_at) - wallClock(now)) / minute;
}
