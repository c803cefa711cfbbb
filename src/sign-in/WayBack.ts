import type { KeyValueStorage } from '../ground/core/services';

const storageKey = 'joinery.way-back';

/** The page to return to after logging in, with its customer: one customer's page is not opened for the next. */
export class WayBack {
  constructor(private readonly storage: KeyValueStorage) {}

  /** Records that `path`, a page of one customer's order or membership, belongs to that customer, whatever its query. */
  remember(path: string, customerId: string): void {
    this.storage.write(storageKey, `${customerId} ${withoutQuery(path)}`);
  }

  /** Returns `path`, or the start page if `path` was recorded for another customer. */
  leadsTo(path: string, customerId: string | undefined): string {
    const left = this.storage.read(storageKey) ?? '';
    const page = withoutQuery(path);
    const isLeft = left.endsWith(` ${page}`);
    return isLeft && left !== `${customerId ?? ''} ${page}` ? '/' : path;
  }
}

function withoutQuery(path: string): string {
  return path.replace(/[?#].*$/, '');
}
