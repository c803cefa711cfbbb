import { describe, expect, it } from 'vitest';
import { consentText } from './consentTexts';

describe('consentText', () => {
  it.each([
    [true, 'joining', 'Agreed on 23/11/2026 when joining online'],
    [true, 'registration', 'Agreed on 23/11/2026 when the account was created'],
    [false, 'account', 'Withdrawn on 23/11/2026 in My details'],
    [false, 'desk', 'Withdrawn on 23/11/2026 by word of mouth at the desk'],
  ] as const)('tells a change with given %s by %s', (given, source, text) => {
    expect(consentText({ given, source, changedAt: '2026-11-23T12:00:00.000Z' })).toBe(text);
  });
});
