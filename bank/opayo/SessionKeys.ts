import { LedgerRecords } from '../books/LedgerRecords';
import type { Ledger } from '../books/ledger';
import { token } from '../books/token';
import { refuse } from './errors';

type SessionKey = {
  readonly id: string;
  readonly expiry: string;
  readonly failures: number;
  /** True once a card was tokenised with it, or a security code linked. */
  readonly isSpent: boolean;
  /** True once a transaction was made with it. */
  readonly isUsed: boolean;
};
export type SessionKeyAnswer = { readonly merchantSessionKey: string; readonly expiry: string };

const maxFailures = 3;

/** Keeps merchant session keys. Each is for one card on one page, for a short time. */
export class SessionKeys {
  readonly #keys: LedgerRecords<SessionKey>;

  constructor(
    ledger: Ledger,
    private readonly seconds: number,
  ) {
    this.#keys = new LedgerRecords(ledger, 'Opayo', 'key');
  }

  create(vendorName: string | undefined): SessionKeyAnswer {
    if (vendorName !== 'sandbox') throw refuse(1002);
    const expiry = new Date(Date.now() + this.seconds * 1000).toISOString();
    const key = { id: token().toUpperCase(), expiry, failures: 0, isSpent: false, isUsed: false };
    return answerOf(this.#keys.write('key', key));
  }

  get(id: string): SessionKeyAnswer {
    const key = this.#keys.get(id);
    if (!key || !isLive(key)) throw refuse(1006);
    return answerOf(key);
  }

  /** Runs the one use that a key allows. The third failure ends the key. Returns the result of `attempt`. */
  spend<T>(id: string, attempt: () => T): T {
    const key = this.#keys.get(id);
    if (!key || key.isSpent || !isLive(key)) throw refuse(1002);
    try {
      const done = attempt();
      this.#keys.write('key', { ...key, isSpent: true });
      return done;
    } catch (error) {
      this.#keys.write('key', { ...key, failures: key.failures + 1 });
      throw error;
    }
  }

  /** Uses the key for a transaction. Returns false if it is no longer valid. */
  use(id: string): boolean {
    const key = this.#keys.get(id);
    if (!key || key.isUsed || !isLive(key)) return false;
    this.#keys.write('key', { ...key, isSpent: true, isUsed: true });
    return true;
  }
}

/** Reads the key from a page's request. */
export function bearerOf(authorization: string | undefined): string {
  return /^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '';
}

function isLive({ expiry, failures }: SessionKey): boolean {
  return failures < maxFailures && Date.parse(expiry) > Date.now();
}

function answerOf({ id, expiry }: SessionKey): SessionKeyAnswer {
  return { merchantSessionKey: id, expiry };
}
