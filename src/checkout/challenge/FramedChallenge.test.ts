import { describe, expect, it } from 'vitest';
import type { Clock } from '../../ground/core/services';
import { FramedChallenge } from './FramedChallenge';

/** A clock on which time passes by hand. */
function handClock() {
  const waiting = new Map<() => void, number>();
  const clock: Clock = {
    now: () => new Date(0),
    after(delayMs, run) {
      waiting.set(run, delayMs);
      return () => void waiting.delete(run);
    },
    every: () => () => undefined,
  };
  return { clock, waiting };
}

const transaction = {
  transactionUuid: 't',
  transactionStatus: 'sca_required',
  scaUrl: 'https://bank.example',
} as const;

describe('FramedChallenge', () => {
  it('takes the fields of either list', () => {
    const formData = [{ key: 'creq', value: 'c' }];
    const { fields } = new FramedChallenge({ ...transaction, scaData: { PaReq: 'p' }, formData }, handClock().clock);
    expect(fields).toEqual({ PaReq: 'p', creq: 'c' });
  });

  it('fails after ten minutes', async () => {
    const { clock, waiting } = handClock();
    const challenge = new FramedChallenge(transaction, clock);
    expect([...waiting.values()]).toEqual([600_000]);
    for (const run of waiting.keys()) run();
    expect(await challenge.ended).toEqual({ ok: false, message: '3D Secure verification failed' });
  });

  it('stops its timer once it is completed', async () => {
    const { clock, waiting } = handClock();
    const challenge = new FramedChallenge(transaction, clock);
    challenge.answered('authorised');
    challenge.close();
    expect(await challenge.ended).toEqual({ ok: true, result: 'authorised' });
    expect(waiting.size).toBe(0);
  });
});
