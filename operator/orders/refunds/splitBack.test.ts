import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitBack } from './splitBack';

const paid = (left: number) => ({ attemptId: 'a', card: null, left });

describe('splitBack', () => {
  it('gives back to the card first, and the rest as credit', () => {
    const owed = { amount: 950, membershipCredit: 0 };
    expect(splitBack(owed, paid(1900), 'card')).toEqual({ card: 950, credit: 0 });
    expect(splitBack(owed, paid(650), 'card')).toEqual({ card: 650, credit: 300 });
    expect(splitBack(owed, undefined, 'card')).toEqual({ card: 0, credit: 950 });
    expect(splitBack(owed, paid(1900), 'credit')).toEqual({ card: 0, credit: 950 });
    expect(splitBack({ amount: 950, membershipCredit: 400 }, paid(1900), 'card')).toEqual({ card: 550, credit: 400 });
  });

  it('gives back of an order as much by card and as credit as paid for it, in whatever order its things are cancelled', () => {
    const thing = fc.record({ own: fc.nat(5000), membershipCredit: fc.nat(5000) });
    const orders = fc.record({
      things: fc.array(thing, { minLength: 1, maxLength: 6 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(orders, ({ things, share }) => {
        const own = things.reduce((sum, each) => sum + each.own, 0);
        const byCard = Math.floor(own * share);
        let left = byCard;
        let credit = 0;
        for (const { own: price, membershipCredit } of things) {
          const back = splitBack({ amount: price + membershipCredit, membershipCredit }, paid(left), 'card');
          expect(back.credit).toBeGreaterThanOrEqual(membershipCredit);
          left -= back.card;
          credit += back.credit;
        }
        const membership = things.reduce((sum, { membershipCredit }) => sum + membershipCredit, 0);
        expect([left, credit]).toEqual([0, own - byCard + membership]);
      }),
    );
  });
});
