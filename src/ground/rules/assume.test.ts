import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assume } from './assume';
import { decide, type Rule } from './rules';

describe('assume', () => {
  it.each<[Rule, Rule]>([
    [true, true],
    [{ a: 'x' }, true],
    [{ a: 'y' }, false],
    [{ a: 'x', b: 'y' }, { b: 'y' }],
    [{ a: 'y', b: 'y' }, false],
    [{ any: [{ a: 'y' }, { b: 'x' }] }, { any: [{ b: 'x' }] }],
    [{ any: [{ a: 'x' }, { b: 'x' }] }, true],
    [{ any: [{ a: 'y' }] }, false],
    [{ not: { a: 'x' } }, false],
    [{ not: { b: 'x' } }, { not: { b: 'x' } }],
    [{ c: 'x' }, { c: 'x' }],
  ])('makes of %j, where a is x and c is pending, %j', (rule, rest) => {
    expect(assume(rule, { a: 'x', c: 'pending' })).toEqual(rest);
  });

  it('decides as the whole rule does', () => {
    const value = fc.constantFrom('x', 'y', 'pending');
    const condition = fc.constantFrom<Rule>({ a: 'x' }, { b: 'y' }, { c: ['x'] }, { c: { not: 'x' } }, true, false);
    const { rule } = fc.letrec<{ rule: Rule }>((tie) => ({
      rule: fc.oneof(
        { maxDepth: 3 },
        condition,
        fc.record({ any: fc.array(tie('rule'), { maxLength: 3 }), a: fc.constantFrom('x', 'y') }),
        fc.record({ not: tie('rule'), b: fc.constantFrom('x', 'y') }),
      ),
    }));
    fc.assert(
      fc.property(rule, value, value, value, (tree, a, b, c) => {
        const facts = { a, b, c };
        for (const known of [{}, { a }, { b }, { a, c }, facts])
          expect(decide(assume(tree, known), facts)).toBe(decide(tree, facts));
      }),
    );
  });
});
