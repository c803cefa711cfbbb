import { makeAutoObservable } from 'mobx';
import type { Clock, KeyValueStorage } from '../core/services';

export type ToastType = 'danger' | 'success' | 'neutral' | 'warning';

export type Toast = {
  readonly id: number;
  readonly type: ToastType;
  readonly content: string;
  /** Listed under "Validation errors". */
  readonly validationMessages: readonly string[];
  readonly closeAfterMs: CloseAfterMs;
  /** Called once it is gone, whether by itself or by hand. */
  readonly onClose?: () => void;
};

/** 10 s for an order that went through, else 5 s; 3 s for what needs no reading. 0 = stays until it is closed. */
export type CloseAfterMs = 0 | 3000 | 5000 | 10_000;

export type ToastOptions = Partial<Pick<Toast, 'validationMessages' | 'closeAfterMs' | 'onClose'>>;

/** A warning that came from the page before stays until it is closed: nothing else on this page says it. */
const carriedTypes = ['success', 'neutral', 'warning'] as const;
type CarriedType = (typeof carriedTypes)[number];

const defaultCloseAfterMs = 5000;
const carriedKey = 'joinery:toast';
const carriedTypeKey = 'joinery:toast-type';

/** Short messages at the edge of the page. None of them is the only place where an error is said. */
export class ToastStore {
  toasts: readonly Toast[] = [];
  /** A result that the screen shows by itself: screen readers say it, and no toast lies over the screen. */
  spoken: { readonly id: number; readonly content: string } | undefined;
  private nextId = 1;
  private readonly timers = new Map<number, () => void>();

  constructor(
    private readonly clock: Clock,
    private readonly storage: KeyValueStorage,
  ) {
    makeAutoObservable<this, 'timers' | 'clock' | 'storage'>(this, { timers: false, clock: false, storage: false });
  }

  /** News of what leads to a full document load: the next page shows it. */
  carry(content: string, type: CarriedType = 'success'): void {
    this.storage.write(carriedKey, content);
    this.storage.write(carriedTypeKey, type);
  }

  /** Shows what the page before this one left to be shown. */
  showCarried(): void {
    const content = this.storage.read(carriedKey);
    if (content === undefined) return;
    this.storage.remove(carriedKey);
    const type = carriedTypes.find((each) => each === this.storage.read(carriedTypeKey)) ?? 'success';
    this.show(type, content, type === 'warning' ? { closeAfterMs: 0 } : {});
  }

  show(type: ToastType, content: string, options: ToastOptions = {}): void {
    const toast: Toast = {
      id: this.nextId,
      type,
      content,
      validationMessages: [],
      closeAfterMs: defaultCloseAfterMs,
      ...options,
    };
    this.nextId += 1;
    this.toasts = [...this.toasts.filter((each) => each.content !== content), toast];
    this.resume(toast.id);
  }

  speak(content: string): void {
    this.spoken = { id: this.nextId, content };
    this.nextId += 1;
  }

  close(id: number): void {
    const closed = this.toasts.find((toast) => toast.id === id);
    this.pause(id);
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
    closed?.onClose?.();
  }

  /** Closes every toast, since what they said is over. */
  clear(): void {
    for (const { id } of this.toasts) this.close(id);
    this.spoken = undefined;
  }

  /** What it said is not so any more. */
  withdraw(content: string): void {
    const untrue = this.toasts.find((toast) => toast.content === content); // one at most: see `show`
    if (untrue) this.close(untrue.id);
  }

  /** While someone reads or points at it, a toast does not go. */
  pause(id: number): void {
    this.timers.get(id)?.();
    this.timers.delete(id);
  }

  resume(id: number): void {
    const toast = this.toasts.find((each) => each.id === id);
    if (!toast || toast.closeAfterMs === 0 || this.timers.has(id)) return;
    this.timers.set(
      id,
      this.clock.after(toast.closeAfterMs, () => this.close(id)),
    );
  }
}
