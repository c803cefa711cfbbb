import { describe, expect, it, vi } from 'vitest';
import { trackIdle } from './idleNetwork';
import type { Clock } from './services';

const clock: Clock = {
  now: () => new Date(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
  every: () => () => undefined,
};

/** A network whose answers take that long, and whether it has been quiet so far. */
function busyFor(answerMs: number) {
  const answer = () => new Promise<Response>((resolve) => setTimeout(() => resolve(new Response()), answerMs));
  const network = trackIdle(answer, clock);
  const state = { isQuiet: false };
  void network.whenIdle().then(() => (state.isQuiet = true));
  return { ask: () => void network.network('/', {}), state };
}

describe('trackIdle', () => {
  it('is idle after a second without a request', async () => {
    vi.useFakeTimers();
    const { state } = busyFor(10);
    await vi.advanceTimersByTimeAsync(990);
    expect(state.isQuiet).toBe(false);
    await vi.advanceTimersByTimeAsync(10);
    expect(state.isQuiet).toBe(true);
    vi.useRealTimers();
  });

  it('is idle a second after the last response, however long the response took', async () => {
    vi.useFakeTimers();
    const { ask, state } = busyFor(2500);
    ask();
    await vi.advanceTimersByTimeAsync(2000);
    ask();
    await vi.advanceTimersByTimeAsync(3400);
    expect(state.isQuiet).toBe(false);
    await vi.advanceTimersByTimeAsync(2100);
    expect(state.isQuiet).toBe(true);
    vi.useRealTimers();
  });
});
