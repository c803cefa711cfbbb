import { LedgerRecords } from '../books/LedgerRecords';
import type { Ledger } from '../books/ledger';
import { token } from '../books/token';
import type { Card, CardIdentifiers } from './CardIdentifiers';
import { fieldError, refuse, refuseFields } from './errors';
import type { NewTransaction } from './readTransaction';
import type { SessionKeys } from './SessionKeys';
import { decode } from './threeDSecure';

/** The outcome of a transaction, in Opayo's words. */
type Result = {
  readonly status: 'Ok' | 'NotAuthed' | 'Rejected' | 'Error' | '3DAuth';
  readonly statusCode: string;
  readonly statusDetail: string;
  readonly threeDSecure: string;
};
export type Transaction = Result & {
  readonly id: string;
  readonly vendorTxCode: string;
  readonly amount: number;
  readonly card: Card;
  readonly save: boolean;
  readonly notificationURL: string;
  readonly retrievalReference: string;
  readonly acsTransId: string;
  readonly dsTransId: string;
  /** The finding of the customer's bank, after the challenge. */
  readonly challengePassed?: boolean;
  readonly reusableIdentifier?: string;
  /** The state of the money that an Ok transaction holds. */
  readonly money: 'none' | 'held' | 'captured' | 'voided';
};

const authorised = { status: 'Ok', statusCode: '0000', statusDetail: 'The Authorisation was Successful.' } as const;
const declined = {
  status: 'NotAuthed',
  statusCode: '2000',
  statusDetail: 'The Authorisation was Declined by the bank.',
} as const;
const rejected = { status: 'Rejected', statusCode: '4026', statusDetail: '3D-Authentication failed.' } as const;
const challenged = {
  status: '3DAuth',
  statusCode: '2021',
  statusDetail: 'Please redirect your customer to the ACSURL to complete the 3DS Transaction',
} as const;

/** Keeps deferred transactions, as in Opayo's Pi API: authorised now, released or aborted later. */
export class Transactions {
  readonly #transactions: LedgerRecords<Transaction>;

  constructor(
    ledger: Ledger,
    private readonly keys: SessionKeys,
    private readonly cards: CardIdentifiers,
  ) {
    this.#transactions = new LedgerRecords(ledger, 'Opayo', 'transaction');
  }

  create(asked: NewTransaction): Transaction {
    const { vendorTxCode, amount, save, notificationURL, merchantSessionKey } = asked;
    if (this.byVendorTxCode(vendorTxCode)) {
      const error = fieldError(1009, 'vendorTxCode');
      throw refuseFields([{ ...error, description: 'The VendorTxCode has been used before' }]);
    }
    const card = this.cards.cardFor(asked.cardIdentifier, merchantSessionKey, asked.isReusable);
    if (!card || !this.keys.use(merchantSessionKey)) throw refuse(1011);
    const opened: Transaction = {
      id: token().toUpperCase(),
      vendorTxCode,
      amount,
      save,
      notificationURL,
      card,
      retrievalReference: String(Date.now()),
      acsTransId: crypto.randomUUID(),
      dsTransId: crypto.randomUUID(),
      money: 'none',
      ...challenged,
      threeDSecure: 'NotChecked',
    };
    this.#write('opened', opened);
    const { threeDSecure } = card;
    if (threeDSecure.kind === 'challenge') return this.#write('challenged', opened);
    if (threeDSecure.kind === 'done') return this.#decide(opened, threeDSecure.status);
    if (threeDSecure.kind === 'failed') {
      return this.#write('declined', { ...opened, ...rejected, threeDSecure: threeDSecure.status });
    }
    const { statusCode, statusDetail } = threeDSecure;
    return this.#write('declined', { ...opened, status: 'Error', statusCode, statusDetail, threeDSecure: 'Error' });
  }

  get(id: string): Transaction {
    const transaction = this.#transactions.get(id);
    if (!transaction) throw refuse(1012);
    return transaction;
  }

  byVendorTxCode(code: string): Transaction | undefined {
    return this.#transactions.find(({ vendorTxCode }) => vendorTxCode === code);
  }

  /** Finds the transaction whose challenge is still open. */
  byAcsTransId(id: string | undefined): Transaction | undefined {
    return this.#transactions.find(({ acsTransId, status }) => acsTransId === id && status === '3DAuth');
  }

  /**
   * Records the finding that the customer's bank reports to Opayo directly, since the browser's answer is only a claim.
   * The first finding counts.
   */
  hearFromAcs(transaction: Transaction, passed: boolean): boolean {
    if (transaction.challengePassed !== undefined) return transaction.challengePassed;
    this.#write('challenge-answered', { ...transaction, challengePassed: passed });
    return passed;
  }

  /** Continues after the challenge. A transaction that is already decided is returned as it is. */
  completeChallenge(id: string, cRes: string): Transaction {
    const transaction = this.get(id);
    const message = decode(cRes);
    const isAnswer = message.text('acsTransID') === transaction.acsTransId && message.has('transStatus');
    if (!isAnswer) throw refuseFields([fieldError(1009, 'cRes')]);
    if (transaction.status !== '3DAuth') return transaction;
    const { challengePassed } = transaction;
    if (challengePassed === undefined) throw refuseFields([fieldError(1009, 'cRes')]);
    if (challengePassed) return this.#decide(transaction, 'Authenticated');
    return this.#write('challenge-failed', { ...transaction, ...rejected, threeDSecure: 'NotAuthenticated' });
  }

  /** Captures the held money, once. */
  release(id: string, amount: number | undefined): Transaction {
    const transaction = this.get(id);
    if (transaction.money !== 'held') throw refuse(1017);
    if (amount === undefined || amount < 1) throw refuseFields([fieldError(1009, 'amount')]);
    if (amount > transaction.amount) throw refuse(1021);
    const captured: Transaction = { ...transaction, money: 'captured' };
    return this.#transactions.write('captured', captured, { reference: transaction.vendorTxCode, amount });
  }

  /** Releases the held money. */
  abort(id: string): Transaction {
    const transaction = this.get(id);
    if (transaction.money !== 'held') throw refuse(transaction.money === 'none' ? 1014 : 1017);
    return this.#write('voided', { ...transaction, money: 'voided' });
  }

  #decide(transaction: Transaction, threeDSecure: string): Transaction {
    const { card, save } = transaction;
    if (card.verdict.kind === 'decline') return this.#write('declined', { ...transaction, ...declined, threeDSecure });
    return this.#write('authorised', {
      ...transaction,
      ...authorised,
      threeDSecure,
      money: 'held',
      ...(save ? { reusableIdentifier: this.cards.keep(card).id } : {}),
    });
  }

  #write(event: string, transaction: Transaction): Transaction {
    const { vendorTxCode: reference, amount } = transaction;
    return this.#transactions.write(event, transaction, { reference, amount });
  }
}
