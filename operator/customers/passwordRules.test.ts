import { expect, it } from 'vitest';
import { isCommon, passwordErrors } from './passwordRules';

it.each(['Password1!', 'P@ssw0rd2026!', '!!Welcome99', 'Qwerty123!', 'L3tm31n#1', 'Pa$$w0rd', 'Monkey-2024!'])(
  'refuses %s',
  (password) => {
    expect(isCommon(password)).toBe(true);
    expect(passwordErrors(password, password).password?.at(-1)).toMatch(/^This password is one of the first/);
  },
);

it.each(['Rowing-22!', 'correct-Horse7-battery!', 'Password-of-my-swan-9!', 'Tr0ub4dor&3', 'xK9#mmQ2'])(
  'takes %s',
  (password) => expect(passwordErrors(password, password)).toEqual({}),
);
