import type { DataField } from '../../schemas/generated/wire';
import { postcodePattern } from '../../schemas/formats.ts';
import { addMonths, parseIsoDate, type IsoDate } from '../../src/ground/core/dates';
import { operator } from '../setup/operator';
import { nameError } from './names';

/** The number of years in which anybody who is alive was born. */
const oldestYears = 120;

/** Says what is wrong with an answer to a field of the operator's; `undefined` if nothing is. */
export function wrongAnswer(
  { type, path, label, options: choices = [], html_attributes: html = {} }: DataField,
  value: unknown,
  today: IsoDate,
): string | undefined {
  const isChoice = (each: unknown): boolean => choices.some((choice) => choice.value === each);
  const invalid = `${label} isn't valid.`;
  switch (type) {
    case 'number': {
      const within =
        typeof value === 'number' && value >= Number(html.min ?? -Infinity) && value <= Number(html.max ?? Infinity);
      return within ? undefined : invalid;
    }
    case 'select':
      return isChoice(value) ? undefined : invalid;
    case 'multi_select': {
      const chosen = Array.isArray(value) ? (value as readonly unknown[]) : undefined;
      return chosen?.every(isChoice) && new Set(chosen).size === chosen.length ? undefined : invalid;
    }
    case 'checkbox':
      return typeof value === 'boolean' ? undefined : invalid;
    case 'date':
      return wrongDate(path, value, today);
    default:
      return wrongText({ path, label, html }, value);
  }
}

function wrongDate(path: string, value: unknown, today: IsoDate): string | undefined {
  if (!isBirth(value, today)) return 'Date must be valid.';
  const isOldEnough = String(value) <= addMonths(today, -12 * operator.lowestAccountAge);
  if (path !== 'dateOfBirth' || isOldEnough) return undefined;
  return `You can have an account from the age of ${operator.lowestAccountAge}. A parent or guardian can add you to theirs.`;
}

/** Reports whether a value is a day on which somebody who is alive was born. */
export function isBirth(value: unknown, today: IsoDate): boolean {
  const date = typeof value === 'string' ? parseIsoDate(value) : undefined;
  return date !== undefined && date <= today && date > addMonths(today, -12 * oldestYears);
}

type TextField = {
  readonly path: string;
  readonly label: string;
  readonly html: NonNullable<DataField['html_attributes']>;
};

function wrongText({ path, label, html }: TextField, value: unknown): string | undefined {
  if (typeof value !== 'string') return `${label} isn't valid.`;
  if (value.length > Number(html.maxlength ?? 1000)) return `${label} is too long.`;
  if (/\p{Cc}/u.test(value)) return `${label} isn't valid.`;
  if (path === 'firstName' || path === 'lastName') return nameError(label, value);
  if (html.autocomplete === 'postal-code' && !postcodePattern.test(value.toUpperCase()))
    return 'Please enter a valid postcode';
  if (html.type === 'email' && !isEmail(value)) return "Email address isn't valid.";
  if (html.type === 'tel' && !isPhone(value)) return `${label} isn't valid.`;
  return undefined;
}

/**
 * Reports whether a text is an e-mail address that mail systems deliver to: no spaces, quotes, angle brackets or letters
 * that nobody sees, nor letters of two alphabets in one word, of which one looks like the other. See RFC 5321, section
 * 4.1.2, without quoted local parts.
 */
export function isEmail(text: string): boolean {
  if (text !== text.normalize('NFKC') || text.split(/[@.]/).some(mixesAlphabets)) return false;
  return /^[^\s@<>"(),:;\\[\]\p{C}]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(text);
}

/** The alphabets with letters that look like letters of another one of them. */
const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];

function mixesAlphabets(word: string): boolean {
  return alphabets.filter((alphabet) => alphabet.test(word)).length > 1;
}

/** Reports whether a text is a phone number: 7 to 15 digits (ITU-T E.164), with what people write between them. */
function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return /^\+?[\d\s().-]+$/.test(text) && digits >= 7 && digits <= 15;
}
