import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Clock } from '../ground/core/services';
import { IdleStore, type IdleLimits } from './IdleStore';

const kiosk: IdleLimits = { warnMs: 90_000, resetMs: 95_000 };

/** A clock that is held; `sleep` moves it on without any timer having run, as a machine does that was shut. */
class HeldClock implements Clock {
  private ms = Date.UTC(2026, 10, 22, 9);
  private timers: { at: number; run: () => void }[] = [];

  now = (): Date => new Date(this.ms);

  after = (delayMs: number, run: () => void): (() => void) => {
    const timer = { at: this.ms + delayMs, run };
    this.timers.push(timer);
    return () => (this.timers = this.timers.filter((each) => each !== timer));
  };

  every = (): (() => void) => {
    throw new Error('Nothing here asks for that.');
  };

  pass(ms: number): void {
    const end = this.ms + ms;
    for (;;) {
      const [next] = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.ms = Math.max(this.ms, next.at);
      this.timers = this.timers.filter((each) => each !== next);
      next.run();
    }
    this.ms = end;
  }

  sleep(ms: number): void {
    this.ms += ms;
  }

  get pending(): number {
    return this.timers.length;
  }
}

describe('IdleStore', () => {
  let clock: HeldClock;
  let limits: IdleLimits | undefined;
  let onTimeout: ReturnType<typeof vi.fn<() => void>>;
  let idle: IdleStore;

  beforeEach(() => {
    clock = new HeldClock();
    limits = kiosk;
    onTimeout = vi.fn<() => void>();
    idle = new IdleStore({ clock, limits: () => limits, onTimeout });
    idle.update();
  });

  it('warns at 90 seconds and not before, and is over at 95', () => {
    clock.pass(89_999);
    expect(idle.status).toBe('counting');
    clock.pass(1);
    expect(idle.status).toBe('warned');
    clock.pass(4999);
    expect(onTimeout).not.toHaveBeenCalled();
    clock.pass(1);
    expect(idle.status).toBe('over');
    expect(onTimeout).toHaveBeenCalledOnce();
  });

  it('counts the seconds that are left', () => {
    clock.pass(90_000);
    const told = [idle.secondsLeft];
    for (let second = 0; second < 4; second += 1) {
      clock.pass(1000);
      told.push(idle.secondsLeft);
    }
    expect(told).toEqual([5, 4, 3, 2, 1]);
  });

  it('restarts after a touch, also during the warning', () => {
    clock.pass(89_000);
    idle.touch();
    clock.pass(89_000);
    expect(idle.status).toBe('counting');
    clock.pass(3000);
    expect(idle.status).toBe('warned');
    idle.touch();
    expect(idle.status).toBe('counting');
    clock.pass(94_999);
    expect(onTimeout).not.toHaveBeenCalled();
  });

  it('restarts the warning’s countdown while it is extended', () => {
    clock.pass(94_000);
    expect(idle.secondsLeft).toBe(1);
    idle.extend();
    expect(idle).toMatchObject({ status: 'warned', secondsLeft: 5 });
    clock.pass(4999);
    expect(onTimeout).not.toHaveBeenCalled();
    clock.pass(1);
    expect(onTimeout).toHaveBeenCalledOnce();
  });

  it('treats an extension as a touch without a warning', () => {
    clock.pass(80_000);
    idle.extend();
    clock.pass(89_999);
    expect(idle.status).toBe('counting');
  });

  it.each([
    ['a look', () => idle.update()],
    ['the first touch of whoever comes next', () => idle.touch()],
    ['a held warning', () => idle.extend()],
  ])('is over at once after sleep, by %s', (_what, act) => {
    clock.pass(30_000);
    clock.sleep(3_600_000);
    expect(onTimeout).not.toHaveBeenCalled();
    act();
    expect(onTimeout).toHaveBeenCalledOnce();
  });

  it('warns at once after a nap that ended between the two', () => {
    clock.sleep(92_500);
    idle.update();
    expect(idle).toMatchObject({ status: 'warned', secondsLeft: 3 });
  });

  it('pauses without limits, and restarts afterwards', () => {
    clock.pass(92_000);
    limits = undefined;
    idle.update();
    expect(idle.status).toBe('counting');
    clock.pass(600_000);
    expect(clock.pending).toBe(0);
    limits = kiosk;
    idle.restart();
    clock.pass(89_999);
    expect(idle.status).toBe('counting');
    clock.pass(5001);
    expect(onTimeout).toHaveBeenCalledOnce();
  });

  it('is over without a warning where there is none', () => {
    limits = { resetMs: 10_000 };
    idle.touch();
    clock.pass(9999);
    expect(idle.status).toBe('counting');
    clock.pass(1);
    expect(idle.status).toBe('over');
  });

  it('is over once, and no touch brings it back', () => {
    clock.pass(95_000);
    idle.touch();
    idle.extend();
    idle.update();
    clock.pass(200_000);
    expect(onTimeout).toHaveBeenCalledOnce();
    expect(idle.status).toBe('over');
    expect(clock.pending).toBe(0);
  });

  it('counts no idle time for a clock that is set back', () => {
    clock.pass(50_000);
    clock.sleep(-3_600_000);
    idle.update();
    clock.pass(89_999);
    expect(idle.status).toBe('counting');
    clock.pass(1);
    expect(idle.status).toBe('warned');
  });
});
