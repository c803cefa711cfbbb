import { parseIsoDate, type IsoDate } from '../../src/ground/core/dates';

/** Reads the text of a date column as a date. Throws if the text is no date. */
export function dateColumn(text: string): IsoDate {
  const date = parseIsoDate(text);
  if (!date) throw new Error(`A date column holds "${text}", which is no date.`);
  return date;
}
