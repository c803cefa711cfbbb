import { expect, it } from 'vitest';
import { isCommon, passwordErrors } from './passwordRules';

const siân = { first_name: 'Siân', last_name: 'O’Reilly-Marsh', email: 'sian.or@marshes.example' };
const refusalOf = (password: string): string | undefined =>
  passwordErrors({ password, confirmation: password }, siân).password?.at(-1);

it.each([
  ...['Password1!', 'P@ssw0rd2026!', '!!Welcome99', 'Qwerty123!', 'L3tm31n#1', 'Pa$$w0rd', 'Monkey-2024!'],
  ...['Liverpool1!', 'Q1w2e3r4!', 'Abc123!?', 'Michael2!'],
])('refuses %s', (password) => {
  expect(isCommon(password)).toBe(true);
  expect(refusalOf(password)).toMatch(/^This password is one of the first/);
});

it.each([
  ...[
    'Siân-1994!',
    '!S1ân1',
    'OReilly94!',
    'Marsh!1994',
    'OreillyMarsh1!',
    'Siân O’Reilly-Marsh 1!',
    'Sian.Marsh.ab1!',
    'OReillyMarshSiân7?',
  ],
  ...['Sian.or1!', 'Sian.or@marshes1', 'Marshes-12!', 'Aire-Valley-1!', 'Leisure99!'],
])('refuses %s, which is a name', (password) => {
  expect(refusalOf(password)).toMatch(/^This password is little more than your name, your email address or ours/);
});

it.each([
  'Rowing-22!',
  'correct-Horse7-battery!',
  'Password-of-my-swan-9!',
  'Tr0ub4dor&3',
  'xK9#mmQ2',
  'xK9#org2',
  'Siân-rows-at-6!',
])('takes %s', (password) => expect(refusalOf(password)).toBeUndefined());
