import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../../../schemas/vocabulary';
import type { Rule } from '../../rules/rules';
import { customerWords, provisionWords, ruleWords, sectionTitle } from './words';

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

describe('customerWords', () => {
  it('says who a customer is', () =>
    expect(customerWords(vocabulary, { plan: 'recurring', loggedIn: 'no', hasInstruction: 'no' })).toBe(
      'A guest without a Direct Debit choosing a monthly membership',
    ));

  it('names what the vocabulary has no words for', () =>
    expect(customerWords({ ...vocabulary, words: { plan: {} } }, { plan: 'fixed', mood: 'good' })).toBe(
      'A customer with plan "fixed" with mood "good"',
    ));

  it('speaks of a customer where nothing is known of who they are', () =>
    expect(customerWords(vocabulary, { plan: 'fixed' })).toBe('A customer choosing a single payment'));

  it('has no subject in a vocabulary without words', () =>
    expect(customerWords({ ...vocabulary, words: {} }, { mood: 'good' })).toBe('A customer with mood "good"'));
});

describe('provisionWords', () => {
  it.each([
    ['mandate', 'bank details'],
    ['luck', 'luck'],
  ])('calls %s "%s"', (provision, words) => expect(provisionWords(vocabulary, provision)).toBe(words));
});

describe('sectionTitle', () => {
  const journey = {
    $schema: '',
    id: 'a-journey',
    title: 'A journey',
    layout: 'one-at-a-time' as const,
    outcome: 'register',
    sections: [
      { id: 'titled', order: 1, title: 'A title', intro: 'An intro' },
      { id: 'introduced', order: 2, intro: 'An intro' },
      { id: 'plain', order: 3 },
    ],
  };
  it.each([
    ['titled', 'A title'],
    ['introduced', 'An intro'],
    ['plain', 'plain'],
    ['unknown', 'unknown'],
  ])('calls the section %s "%s"', (id, title) => expect(sectionTitle(journey, id)).toBe(title));
});
