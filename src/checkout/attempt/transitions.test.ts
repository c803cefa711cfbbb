import { describe, expect, it } from 'vitest';
import { isInProgress, nextStatus, transitions, type PaymentEvent, type PaymentStatus } from './transitions';

const statuses = Object.keys(transitions) as PaymentStatus[];

describe('payment transitions', () => {
  it.each<[PaymentStatus, PaymentEvent, PaymentStatus]>([
    ['idle', 'prepare', 'preparing'],
    ['idle', 'complete', 'completing'],
    ['preparing', 'prepared', 'ready'],
    ['preparing', 'prepare-failed', 'prepare_failed'],
    ['prepare_failed', 'prepare', 'preparing'],
    ['ready', 'authorise', 'authorizing'],
    ['authorizing', 'authorised', 'authorized'],
    ['authorizing', 'challenge', 'sca_required'],
    ['authorizing', 'fail', 'failed'],
    ['authorized', 'complete', 'completing'],
    ['sca_required', 'challenge-answered', 'sca_processing'],
    ['sca_required', 'challenge-cleared', 'ready'],
    ['sca_processing', 'challenge', 'sca_required'],
    ['failed', 'found-authorised', 'authorized'],
    ['failed', 'reset', 'idle'],
    ['sca_processing', 'complete', 'completing'],
    ['sca_processing', 'fail', 'failed'],
    ['completing', 'completed', 'completed'],
    ['completing', 'fail', 'failed'],
    ['failed', 'authorise', 'authorizing'],
    ['failed', 'complete', 'completing'],
  ])('from %s, %s leads to %s', (status, event, result) => expect(nextStatus(status, event)).toBe(result));

  it('never authorises twice at once, nor anything after it is completed', () => {
    expect(nextStatus('authorizing', 'authorise')).toBeUndefined();
    expect(nextStatus('completing', 'authorise')).toBeUndefined();
    expect(transitions.completed).toEqual({});
  });

  it('counts locked and challenged statuses as in progress', () => {
    const waiting = statuses.filter(isInProgress);
    expect(waiting).toEqual(['preparing', 'authorizing', 'authorized', 'sca_required', 'sca_processing', 'completing']);
  });

  it('has all eleven states, each reachable', () => {
    const reached = new Set<PaymentStatus>(['idle']);
    for (let grown = 0; grown !== reached.size;) {
      grown = reached.size;
      for (const status of [...reached]) Object.values(transitions[status]).forEach((each) => reached.add(each));
    }
    expect([...reached].sort()).toEqual([...statuses].sort());
    expect(statuses).toHaveLength(11);
  });
});
