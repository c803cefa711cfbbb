import { expect, it } from 'vitest';
import { isEmail } from './dataFieldRules';

it.each(['amara@example.org', "o'brien+swim@mail.example.co.uk", 'jürgen@münchen.example', 'почта@пример.example'])(
  'takes %s as an e-mail address',
  (text) => expect(isEmail(text)).toBe(true),
);

it.each([
  ['angle brackets', 'Amara <amara@example.org>'],
  ['a quotation mark', '"amara"@example.org'],
  ['a letter that nobody sees', 'ama\u200bra@example.org'],
  ['a Cyrillic а among Latin letters', 'am\u0430ra@example.org'],
  ['a Cyrillic е in the domain', 'amara@\u0435xample.org'],
  ['a Greek ο', 'm\u03bfrgan@example.org'],
  ['letters of full width', '\uff41mara@example.org'],
  ['no domain', 'amara@example'],
])('refuses an address with %s', (_, text) => expect(isEmail(text)).toBe(false));
