import { makeAutoObservable } from 'mobx';
import type { Clock, KeyValueStorage } from '../../ground/core/services';

export type ToastType = 'danger' | 'success' | 'neutral' | 'warning';

export type ToastMessage = {
  readonly id: number;
  readonly type: ToastType;
  readonly content: string;
  /** Listed under "Validation errors". */
  readonly validationMessages: readonly string[];
  readonly closeAfterMs: CloseAfterMs;
  /** Called once when the toast closes, by timeout or by hand. */
  readonly onClose?: () => void;
};

/**
 * The time until a toast closes: 10 s after a successful order, 5 s by default, 3 s for trivial news. 0: only by hand.
 */
export type CloseAfterMs = 0 | 3000 | 5000 | 10_000;

export type ToastOptions = Partial<Pick<ToastMessage, 'validationMessages' | 'closeAfterMs' | 'onClose'>>;

/**
 * The types that a toast for the next page may have. A carried warning stays until closed, since nothing else on that
 * page repeats it.
 */
const carriedTypes = ['success', 'neutral', 'warning'] as const;
type CarriedType = (typeof carriedTypes)[number];

const defaultCloseAfterMs = 5000;
const carriedKey = 'joinery:toast';
const carriedTypeKey = 'joinery:toast-type';

/** The toasts at the edge of the page. No error appears in a toast alone but one of the page's own look, which has no place. */
export class ToastStore {
  toasts: readonly ToastMessage[] = [];
  /** A result that the screen already shows: announced to screen readers only, without a toast. */
  spoken: { readonly id: number; readonly content: string } | undefined;
  private nextId = 1;
  private readonly timers = new Map<number, () => void>();

  constructor(
    private readonly clock: Clock,
    private readonly storage: KeyValueStorage,
  ) {
    makeAutoObservable<this, 'timers' | 'clock' | 'storage'>(this, { timers: false, clock: false, storage: false });
  }

  /** Stores a message for the next page, before a full document load. */
  carry(content: string, type: CarriedType = 'success'): void {
    this.storage.write(carriedKey, content);
    this.storage.write(carriedTypeKey, type);
  }

  /** Shows the message that the previous page stored. */
  showCarried(): void {
    const content = this.storage.read(carriedKey);
    if (content === undefined) return;
    const type = carriedTypes.find((each) => each === this.storage.read(carriedTypeKey)) ?? 'success';
    this.storage.remove(carriedKey);
    this.storage.remove(carriedTypeKey);
    this.show(type, content, type === 'warning' ? { closeAfterMs: 0 } : {});
  }

  show(type: ToastType, content: string, options: ToastOptions = {}): void {
    const toast: ToastMessage = {
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

  /** Closes every toast and drops the announcement. */
  clear(): void {
    for (const { id } of this.toasts) this.close(id);
    this.spoken = undefined;
  }

  /** Closes the toast with this content, which is no longer true. */
  withdraw(content: string): void {
    const untrue = this.toasts.find((toast) => toast.content === content); // `show` keeps at most one per content
    if (untrue) this.close(untrue.id);
  }

  /** Stops a toast's timer while somebody reads or points at the toast. */
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
