import { describe, expect, it } from 'vitest';
import { plainName } from './plainName';

describe('plainName', () => {
  it.each([
    ["King's Lynn", 'kings lynn'],
    ['King’s  LYNN ', 'kings lynn'],
    ['Stoke-on-Trent', 'stoke on trent'],
    ['Burton upon Trent', 'burton on trent'],
    ['St. Albans', 'st albans'],
    ['Saint Albans', 'st albans'],
    ['Dún Laoghaire', 'dun laoghaire'],
    ['constructor', 'constructor'],
    [' -.’ ', ''],
    ['', ''],
  ])('makes of %j %j', (text, plain) => {
    expect(plainName(text)).toBe(plain);
  });
});
