import { parseIsoDate, type IsoDate } from './dates';

const months = 'january february march april may june july august september october november december'.split(' ');
const days = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');

/**
 * Parses a date as people type, paste or dictate it, day before month: `03021994`, `3.2.94`, `3/2/1994`, `1994-02-03`,
 * `3 February 1994`, `Feb 3rd, 94`, with any dashes and with full-width digits. A year of two digits is the last one that ends
 * so and is not after `latestYear`. Returns `undefined` if `text` is not a real calendar date.
 */
export function parseTypedDate(text: string, latestYear: number): IsoDate | undefined {
  const parts = partsIn(text);
  if (parts.length === 1) return parseDigits(parts[0] ?? '', latestYear);
  const [first = '', second = '', third = ''] = parts;
  if (parts.length !== 3) return undefined;
  if (/^\d{4}$/.test(first)) return dateOf(first, monthOf(second), third, latestYear);
  const isMonthFirst = /^\p{L}/u.test(first);
  return isMonthFirst
    ? dateOf(third, monthOf(first), second, latestYear)
    : dateOf(third, monthOf(second), first, latestYear);
}

/** Splits a text into its numbers and names, in plain digits and small letters. */
function partsIn(text: string): readonly string[] {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase();
  const spaced = plain.replaceAll(/(\d)(?:st|nd|rd|th)\b/g, '$1').replaceAll(/[\s/.,\\'’\p{Pd}\u2212]+/gu, ' ');
  const parts = spaced
    .replaceAll(/(\d)(?=\p{L})|(\p{L})(?=\d)/gu, '$1$2 ')
    .trim()
    .split(' ');
  return parts.filter((part) => part !== 'of' && !isName(part, days));
}

/** Parses a date without separators: DDMMYYYY, DDMMYY, or YYYYMMDD where that alone is a date. */
function parseDigits(digits: string, latestYear: number): IsoDate | undefined {
  if (!/^(?:\d{6}|\d{8})$/.test(digits)) return undefined;
  const dayFirst = dateOf(digits.slice(4), Number(digits.slice(2, 4)), digits.slice(0, 2), latestYear);
  if (dayFirst || digits.length === 6) return dayFirst;
  return dateOf(digits.slice(0, 4), Number(digits.slice(4, 6)), digits.slice(6), latestYear);
}

function monthOf(part: string): number {
  if (/^\d{1,2}$/.test(part)) return Number(part);
  return isName(part, months) ? months.findIndex((month) => month.startsWith(part.slice(0, 3))) + 1 : 0;
}

/** Returns true for a name or its first letters, three of them at least. */
function isName(part: string, names: readonly string[]): boolean {
  return part.length >= 3 && names.some((name) => name.startsWith(part));
}

function dateOf(year: string, month: number, day: string, latestYear: number): IsoDate | undefined {
  if (!/^(?:\d{2}|\d{4})$/.test(year) || !/^\d{1,2}$/.test(day)) return undefined;
  const whole = year.length === 4 ? Number(year) : latestYear - ((latestYear - Number(year)) % 100);
  const [yyyy, mm, dd] = [String(whole), String(month).padStart(2, '0'), day.padStart(2, '0')];
  return whole < 1000 ? undefined : parseIsoDate(`${yyyy}-${mm}-${dd}`);
}
