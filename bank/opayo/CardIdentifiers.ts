import { approve, decline, wrongSecurityCode, type Verdict } from '../books/cards';
import { LedgerRecords } from '../books/LedgerRecords';
import type { Ledger } from '../books/ledger';
import { token } from '../books/token';
import { refuse } from './errors';
import type { TypedCard } from './readCard';
import { cardTypeOf, threeDSecureOf, verdictOf, type ThreeDSecure } from './testCards';

/** A card as the bank stores it, without its number and security code. */
export type Card = {
  readonly cardType: string;
  readonly lastFourDigits: string;
  readonly expiryDate: string;
  readonly threeDSecure: ThreeDSecure;
  readonly verdict: Verdict;
};

/**
 * A card behind a token: for one transaction with its session key, or for many, each with its security code typed
 * again.
 */
export type CardIdentifier = {
  readonly id: string;
  readonly card: Card;
  readonly isReusable: boolean;
  /** The session key with which a card for one transaction was tokenised. */
  readonly key?: string;
};

/** The security code that was typed again for a reusable card, and its session key. */
type CodeLink = { readonly id: string; readonly cardIdentifier: string; readonly isWrong: boolean };

const savedVisa: CardIdentifier = {
  id: 'SANDBOX-SAVED-VISA-0006',
  isReusable: true,
  card: {
    cardType: 'Visa',
    lastFourDigits: '0006',
    expiryDate: '1230',
    threeDSecure: { kind: 'done', status: 'Authenticated' },
    verdict: approve,
  },
};

/** Keeps tokens for cards. */
export class CardIdentifiers {
  readonly #identifiers: LedgerRecords<CardIdentifier>;
  readonly #links: LedgerRecords<CodeLink>;

  constructor(ledger: Ledger) {
    this.#identifiers = new LedgerRecords(ledger, 'Opayo', 'card');
    this.#links = new LedgerRecords(ledger, 'Opayo', 'link');
  }

  create(typed: TypedCard, key: string): CardIdentifier {
    return this.#identifiers.write('card', {
      id: token().toUpperCase(),
      isReusable: false,
      key,
      card: {
        cardType: cardTypeOf(typed.number),
        lastFourDigits: typed.number.slice(-4),
        expiryDate: typed.expiry,
        threeDSecure: threeDSecureOf(typed.holder),
        verdict: typed.code === wrongSecurityCode ? decline('2000') : verdictOf(typed.number),
      },
    });
  }

  /** Links a security code to a reusable card, for one transaction with the same session key. */
  linkCode(id: string, code: string, key: string): void {
    if (!this.#get(id)?.isReusable) throw refuse(1011);
    this.#links.write('link', { id: key, cardIdentifier: id, isWrong: code === wrongSecurityCode });
  }

  /** Returns the card for a transaction if the card, session key and security code belong together. */
  cardFor(id: string, key: string, isReusable: boolean): Card | undefined {
    const identifier = this.#get(id);
    if (identifier?.isReusable !== isReusable) return undefined;
    const { card } = identifier;
    if (!isReusable) return identifier.key === key ? card : undefined;
    const link = this.#links.get(key);
    if (link?.cardIdentifier !== id) return undefined;
    return link.isWrong ? { ...card, verdict: decline('2000') } : card;
  }

  /** Makes a token for the same card that can be used for later transactions. */
  keep(card: Card): CardIdentifier {
    return this.#identifiers.write('card', { id: token().toUpperCase(), isReusable: true, card });
  }

  #get(id: string): CardIdentifier | undefined {
    return this.#identifiers.get(id) ?? (id === savedVisa.id ? savedVisa : undefined);
  }
}
