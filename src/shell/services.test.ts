// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserServices } from './services';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Leaves the page for another document, and returns a way to ask whether it still shows that. */
function leave(): () => boolean {
  const assigned = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const isLeaving = (): boolean => 'leaving' in document.documentElement.dataset;
  expect(isLeaving()).toBe(false);
  browserServices().location.assign('/basket');
  expect(assigned).toHaveBeenCalledWith('/basket');
  expect(isLeaving()).toBe(true);
  return isLeaving;
}

it('shows that another document is on its way, until it is clear that the page stays', () => {
  const isLeaving = leave();
  vi.advanceTimersByTime(5000);
  expect(isLeaving()).toBe(false);
});

it('keeps no sign of its leaving for the day when Back brings it up again', () => {
  const isLeaving = leave();
  window.dispatchEvent(new Event('pagehide'));
  expect(isLeaving()).toBe(false);
});
