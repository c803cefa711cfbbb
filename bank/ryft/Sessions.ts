import type { Verdict } from '../books/cards';
import { LedgerRecords } from '../books/LedgerRecords';
import type { Ledger } from '../books/ledger';
import { token } from '../books/token';
import { refuse } from './errors';
import type { KnownMethod, Methods, Tender } from './methods';

export type Session = {
  readonly id: string;
  readonly clientSecret: string;
  readonly amount: number;
  readonly currency: string;
  readonly captureFlow: 'Manual';
  readonly status: 'PendingPayment' | 'PendingAction' | 'Approved' | 'Captured' | 'Voided';
  readonly lastError: string | null;
  readonly customerDetails: { readonly id: string } | null;
  readonly returnUrl: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly createdTimestamp: number;
  readonly lastUpdatedTimestamp: number;
  readonly requiredAction: { readonly type: 'Redirect'; readonly id: string } | null;
  readonly paymentMethod: {
    readonly type: 'Card';
    readonly tokenizedDetails: { readonly id: string; readonly stored: boolean };
    readonly card: {
      readonly scheme: string;
      readonly last4: string;
      /** MM/YY */
      readonly expiry: string;
    };
  } | null;
};
type NewSession = Pick<Session, 'amount' | 'currency' | 'customerDetails' | 'returnUrl' | 'metadata'>;

/** A session that waits for a challenge, and its verdict afterwards. */
type Waiting = { readonly id: string; readonly method: KnownMethod; readonly then: Verdict };

/** Keeps payment sessions with manual capture, as in Ryft's API. A session takes one payment. */
export class Sessions {
  readonly #sessions: LedgerRecords<Session>;
  readonly #waiting: LedgerRecords<Waiting>;

  constructor(
    ledger: Ledger,
    private readonly methods: Methods,
  ) {
    this.#sessions = new LedgerRecords(ledger, 'Ryft', 'session');
    this.#waiting = new LedgerRecords(ledger, 'Ryft', 'waiting');
  }

  create(details: NewSession): Session {
    const id = `ps_${token()}`;
    return this.#write('opened', {
      id,
      clientSecret: `${id}_secret_${token()}`,
      ...details,
      captureFlow: 'Manual',
      status: 'PendingPayment',
      lastError: null,
      createdTimestamp: Math.floor(Date.now() / 1000),
      lastUpdatedTimestamp: Math.floor(Date.now() / 1000),
      requiredAction: null,
      paymentMethod: null,
    });
  }

  get(id: string): Session {
    const session = this.#sessions.get(id);
    if (!session) throw refuse(404, 'not_found', 'No such payment session.');
    return session;
  }

  bySecret(secret: string | undefined): Session {
    const session = this.#sessions.get(secret?.split('_secret_')[0] ?? '');
    if (!session || session.clientSecret !== secret) throw refuse(404, 'not_found', 'No such payment session.');
    return session;
  }

  attempt(session: Session, tender: Tender): object {
    if (session.status !== 'PendingPayment' && session.status !== 'PendingAction') {
      throw refuse(400, 'invalid_status', `A session that is ${session.status} takes no payment.`);
    }
    if (tender.kind === 'odd') return { ...session, status: tender.status };
    const { method, behaviour } = tender;
    if (behaviour.kind !== 'challenge') return this.#decide(session, method, behaviour);
    const id = `chl_${token()}`;
    this.#waiting.write('waiting', { id, method, then: behaviour.then });
    return this.#write('challenged', {
      ...session,
      status: 'PendingAction',
      lastError: null,
      requiredAction: { type: 'Redirect', id },
    });
  }

  /** Finds the session that waits for this challenge. */
  challenged(challenge: string): Session | undefined {
    return this.#sessions.find(({ requiredAction }) => requiredAction?.id === challenge);
  }

  /** Continues after the challenge. */
  settle(challenge: string, passed: boolean): void {
    const session = this.challenged(challenge);
    const waiting = this.#waiting.get(challenge);
    if (!session || !waiting) return;
    if (passed) this.#decide(session, waiting.method, waiting.then);
    else this.#fail('challenge-failed', session, '3ds_authentication_failure');
  }

  /** Captures the held money, once. */
  capture(id: string, amount: number | undefined): Session {
    const session = this.get(id);
    if (session.status !== 'Approved') {
      throw refuse(400, 'invalid_status', `A session that is ${session.status} can't be captured.`);
    }
    if (amount !== undefined && (amount < 1 || amount > session.amount)) {
      throw refuse(400, 'invalid_amount', 'The amount is not what the session holds.');
    }
    return this.#write('captured', { ...session, status: 'Captured' }, amount);
  }

  /** Releases the held money. */
  void(id: string): Session {
    const session = this.get(id);
    if (session.status !== 'Approved') {
      throw refuse(400, 'invalid_status', `A session that is ${session.status} can't be voided.`);
    }
    return this.#write('voided', { ...session, status: 'Voided' });
  }

  #decide(session: Session, method: KnownMethod, verdict: Verdict): Session {
    if (verdict.kind === 'decline') return this.#fail('declined', session, verdict.code);
    this.methods.keep(method);
    const { scheme, last4, expiryMonth, expiryYear } = method.card;
    const expiry = `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear % 100).padStart(2, '0')}`;
    return this.#write('authorised', {
      ...session,
      status: 'Approved',
      lastError: null,
      requiredAction: null,
      paymentMethod: {
        type: 'Card',
        tokenizedDetails: { id: method.id, stored: method.isStored },
        card: { scheme, last4, expiry },
      },
    });
  }

  /** Makes the session wait for another card, since Ryft has no status for a decline. */
  #fail(event: string, session: Session, lastError: string): Session {
    return this.#write(event, { ...session, status: 'PendingPayment', lastError, requiredAction: null });
  }

  #write(event: string, session: Session, amount = session.amount): Session {
    const updated = { ...session, lastUpdatedTimestamp: Math.floor(Date.now() / 1000) };
    return this.#sessions.write(event, updated, { amount });
  }
}
