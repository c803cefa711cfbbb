import { parseIsoDate, type IsoDate } from '../../src/core/dates';

/** What a date column holds, as a date. */
export function dateColumn(text: string): IsoDate {
  const date = parseIsoDate(text);
  if (!date) throw new Error(`A date column holds "${text}", which is no date.`);
  return date;
}
