import { describe, expect, it } from 'vitest';
import { membershipWords } from './membershipWords';

const membership = {
  id: 'm1',
  name: 'Swim',
  venue: 'Kirkstall Bridge Leisure Centre',
  state: 'active',
  startDate: '2026-01-05',
  endDate: null,
  frozenUntil: null,
  cancelledOn: null,
  paymentType: 'recurring',
} as const;

describe('membershipWords', () => {
  it.each([
    [{}, 'Active', 'Since 05/01/2026, paid month by month'],
    [{ paymentType: 'fixed' }, 'Active', 'Since 05/01/2026'],
    [{ endDate: '2026-12-31' }, 'Active', 'Until 31/12/2026'],
    [
      { endDate: '2026-12-31', cancelledOn: '2026-11-02' },
      'Active',
      'Since 05/01/2026, cancelled: the last day is 31/12/2026',
    ],
    [{ state: 'upcoming' }, 'Not started', 'From 05/01/2026'],
    [{ state: 'upcoming', endDate: '2026-12-31' }, 'Not started', 'From 05/01/2026 until 31/12/2026'],
    [{ state: 'frozen', frozenUntil: '2026-12-31' }, 'Frozen', 'Until 31/12/2026, when it goes on'],
    [{ state: 'pending' }, 'Waits for proof', 'Since 05/01/2026, paid month by month'],
    [{ state: 'ended', endDate: '2026-10-31' }, 'Ended', 'Ended on 31/10/2026'],
  ] as const)('says of %o that it is "%s" and "%s"', (change, tag, until) => {
    expect(membershipWords({ ...membership, ...change })).toMatchObject({ tag, until });
  });
});
