import { describe, expect, it } from 'vitest';
import type { Rule } from '../rules/rules';
import { ruleWords } from './words';

describe('ruleWords', () => {
  it.each<[Rule, string]>([
    [true, 'always'],
    [false, 'never'],
    [{}, 'always'],
    [{ plan: 'recurring' }, 'plan is "recurring"'],
    [{ plan: 'recurring', hasInstruction: 'no' }, 'plan is "recurring" and hasInstruction is "no"'],
    [{ questions: ['optional', 'required'] }, 'questions is "optional" or "required"'],
    [{ plan: { not: 'none' } }, 'plan is not "none"'],
    [{ plan: { not: ['none', 'fixed'] } }, 'plan is neither "none" nor "fixed"'],
    [{ not: { plan: 'fixed', cart: 'none' } }, 'not (plan is "fixed" and cart is "none")'],
    [{ any: [] }, 'never'],
    [{ any: [{ plan: 'fixed' }, { cart: 'none' }] }, 'plan is "fixed" or cart is "none"'],
    [
      { any: [{ plan: 'fixed', cart: 'none' }, true], terms: 'some' },
      '((plan is "fixed" and cart is "none") or always) and terms is "some"',
    ],
    [{ any: [{ plan: 'fixed' }], terms: 'some' }, 'plan is "fixed" and terms is "some"'],
  ])('says %j', (rule, words) => expect(ruleWords(rule)).toBe(words));
});
