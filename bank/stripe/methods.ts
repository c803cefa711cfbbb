import type { RequestValues } from '../wire/RequestValues';
import {
  approve,
  isCardNumber,
  isMastercard,
  isSecurityCode,
  isUnexpired,
  wrongSecurityCode,
  type CardBehaviour,
} from '../books/cards';
import { LedgerRecords } from '../books/LedgerRecords';
import type { Ledger } from '../books/ledger';
import { token } from '../books/token';
import { invalid, missing, refuse } from './errors';
import type { PaymentMethod } from './PaymentMethod';
import { behaviourOf } from './testCards';

export type KnownMethod = {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly behaviour: CardBehaviour;
  /** True if it is kept for later payments; otherwise it serves only the intent for which it was first used. */
  readonly isStored: boolean;
  readonly usedFor?: string;
};

type SecurityCode = { readonly id: string; readonly isWrong: boolean; readonly isUsed: boolean };

const provider = 'Stripe';
const savedVisa: KnownMethod = {
  id: 'pm_card_visa',
  method: methodOf('pm_card_visa', '4242424242424242', 12, 2030),
  behaviour: approve,
  isStored: true,
};

/** Keeps cards as tokens, and security codes that were typed again. */
export class Methods {
  readonly #methods: LedgerRecords<KnownMethod>;
  readonly #codes: LedgerRecords<SecurityCode>;

  constructor(ledger: Ledger) {
    this.#methods = new LedgerRecords(ledger, provider, 'method');
    this.#codes = new LedgerRecords(ledger, provider, 'code');
  }

  create(card: RequestValues): PaymentMethod {
    const number = card.text('number') ?? '';
    const [month, year] = [card.whole('month') ?? 0, card.whole('year') ?? 0];
    const wrong = (code: string, message: string) => refuse(402, { type: 'card_error', code, message });
    if (!isCardNumber(number)) throw wrong('incorrect_number', 'Your card number is incorrect.');
    if (!isUnexpired(month, year)) throw wrong('invalid_expiry_year', "Your card's expiration year is invalid.");
    if (!isSecurityCode(card.text('code') ?? '')) throw wrong('invalid_cvc', "Your card's security code is invalid.");
    const method = methodOf(`pm_${token()}`, number, month, year);
    this.#methods.write('method', { id: method.id, method, behaviour: behaviourOf(number), isStored: false });
    return method;
  }

  /** Stores the security code that is typed again for a card on file. */
  createCode(cvc: string): object {
    if (!isSecurityCode(cvc)) throw invalid('invalid_cvc', "Your card's security code is invalid.");
    const code = { id: `cvctok_${token()}`, isWrong: cvc === wrongSecurityCode, isUsed: false };
    this.#codes.write('code', code);
    return { id: code.id, object: 'token', type: 'cvc_update', used: false };
  }

  /** Uses up a security code. Returns true if the issuer accepts it. */
  spendCode(id: string): boolean {
    const code = this.#codes.get(id);
    if (!code) throw missing('token');
    if (code.isUsed) throw invalid('token_already_used', 'You cannot use a Stripe token more than once.');
    this.#codes.write('code', { ...code, isUsed: true });
    return !code.isWrong;
  }

  get(id: string): KnownMethod {
    const known = id === savedVisa.id ? savedVisa : this.#methods.get(id);
    if (!known) throw missing('PaymentMethod');
    return known;
  }

  /** Returns the method for a payment with this intent. Throws if another intent has used it. */
  getFor(id: string, intent: string): KnownMethod {
    const known = this.get(id);
    if (!known.isStored && known.usedFor !== undefined && known.usedFor !== intent) {
      throw invalid(
        'payment_method_unexpected_state',
        'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment. It may not be used again.',
      );
    }
    return known;
  }

  markUsed(known: KnownMethod, intent: string, isStored: boolean): void {
    if (known.id === savedVisa.id || known.isStored) return;
    this.#methods.write('method', { ...known, usedFor: intent, isStored });
  }
}

function methodOf(id: string, number: string, exp_month: number, exp_year: number): PaymentMethod {
  const brand = isMastercard(number) ? 'mastercard' : 'visa';
  return { id, object: 'payment_method', type: 'card', card: { brand, last4: number.slice(-4), exp_month, exp_year } };
}
