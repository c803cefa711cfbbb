import type { KeyValueStorage } from '../core/services';

const storageKey = 'joinery.way-back';

/** The page that a log-in leads back to, and whose it was: what one customer looked at is not opened for the next. */
export class WayBack {
  constructor(private readonly storage: KeyValueStorage) {}

  /** Writes down that this page, an order or membership of one customer's, was left for logging in. */
  remember(path: string, customerId: string): void {
    this.storage.write(storageKey, `${customerId} ${path}`);
  }

  /** The path itself, or the start where it is the page that another customer has left. */
  leadsTo(path: string, customerId: string | undefined): string {
    const left = this.storage.read(storageKey) ?? '';
    const isLeft = left.endsWith(` ${path}`);
    return isLeft && left !== `${customerId ?? ''} ${path}` ? '/' : path;
  }
}
