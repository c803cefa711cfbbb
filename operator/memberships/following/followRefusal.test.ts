import { describe, expect, it } from 'vitest';
import { parseIsoDate } from '../../../src/ground/core/dates';
import type { Freeze } from '../../customers/freezes';
import { followRefusal, type FollowKind, type MembershipFacts } from './followRefusal';

const today = parseIsoDate('2026-11-21');
const monthly: MembershipFacts = {
  paymentType: 'recurring',
  state: 'active',
  start_date: '2026-01-01',
  end_date: null,
  successor_id: null,
  freezes: [],
};
const frozen = (ends_on: string): Freeze => ({ starts_on: '2026-10-21', ends_on, pence: 500 });
const single: MembershipFacts = { ...monthly, paymentType: 'fixed', end_date: '2026-12-01' };

describe('followRefusal', () => {
  it.each<[FollowKind, string, MembershipFacts, string | undefined]>([
    ['change', 'an active monthly one', monthly, undefined],
    ['change', 'one that started today', { ...monthly, start_date: '2026-11-21' }, undefined],
    ['change', 'one yet to start', { ...monthly, start_date: '2026-11-22' }, 'starts on 22 November 2026'],
    ['change', 'one that ends', { ...monthly, end_date: '2026-11-21' }, 'ends on 21 November 2026'],
    ['change', 'one that ended', { ...monthly, end_date: '2026-11-20' }, 'ended on 20 November 2026'],
    ['change', 'one that waits for proof', { ...monthly, state: 'pending' }, 'waiting for your proof'],
    ['change', 'one with a successor', { ...monthly, successor_id: 'x' }, 'already been changed'],
    ['change', 'one that is frozen', { ...monthly, freezes: [frozen('2026-12-31')] }, 'You have frozen this'],
    ['change', 'one that was frozen', { ...monthly, freezes: [frozen('2026-11-20')] }, undefined],
    ['change', 'a single payment', single, 'Only monthly memberships'],
    ['renew', 'a single payment in its last month', single, undefined],
    ['renew', 'one 30 days before its end', { ...single, end_date: '2026-12-21' }, undefined],
    ['renew', 'one 31 days before its end', { ...single, end_date: '2026-12-22' }, 'renewed from 22 November 2026'],
    ['renew', 'one 30 days after its end', { ...single, end_date: '2026-10-22' }, undefined],
    ['renew', 'one 31 days after its end', { ...single, end_date: '2026-10-21' }, 'too long ago'],
    ['renew', 'one that waits for proof', { ...single, state: 'pending' }, 'waiting for your proof'],
    ['renew', 'one with a successor', { ...single, successor_id: 'x' }, 'already been changed'],
    ['renew', 'a monthly one', monthly, 'goes on by itself'],
  ])('%s: %s', (kind, _, standing, reason) => {
    if (!today) throw new Error('Today is no date.');
    const refusal = followRefusal(kind, standing, today);
    if (reason === undefined) expect(refusal).toBeUndefined();
    else expect(refusal).toContain(reason);
  });
});
