import { describe, expect, it } from 'vitest';
import { newPasswordPattern, passwordRules } from './passwordRules.ts';

const met = (password: string): readonly boolean[] => passwordRules.map(({ pattern }) => pattern.test(password));

describe('passwordRules', () => {
  it.each([
    ['Sculling1!', [true, true, true, true, true]],
    ['', [false, false, false, false, false]],
    ['Swim1!', [false, true, true, true, true]],
    ['SWIMMING1!', [true, false, true, true, true]],
    ['swimming1!', [true, true, false, true, true]],
    ['Swimming!', [true, true, true, false, true]],
    ['Swimming1', [true, true, true, true, false]],
    ['Swimming1+', [true, true, true, true, false]],
    ['Swimming1^', [true, true, true, true, true]],
    ['a\nB1!    ', [true, true, true, true, true]],
  ])('says of %j which it meets', (password, expected) => {
    expect(met(password)).toEqual(expected);
    expect(newPasswordPattern.test(password)).toBe(expected.every(Boolean));
  });
});
