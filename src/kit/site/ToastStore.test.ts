import { describe, expect, it, vi } from 'vitest';
import type { Clock } from '../../ground/core/services';
import { ToastStore, type CloseAfterMs } from './ToastStore';

/** A clock that a test advances. */
class HeldClock implements Clock {
  private time = 0;
  private timers: { at: number; run: () => void }[] = [];
  now = (): Date => new Date(this.time);
  every = (): (() => void) => () => undefined;

  after(delayMs: number, run: () => void): () => void {
    const timer = { at: this.time + delayMs, run };
    this.timers.push(timer);
    return () => void (this.timers = this.timers.filter((each) => each !== timer));
  }

  pass(ms: number): void {
    this.time += ms;
    const due = this.timers.filter(({ at }) => at <= this.time);
    this.timers = this.timers.filter((timer) => !due.includes(timer));
    for (const { run } of due) run();
  }
}

function setUp() {
  const clock = new HeldClock();
  const kept = new Map<string, string>();
  const storage = {
    read: (key: string) => kept.get(key),
    write: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
  const store = new ToastStore(clock, storage);
  return { clock, storage, store, shown: () => store.toasts.map(({ content }) => content) };
}

describe('ToastStore', () => {
  it.each<[CloseAfterMs | undefined, number]>([
    [undefined, 5000],
    [3000, 3000],
    [5000, 5000],
    [10_000, 10_000],
  ])('closes a toast that says %s after %s ms', (closeAfterMs, expected) => {
    const { clock, store, shown } = setUp();
    store.show('success', 'Done', closeAfterMs === undefined ? {} : { closeAfterMs });
    clock.pass(expected - 1);
    expect(shown()).toEqual(['Done']);
    clock.pass(1);
    expect(shown()).toEqual([]);
  });

  it('keeps a toast with closeAfterMs 0 until it is closed', () => {
    const { clock, store, shown } = setUp();
    store.show('neutral', 'Stays', { closeAfterMs: 0 });
    clock.pass(3_600_000);
    expect(shown()).toEqual(['Stays']);
    store.close(1);
    expect(shown()).toEqual([]);
  });

  it('does not close a paused toast, and restarts its full time after', () => {
    const { clock, store, shown } = setUp();
    store.show('danger', 'Read me');
    clock.pass(4999);
    store.pause(1);
    clock.pass(60_000);
    store.resume(1);
    clock.pass(4999);
    expect(shown()).toEqual(['Read me']);
    clock.pass(1);
    expect(shown()).toEqual([]);
  });

  it('shows a text once, in its latest toast', () => {
    const { store, shown } = setUp();
    store.show('danger', 'Again');
    store.show('success', 'Other');
    store.show('danger', 'Again');
    expect(shown()).toEqual(['Other', 'Again']);
  });

  it('withdraws a toast that is no longer true, and no other', () => {
    const { store, shown } = setUp();
    store.show('danger', 'Not logged out');
    store.show('success', 'Other');
    store.withdraw('Not logged out');
    store.withdraw('Never said');
    expect(shown()).toEqual(['Other']);
  });

  it('calls onClose once, after a timeout or by hand', () => {
    const { clock, store } = setUp();
    const onClose = vi.fn();
    store.show('success', 'By itself', { onClose });
    clock.pass(5000);
    expect(onClose).toHaveBeenCalledTimes(1);
    store.show('success', 'By hand', { onClose });
    store.close(2);
    store.close(2);
    clock.pass(5000);
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('carries a toast over a full document load', () => {
    const { clock, storage, store } = setUp();
    store.carry('Membership added to basket.');
    const next = new ToastStore(clock, storage);
    next.showCarried();
    expect(next.toasts).toMatchObject([{ type: 'success', content: 'Membership added to basket.' }]);
    next.close(1);
    next.showCarried();
    expect(next.toasts).toEqual([]);
  });

  it('removes a carried toast from the storage', () => {
    const { clock, storage, store } = setUp();
    store.carry('Your payment was not finished.', 'warning');
    new ToastStore(clock, storage).showCarried();
    expect(['joinery:toast', 'joinery:toast-type'].map((key) => storage.read(key))).toEqual([undefined, undefined]);
  });

  it('keeps a carried warning until it is closed, since nothing else on the page says it', () => {
    const { clock, storage, store } = setUp();
    store.carry('Your payment was not finished.', 'warning');
    const next = new ToastStore(clock, storage);
    next.showCarried();
    clock.pass(60_000);
    expect(next.toasts).toMatchObject([{ type: 'warning', content: 'Your payment was not finished.' }]);
  });

  it('closes every toast and drops the announcement', () => {
    const { store, shown } = setUp();
    const closed: string[] = [];
    store.show('success', 'One', { onClose: () => void closed.push('one') });
    store.show('danger', 'Two');
    store.speak('Three');
    expect(store.spoken?.content).toBe('Three');
    store.clear();
    expect([shown(), closed, store.spoken]).toEqual([[], ['one'], undefined]);
  });
});
