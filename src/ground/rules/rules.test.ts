import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, factsNamed, holds, type Facts, type Rule } from './rules';

const facts: Facts = { loggedIn: 'no', plan: 'recurring', questions: 'pending', terms: 'some' };

describe('rules', () => {
  it.each<[Rule, ReturnType<typeof decide>]>([
    [true, true],
    [false, false],
    [{}, true],
    [{ plan: 'recurring' }, true],
    [{ plan: ['fixed', 'none'] }, false],
    [{ plan: ['fixed', 'recurring'] }, true],
    [{ plan: { not: 'fixed' } }, true],
    [{ plan: { not: ['fixed', 'recurring'] } }, false],
    [{ plan: 'recurring', loggedIn: 'yes' }, false],
    [{ any: [{ plan: 'fixed' }, { terms: 'some' }] }, true],
    [{ any: [] }, false],
    [{ not: { plan: 'fixed', terms: 'some' } }, true],
    [{ not: { any: [{ plan: 'recurring' }] } }, false],
    [{ questions: 'required' }, 'pending'],
    [{ questions: 'pending' }, true],
    [{ questions: { not: 'pending' } }, false],
    [{ questions: 'required', plan: 'fixed' }, false],
    [{ plan: 'fixed', questions: 'required' }, false],
    [{ plan: 'recurring', questions: 'required' }, 'pending'],
    [{ any: [{ questions: 'required' }, { plan: 'recurring' }] }, true],
    [{ any: [{ questions: 'required' }, { plan: 'fixed' }] }, 'pending'],
    [{ not: { questions: 'required' } }, 'pending'],
  ])('%j is %s', (rule, decision) => {
    expect(decide(rule, facts)).toBe(decision);
    expect(holds(rule, facts)).toBe(decision === true);
  });

  it('refuses a fact that does not exist, wherever it stands', () => {
    expect(() => decide({ any: [{ not: { plann: 'fixed' } }] }, facts)).toThrow('"plann"');
  });

  it('names its facts once each, in order', () => {
    expect(
      factsNamed({ plan: 'fixed', any: [{ not: { terms: 'some' } }, { plan: 'none' }], not: { loggedIn: 'no' } }),
    ).toEqual(['plan', 'terms', 'loggedIn']);
    expect(factsNamed(true)).toEqual([]);
  });

  it('waits exactly while what is missing could still turn it round', () => {
    const domain = { a: ['x', 'y'], b: ['x', 'y'], c: ['x', 'y'] };
    const condition = fc.constantFrom<Rule>({ a: 'x' }, { b: 'y' }, { c: ['x'] }, { c: { not: 'x' } }, true, false);
    const { rule } = fc.letrec<{ rule: Rule }>((tie) => ({
      rule: fc.oneof(
        { maxDepth: 3 },
        condition,
        fc.record({ any: fc.array(tie('rule'), { maxLength: 3 }) }),
        fc.record({ not: tie('rule') }),
      ),
    }));
    fc.assert(
      fc.property(rule, fc.constantFrom('x', 'y'), fc.constantFrom('x', 'y'), (tree, a, b) => {
        const waiting = decide(tree, { a, b, c: 'pending' });
        const outcomes = domain.c.map((c) => decide(tree, { a, b, c }));
        if (waiting !== 'pending') expect(outcomes).toEqual([waiting, waiting]);
      }),
    );
  });
});
