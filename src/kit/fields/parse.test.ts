import { describe, expect, it } from 'vitest';
import { isEmpty, parseRaw, toRaw } from './parse';

const field = (kind: 'text' | 'number' | 'date' | 'checkbox' | 'multi_select' | 'list', format?: string) => ({
  kind,
  label: 'Field',
  ...(format === undefined ? {} : { format }),
});

describe('parseRaw', () => {
  it.each([
    [field('text'), '  Amara ', 'Amara'],
    [field('text'), '   ', undefined],
    [field('number'), '12', 12],
    [field('number'), '-3.5', -3.5],
    [field('text', 'integer'), '8', 8],
    [field('text'), '\u200B \u2060', undefined],
    [field('text'), 'a\u200Db', 'a\u200Db'],
    [field('text'), '\u202D07700 900 123\u202C', '07700 900 123'],
    [field('text'), '\u200Fא\u200Eב ', 'א\u200Eב'],
    [field('text', 'postcode'), 'ｌｓ６１ｑｅ', 'LS6 1QE'],
    [field('number'), '１２', 12],
    [field('number'), '−4', -4],
    [field('date'), '3/2/94', '1994-02-03'],
    [field('checkbox'), true, true],
    [field('multi_select'), ['a', 'b'], ['a', 'b']],
    [field('list'), [1, 2], [1, 2]],
    [field('text', 'sort-code'), '20-00 00', '200000'],
    [field('text', 'sort-code'), '20–00–00', '200000'],
    [field('text', 'account-number'), '5577 9911', '55779911'],
    [field('text', 'account-number'), '５５７７９９１１', '55779911'],
    [field('text', 'postcode'), ' ls61qe', 'LS6 1QE'],
    [field('text', 'postcode'), 'gir0aa', 'GIR 0AA'],
    [field('text', 'postcode'), 'x', 'X'],
  ])('of %j reads %j as %j', (definition, raw, value) => {
    expect(parseRaw(definition, raw, 2026)).toEqual({ ok: true, value });
  });

  it.each([
    [field('date'), '31/02/1994', 'Date must be valid.'],
    [field('date'), 'soon', 'Date must be valid.'],
    [field('number'), '12 or so', 'Field must be a number.'],
    [field('number'), '1e999', 'Field must be a number.'],
  ])('of %j refuses %j', (definition, raw, error) => {
    expect(parseRaw(definition, raw, 2026)).toEqual({ ok: false, error });
  });

  it.each([
    ['date', '1994-02-03', '03/02/1994'],
    ['date', '1994-02-03T00:00:00Z', '03/02/1994'],
    ['date', 7, ''],
    ['checkbox', 'yes', false],
    ['multi_select', [1, 'b'], ['1', 'b']],
    ['multi_select', 'a', []],
    ['list', [1, 'x'], [1]],
    ['text', 42, '42'],
    ['text', null, ''],
    ['number', { a: 1 }, ''],
  ] as const)('shows an answer of a %s field: %j as %j', (kind, answer, raw) =>
    expect(toRaw(kind, answer)).toEqual(raw),
  );

  it('knows what counts as no answer', () => {
    expect([undefined, '', false, []].map(isEmpty)).toEqual([true, true, true, true]);
    expect([0, 'a', true, ['a']].map(isEmpty)).toEqual([false, false, false, false]);
  });
});
