// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserServices } from './services';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows that another document is on its way, until it is clear that the page stays', () => {
  const assigned = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const isBusy = (): boolean => document.documentElement.getAttribute('aria-busy') === 'true';
  expect(isBusy()).toBe(false);
  browserServices().location.assign('/basket');
  expect(assigned).toHaveBeenCalledWith('/basket');
  expect(isBusy()).toBe(true);
  vi.advanceTimersByTime(5000);
  expect(isBusy()).toBe(false);
});
