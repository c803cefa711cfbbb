import { describe, expect, it } from 'vitest';
import { testBasket, wireBasket, wireItem } from '../../../tests/support/testBasket';
import { attendeeGroups, isFurtherDay } from './attendeeGroups';

async function itemsOf(...items: readonly (readonly [id: string, person: string | null, offer: number])[]) {
  const wire = items.map(([id, purchased_for_user_id, offer_id]) =>
    wireItem(id, { purchased_for_user_id, offer_id, object_type: 'camp' }),
  );
  const { basket } = testBasket([[200, { data: wireBasket(wire) }]]);
  await basket.load();
  return basket.items;
}

describe('attendeeGroups', () => {
  it('groups by attendee, those without one first, and days of one camp together', async () => {
    const items = await itemsOf(['a', 'u1', 1], ['b', 'u2', 1], ['c', 'u1', 2], ['d', null, 1], ['e', 'u1', 1]);
    const groups = attendeeGroups(items).map(({ personId, items: theirs }) => [personId, theirs.map(({ id }) => id)]);
    expect(groups).toEqual([
      [null, ['d']],
      ['u1', ['a', 'e', 'c']],
      ['u2', ['b']],
    ]);
  });

  it('tells a further day of a camp from another camp', async () => {
    const [a, b, c] = await itemsOf(['a', 'u1', 1], ['b', 'u1', 1], ['c', 'u1', 2]);
    if (!a || !b || !c) throw new Error('There are no three items.');
    expect([isFurtherDay(a, undefined), isFurtherDay(b, a), isFurtherDay(c, b)]).toEqual([false, true, false]);
  });
});
