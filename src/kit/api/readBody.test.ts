import storeMembership from 'call:storeMembership';
import { describe, expect, it } from 'vitest';
import { readBody } from './readBody';

describe('readBody', () => {
  it('takes the values that a call declares, nested ones too', () => {
    const values = { startDate: '2026-11-20', billingDay: 8, accountDetails: { sortCode: '309430' }, terms: [1, 2] };
    expect(readBody(storeMembership, values)).toEqual({ body: values, refused: [] });
  });

  it.each([
    ['a key that the call does not take', { shoeSize: 41 }, ['shoeSize']],
    ['a key in the spelling of the wire', { start_date: '2026-11-20' }, ['start_date']],
    ['a value of another type', { billingDay: '8' }, ['billingDay']],
    ['an item of another type', { terms: [1, 'two'] }, ['terms']],
    ['a text in the place of an object', { accountDetails: '309430' }, ['accountDetails']],
  ])('refuses %s', (_, values, refused) => expect(readBody(storeMembership, values)).toEqual({ body: {}, refused }));

  it('keeps the rest of an object of which it refuses a part', () =>
    expect(readBody(storeMembership, { accountDetails: { sortCode: '309430', differentAddress: false } })).toEqual({
      body: { accountDetails: { sortCode: '309430' } },
      refused: ['accountDetails.differentAddress'],
    }));
});
