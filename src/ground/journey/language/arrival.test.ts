import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../../../schemas/vocabulary';
import { heldOnArrival } from './arrival';
import { dependents } from './provisions';

const everything = ['account', 'centre', 'membership', 'answers', 'startDate', 'billingDay', 'mandate'];
const before = (provision: string): readonly string[] =>
  everything.filter((each) => dependents(vocabulary, each).has(provision));

describe('heldOnArrival', () => {
  it('keeps an account that was given before the centre was chosen', () =>
    expect(heldOnArrival(vocabulary, ['account'], { chosen: ['centre'], changed: ['centre', 'membership'] })).toEqual([
      'centre',
      'account',
    ]));

  it('loses what comes after another centre', () =>
    expect(heldOnArrival(vocabulary, everything, { chosen: ['centre'], changed: ['centre'] })).toEqual([
      'centre',
      'account',
    ]));

  it('loses a choice that the address names no more', () =>
    expect(heldOnArrival(vocabulary, ['centre', 'membership'], { chosen: [], changed: ['centre'] })).toEqual([]));

  it('keeps all where the address names the same choice', () =>
    expect(heldOnArrival(vocabulary, everything, { chosen: ['centre', 'membership'], changed: [] }).toSorted()).toEqual(
      everything.toSorted(),
    ));

  it('holds with each provision all that it comes after', () => {
    fc.assert(
      fc.property(fc.subarray(everything), fc.subarray(['centre', 'membership']), (some, changed) => {
        const has = some.filter((each) => before(each).every((other) => some.includes(other)));
        const held = heldOnArrival(vocabulary, has, { chosen: [], changed });
        for (const each of held) for (const other of before(each)) expect(held).toContain(other);
      }),
      { seed: 20261123 },
    );
  });
});
