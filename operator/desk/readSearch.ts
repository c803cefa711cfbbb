import { postcodePattern } from '../../schemas/formats';
import { parseIsoDate, type IsoDate } from '../../src/ground/core/dates';

/** A search for a customer at the desk, by what people bring: a card, a phone number, a postcode, a birth date, a name. */
export type Search = {
  /** The text in lower case, with single spaces. */
  readonly text: string;
  /** The words in lower case, without the birth date. */
  readonly words: readonly string[];
  /** The digits of a text that is a number as a whole; a country code counts as the national 0. */
  readonly number: string | undefined;
  /** The postcode in upper case, without its space. */
  readonly postcode: string | undefined;
  readonly birth: IsoDate | undefined;
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Reads the text of a search. */
export function readSearch(search: string): Search {
  const text = search.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const { birth, rest } = takeBirth(text);
  const compact = text.replaceAll(' ', '').toUpperCase();
  return {
    text,
    words: rest.split(' ').filter(Boolean),
    number: numberOf(text),
    postcode: postcodePattern.test(compact) ? compact : undefined,
    birth,
  };
}

/** Returns the digits of `07700 900142`, `+44 (0)7700 900142` or a card's number; undefined for other texts. */
function numberOf(text: string): string | undefined {
  if (!/^\+?[\d ()-]+$/.test(text)) return undefined;
  const digits = text.replace('(0)', '').replaceAll(/\D/g, '');
  if (digits === '') return undefined;
  return text.startsWith('+44') ? digits.replace(/^44/, '0') : digits;
}

/** Takes a birth date out of a text: `17/05/1990`, `17.5.1990`, `1990-05-17`, `17051990` or `17 May 1990`. */
function takeBirth(text: string): { readonly birth: IsoDate | undefined; readonly rest: string } {
  for (const { pattern, read } of dateForms) {
    const found = pattern.exec(text);
    const birth = found ? read(found.slice(1)) : undefined;
    if (found && birth) return { birth, rest: text.replace(found[0], ' ').replaceAll(/\s+/g, ' ').trim() };
  }
  return { birth: undefined, rest: text };
}

type DateForm = { readonly pattern: RegExp; readonly read: (parts: readonly string[]) => IsoDate | undefined };

const dateForms: readonly DateForm[] = [
  { pattern: /\b(\d{4})-(\d{2})-(\d{2})\b/, read: ([year, month, day]) => dateFrom(year, month, day) },
  { pattern: /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/, read: ([day, month, year]) => dateFrom(year, month, day) },
  { pattern: /^(\d{2})(\d{2})(\d{4})$/, read: ([day, month, year]) => dateFrom(year, month, day) },
  {
    pattern: /\b(\d{1,2}) (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* (\d{4})\b/,
    read: ([day, name = '', year]) => dateFrom(year, String(months.indexOf(name) + 1), day),
  },
];

function dateFrom(year = '', month = '', day = ''): IsoDate | undefined {
  return parseIsoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}
