import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Turns, type CallerLimits, type Turn } from './Turns';

const limits: CallerLimits = { atOnce: 2, waiting: 2, share: 0.1, burstSeconds: 1 };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const stays = (): AbortSignal => new AbortController().signal;
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** Asks for a turn, and notes what comes of it. */
function asking(turns: Turns, name: string, gone = stays()) {
  const asked: { turn?: Turn | undefined; is: 'open' | 'given' | 'refused' } = { is: 'open' };
  void turns.take(name, gone).then((turn) => {
    asked.turn = turn;
    asked.is = turn ? 'given' : 'refused';
  });
  return asked;
}

/** Has a caller work for so long, one request after the other. */
async function useUp(turns: Turns, name: string, ms: number): Promise<void> {
  for (let used = 0; used < ms; used += 100) {
    const { turn } = await given(asking(turns, name));
    await pass(100);
    turn?.end();
  }
}

async function given<T extends { is: string }>(asked: T): Promise<T> {
  await pass(0);
  expect(asked.is).toBe('given');
  return asked;
}

describe('Turns', () => {
  it('gives so many at once, the next as one ends, and refuses what finds too many waiting', async () => {
    const turns = new Turns(limits);
    const all = Array.from({ length: 5 }, () => asking(turns, 'a'));
    await pass(0);
    expect(all.map(({ is }) => is)).toEqual(['given', 'given', 'open', 'open', 'open']);
    all[0]?.turn?.end();
    all[0]?.turn?.end(); // ends once
    await pass(0);
    expect(all.map(({ is }) => is)).toEqual(['given', 'given', 'given', 'open', 'open']);
    await pass(1000);
    expect(all.map(({ is }) => is)).toEqual(['given', 'given', 'given', 'open', 'refused']);
    await pass(1000);
    expect(all[3]?.is).toBe('refused');
  });

  it('keeps nobody waiting for another caller', async () => {
    const turns = new Turns(limits);
    Array.from({ length: 50 }, () => asking(turns, 'a'));
    await given(asking(turns, 'b'));
  });

  it('gives a caller who has used their time no more than their share, one by one', async () => {
    const turns = new Turns(limits);
    await useUp(turns, 'a', 1100);
    const [next, other] = [asking(turns, 'a'), asking(turns, 'a')];
    await pass(0);
    expect([next.is, other.is]).toEqual(['open', 'open']);
    expect(turns.retryAfterS('a')).toBe(1);
    await given(asking(turns, 'b'));
    await pass(100);
    expect([next.is, other.is]).toEqual(['given', 'open']);
    await pass(100);
    next.turn?.end(); // after 200 ms, in which another's request was at work as well: half of it costs 1 s of waiting
    await pass(700);
    expect(other.is).toBe('open');
    await pass(200);
    expect(other.is).toBe('given');
  });

  it('takes a long wait for one of a bank, which keeps nobody else waiting', async () => {
    const turns = new Turns(limits);
    const { turn } = await given(asking(turns, 'a'));
    await pass(30_000);
    turn?.end();
    const both = [asking(turns, 'a'), asking(turns, 'a')];
    await Promise.all(both.map(given));
  });

  it('lets whoever hangs up go', async () => {
    const turns = new Turns(limits);
    const [one] = [asking(turns, 'a'), asking(turns, 'a')];
    const hangsUp = new AbortController();
    const left = asking(turns, 'a', hangsUp.signal);
    const next = asking(turns, 'a');
    await pass(0);
    hangsUp.abort();
    one.turn?.end();
    await pass(0);
    expect([left.is, next.is]).toEqual(['refused', 'given']);
  });

  it('keeps some waiting for their refusal, and refuses more at once', async () => {
    const turns = new Turns(limits);
    const all = Array.from({ length: 505 }, () => asking(turns, 'a'));
    await pass(0);
    expect(all.filter(({ is }) => is === 'refused')).toHaveLength(1);
    await pass(1000);
    expect(all.filter(({ is }) => is === 'refused')).toHaveLength(501);
  });

  it('forgets callers who have all their time again', async () => {
    const turns = new Turns(limits);
    await useUp(turns, 'a', 1100);
    const { turn } = await given(asking(turns, 'b'));
    await pass(60_000);
    await given(asking(turns, 'c')); // sweeps
    turn?.end();
    expect(turns.size).toBe(2);
  });
});
