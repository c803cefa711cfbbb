import { describe, expect, it } from 'vitest';
import { readSearch } from './readSearch';

describe('readSearch', () => {
  it.each([
    ['004070000014', '004070000014'],
    [' 07700 900142 ', '07700900142'],
    ['+44 7700 900142', '07700900142'],
    ['+44 (0)7700 900142', '07700900142'],
    ['0113-496 0000', '01134960000'],
    ['leila 07700', undefined],
    ['AV-10014', undefined],
    ['+ ()', undefined],
  ])('reads "%s" as the number %s', (text, number) => {
    expect(readSearch(text).number).toBe(number);
  });

  it.each([
    ['ls6 1qe', 'LS61QE'],
    ['LS61QE', 'LS61QE'],
    ['LS6', undefined],
    ['Leeds', undefined],
  ])('reads "%s" as the postcode %s', (text, postcode) => {
    expect(readSearch(text).postcode).toBe(postcode);
  });

  it.each([
    ['17/05/1990', '1990-05-17', []],
    ['17.5.1990', '1990-05-17', []],
    ['1990-05-17', '1990-05-17', []],
    ['17051990', '1990-05-17', []],
    ['17 May 1990', '1990-05-17', []],
    ['1 september 2018', '2018-09-01', []],
    ['Mensah 17/05/1990', '1990-05-17', ['mensah']],
    ['Zuri 3 Aug 2018 Mensah', '2018-08-03', ['zuri', 'mensah']],
    ['31/02/1990', undefined, ['31/02/1990']],
    ['99999999', undefined, ['99999999']],
    ['Leila  Mensah', undefined, ['leila', 'mensah']],
  ])('reads "%s" as the birth date %s and the words %j', (text, birth, words) => {
    expect(readSearch(text)).toMatchObject({ birth, words });
  });
});
