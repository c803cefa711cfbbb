import { addDays, addMonths, formatLongDate, type IsoDate } from '../../src/ground/core/dates';

/** The last day of a membership; null if it goes on until it is cancelled. */
export type LastDay = IsoDate | null;

/** The last day, by membership type, of the memberships that a customer has today. */
export type Held = {
  readonly lastDays: ReadonlyMap<number, LastDay>;
  readonly today: IsoDate;
};

const alreadyHeld = 'You already have this membership.';

/** Returns the last day on which a membership can start that is bought today. */
export function latestStart(today: IsoDate): IsoDate {
  return addMonths(today, 1);
}

/** Returns why a customer cannot buy a type of membership once more; undefined if another can follow the one they have. */
export function heldRefusal({ lastDays, today }: Held, typeId: number): string | undefined {
  const lastDay = lastDays.get(typeId);
  if (lastDay === undefined) return undefined;
  if (lastDay === null) return alreadyHeld;
  if (addDays(lastDay, 1) <= latestStart(today)) return undefined;
  return `You have this membership until ${formatLongDate(lastDay)}. You can buy it again in its last month.`;
}

/** Returns why a type of membership that the customer has cannot start again on a day; undefined if it can. */
export function heldStartError({ lastDays }: Held, typeId: number, start: IsoDate): string | undefined {
  const lastDay = lastDays.get(typeId);
  if (lastDay === undefined) return undefined;
  if (lastDay === null) return alreadyHeld;
  if (start > lastDay) return undefined;
  return `You have this membership until ${formatLongDate(lastDay)}. Choose a start date after that.`;
}
