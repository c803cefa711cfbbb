import { Kept } from '../Kept';
import type { Ledger } from '../ledger';
import { token } from '../token';
import { refuse } from './errors';

type SessionKey = {
  readonly id: string;
  readonly expiry: string;
  readonly failures: number;
  /** A card has been tokenised with it, or a security code linked. */
  readonly isSpent: boolean;
  /** A transaction has been made with it. */
  readonly isUsed: boolean;
};
export type SessionKeyAnswer = { readonly merchantSessionKey: string; readonly expiry: string };

const maxFailures = 3;

/** Merchant session keys: each is for one card on one page, and not for long. */
export class SessionKeys {
  readonly #keys: Kept<SessionKey>;

  constructor(
    ledger: Ledger,
    private readonly seconds: number,
  ) {
    this.#keys = new Kept(ledger, 'Opayo', 'key');
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

  /** Does the one thing that a key is good for; a third failure ends the key. Gives what `attempt` gives. */
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

  /** Takes the key for a transaction; tells whether it was still good for one. */
  use(id: string): boolean {
    const key = this.#keys.get(id);
    if (!key || key.isUsed || !isLive(key)) return false;
    this.#keys.write('key', { ...key, isSpent: true, isUsed: true });
    return true;
  }
}

/** The key that a page's request brings. */
export function bearerOf(authorization: string | undefined): string {
  return /^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '';
}

function isLive({ expiry, failures }: SessionKey): boolean {
  return failures < maxFailures && Date.parse(expiry) > Date.now();
}

function answerOf({ id, expiry }: SessionKey): SessionKeyAnswer {
  return { merchantSessionKey: id, expiry };
}
