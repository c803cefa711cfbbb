import { sql } from 'kysely';
import type { IsoDate } from '../../src/ground/core/dates';
import { pence, type Pence } from '../../src/ground/core/money';

/** A time in which a membership is frozen, with the price of each of its months in pence. */
export type Freeze = { readonly starts_on: string; readonly ends_on: string; readonly pence: number };

/** Selects the freezes of each membership of a query, the first one first. */
export const freezesColumn = sql<readonly Freeze[]>`(
  select coalesce(json_agg(json_build_object('starts_on', starts_on, 'ends_on', ends_on, 'pence', pence)
    order by starts_on), '[]')
  from membership_freezes where membership_id = memberships.id)`.as('freezes');

/** The freezes of a membership, and its last day. */
type Frozen = { readonly freezes: readonly Freeze[]; readonly end_date: string | null };

/** Returns the freezes of a membership as far as it lasts. */
export function freezesWithin({ freezes, end_date }: Frozen): readonly Freeze[] {
  if (end_date === null) return freezes;
  return freezes
    .filter(({ starts_on }) => starts_on <= end_date)
    .map((freeze) => (freeze.ends_on > end_date ? { ...freeze, ends_on: end_date } : freeze));
}

/** Finds the freeze that covers a day. */
export function freezeOn(freezes: readonly Freeze[], day: string): Freeze | undefined {
  return freezes.find(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on);
}

/** Finds the freeze that lasts today or is still to come: there is never more than one. */
export function freezeToCome(freezes: readonly Freeze[], today: IsoDate): Freeze | undefined {
  return freezes.find(({ ends_on }) => ends_on >= today);
}

/** Returns the bill of a membership on one of its billing days. */
export function billOn(
  { base_price, freezes }: { readonly base_price: number; readonly freezes: readonly Freeze[] },
  day: string,
): Pence {
  return pence(freezeOn(freezes, day)?.pence ?? base_price);
}
