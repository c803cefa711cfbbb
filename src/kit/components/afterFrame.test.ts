import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterFrame, goOnAfterFrame } from './afterFrame';

let frames: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function drawFrame(): void {
  for (const draw of frames.splice(0)) draw();
  vi.advanceTimersByTime(1);
}

describe('afterFrame', () => {
  it('loses nothing that is asked for before the frame', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    afterFrame(first);
    afterFrame(second);
    drawFrame();
    vi.advanceTimersByTime(1000);
    expect([first, second].map((act) => act.mock.calls.length)).toEqual([1, 1]);
  });
});

describe('goOnAfterFrame', () => {
  it('does what was pressed once the next frame is drawn, and once', () => {
    const act = vi.fn();
    goOnAfterFrame(act);
    expect(act).not.toHaveBeenCalled();
    drawFrame();
    vi.advanceTimersByTime(1000);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('takes a second press before that frame for the same one, and one after it for another', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    goOnAfterFrame(first);
    goOnAfterFrame(second);
    drawFrame();
    expect([first, second].map((act) => act.mock.calls.length)).toEqual([1, 0]);
    goOnAfterFrame(second);
    drawFrame();
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('waits a moment where no frame is drawn', () => {
    const act = vi.fn();
    goOnAfterFrame(act);
    vi.advanceTimersByTime(100);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('does neither press twice where the frame of the first comes after its timer', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    goOnAfterFrame(first);
    vi.advanceTimersByTime(100);
    goOnAfterFrame(second);
    drawFrame();
    expect([first, second].map((act) => act.mock.calls.length)).toEqual([1, 1]);
  });
});
