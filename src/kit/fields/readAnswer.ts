import { parseIsoDate } from '../../ground/core/dates';
import { parseTypedDate } from '../../ground/core/typedDate';
import type { FieldKind, FieldOption, RawValue } from './definition';
import { toRaw } from './parse';
import { flagOf, textOf } from './read';

/**
 * An answer that a server holds, as its field's input. `trust`: `none` if the server holds no answer, `clean` if it was read
 * as it is, `coerced` if it was read from another type or spelling, and `unread` if it can't be shown whole. An answer that
 * is unread is never sent back, so that saving a form destroys nothing.
 */
export type ReadAnswer = { readonly raw: RawValue; readonly trust: 'none' | 'clean' | 'coerced' | 'unread' };

/** Reads a server's answer to a field. */
export function readAnswer(kind: FieldKind, options: readonly FieldOption[], answer: unknown): ReadAnswer {
  const blank = toRaw(kind, undefined);
  if (answer === undefined || answer === null || isBlankText(answer)) return { raw: blank, trust: 'none' };
  const unread = { raw: blank, trust: 'unread' } as const;
  switch (kind) {
    case 'checkbox': {
      const flag = flagOf(answer);
      return flag === undefined ? unread : { raw: flag, trust: trustIn(typeof answer === 'boolean') };
    }
    case 'multi_select':
      return readChoices(options, answer);
    case 'select': {
      const option = optionFor(options, answer);
      return option ? { raw: option.value, trust: trustIn(isSame(option, answer)) } : unread;
    }
    case 'date':
      return readDate(answer) ?? unread;
    case 'number':
      return readNumber(answer) ?? unread;
    default: {
      const text = textOf(answer);
      return text === undefined ? unread : { raw: text, trust: trustIn(text === answer) };
    }
  }
}

/** Reads the ticked values of a list of options, also from a text such as `a,b`. */
function readChoices(options: readonly FieldOption[], answer: unknown): ReadAnswer {
  const whole = optionFor(options, answer);
  if (whole) return { raw: [whole.value], trust: 'coerced' };
  const items: readonly unknown[] = Array.isArray(answer)
    ? answer
    : typeof answer === 'string'
      ? answer.split(',')
      : [];
  const found = items.map((each) => optionFor(options, typeof each === 'string' ? each.trim() : each));
  const raw = [...new Set(found.flatMap((option) => option?.value ?? []))];
  if (found.length === 0) return { raw, trust: Array.isArray(answer) ? 'clean' : 'unread' };
  if (found.includes(undefined)) return { raw, trust: 'unread' };
  const isClean = Array.isArray(answer) && found.every((option, index) => option && isSame(option, items[index]));
  return { raw, trust: trustIn(isClean && raw.length === items.length) };
}

function readDate(answer: unknown): ReadAnswer | undefined {
  if (typeof answer !== 'string') return undefined;
  const text = answer.trim();
  const isMidnight = /^\d{4}-\d\d-\d\d(?:[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]00:?00)?)?$/.test(text);
  const date = /^\d{4}-\d\d-\d\d(?:[T ]|$)/.test(text) ? parseIsoDate(text.slice(0, 10)) : parseTypedDate(text, 0);
  return date && { raw: toRaw('date', date), trust: trustIn(isMidnight) };
}

function readNumber(answer: unknown): ReadAnswer | undefined {
  const number = typeof answer === 'string' && /^\s*[+-]?\d+(?:\.\d+)?\s*$/.test(answer) ? Number(answer) : answer;
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
  const raw = String(number);
  // A number such as 1e21 has no spelling that a customer could have typed.
  return /e/.test(raw) ? undefined : { raw, trust: trustIn(number === answer) };
}

function optionFor(options: readonly FieldOption[], answer: unknown): FieldOption | undefined {
  const key = typeof answer === 'boolean' ? String(answer) : textOf(answer);
  return options.find(({ value }) => value === key);
}

function isSame({ value, sent }: FieldOption, answer: unknown): boolean {
  return answer === (sent ?? value);
}

function isBlankText(answer: unknown): boolean {
  return typeof answer === 'string' && answer.trim() === '';
}

function trustIn(isClean: boolean): 'clean' | 'coerced' {
  return isClean ? 'clean' : 'coerced';
}
