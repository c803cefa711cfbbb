import { parseIsoDate, type IsoDate } from '../../src/ground/core/dates';

/** Returns a date that a test writes as `2026-11-20`. Throws where that is none. */
export function isoDate(text: string): IsoDate {
  const date = parseIsoDate(text);
  if (!date) throw new Error(`${text} is not a date.`);
  return date;
}
