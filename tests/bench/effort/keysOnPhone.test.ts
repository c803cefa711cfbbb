import { describe, expect, it } from 'vitest';
import { keysOnPhone } from './keysOnPhone';

describe('keysOnPhone', () => {
  it.each([
    ['small letters are a key each', 'leeds', 'text', 'none', 5],
    ['the keyboard begins a field with a capital by itself', 'Amara', 'text', 'sentences', 5],
    ['a password has no capital by itself', 'Amara', 'text', 'none', 6],
    ['a further capital takes a shift', 'Amara Okafor', 'text', 'sentences', 13],
    ['where every word has a capital by itself, none does', 'Amara Okafor', 'text', 'words', 12],
    ['digits take a change of layout, and one back', '14 Burley', 'text', 'none', 9 + 2 + 1],
    ['no change back at the end', 'swim1!', 'text', 'none', 7],
    ['an e-mail keyboard has @ and the dot', 'a.b@c.org', 'email', 'none', 9],
    ['a text keyboard has not', 'a.b', 'text', 'none', 5],
    ['digits on a keypad are a key each', '200000', 'digits', 'none', 6],
    ['nothing is no key', '', 'text', 'sentences', 0],
  ] as const)('counts: %s', (_, text, keyboard, capitals, keys) => {
    expect(keysOnPhone(text, keyboard, capitals)).toBe(keys);
  });
});
