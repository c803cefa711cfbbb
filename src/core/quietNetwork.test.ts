import { describe, expect, it, vi } from 'vitest';
import { quietNetwork } from './quietNetwork';
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
  const network = quietNetwork(answer, clock);
  const state = { isQuiet: false };
  void network.quiet().then(() => (state.isQuiet = true));
  return { ask: () => void network.network('/', {}), state };
}

describe('a network that knows when it is not in use', () => {
  it('is quiet a second after nothing was asked', async () => {
    vi.useFakeTimers();
    const { state } = busyFor(10);
    await vi.advanceTimersByTimeAsync(990);
    expect(state.isQuiet).toBe(false);
    await vi.advanceTimersByTimeAsync(10);
    expect(state.isQuiet).toBe(true);
    vi.useRealTimers();
  });

  it('is quiet a second after the last answer, however long that took', async () => {
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
