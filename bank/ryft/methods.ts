import {
  isCardNumber,
  isMastercard,
  isSecurityCode,
  isUnexpired,
  wrongSecurityCode,
  approve,
  decline,
} from '../books/cards';
import type { CardBehaviour } from '../books/cards';
import type { RequestValues } from '../wire/RequestValues';
import { LedgerRecords } from '../books/LedgerRecords';
import type { Ledger } from '../books/ledger';
import { token } from '../books/token';
import { refuse } from './errors';
import { behaviourOf, failingNumber, oddAnswers } from './testCards';

/** A card as the bank stores it, without its number and security code. */
export type KnownMethod = {
  readonly id: string;
  readonly card: {
    readonly scheme: 'Visa' | 'Mastercard';
    readonly last4: string;
    readonly expiryMonth: number;
    readonly expiryYear: number;
  };
  readonly behaviour: CardBehaviour;
  readonly isStored: boolean;
  readonly customer: string | null;
};

/** The result of an attempt: a card, or an unusual answer. */
export type Tender =
  | { readonly kind: 'card'; readonly method: KnownMethod; readonly behaviour: CardBehaviour }
  | { readonly kind: 'odd'; readonly status: string };

const savedVisa: KnownMethod = {
  id: 'pmt_card_visa',
  card: { scheme: 'Visa', last4: '4242', expiryMonth: 12, expiryYear: 2030 },
  behaviour: approve,
  isStored: true,
  customer: null,
};

/** Keeps the cards with which sessions were paid. */
export class Methods {
  readonly #methods: LedgerRecords<KnownMethod>;

  constructor(ledger: Ledger) {
    this.#methods = new LedgerRecords(ledger, 'Ryft', 'method');
  }

  /**
   * Reads the card that the page sends for this customer: a typed one, or a stored one with its security code typed
   * again.
   */
  read(body: RequestValues, customer: string | null): Tender {
    return body.has('paymentMethod')
      ? this.#readStored(body.part('paymentMethod'), customer)
      : readTyped(body, customer);
  }

  keep(method: KnownMethod): void {
    if (method.id !== savedVisa.id) this.#methods.write('method', method);
  }

  get(id: string): KnownMethod | undefined {
    return id === savedVisa.id ? savedVisa : this.#methods.get(id);
  }

  #readStored(given: RequestValues, customer: string | null): Tender {
    const method = this.get(given.text('id') ?? '');
    const isOwn = method?.isStored === true && (method.customer === null || method.customer === customer);
    if (!isOwn) throw refuse(404, 'payment_method_not_found', 'No such payment method.');
    return { kind: 'card', method, behaviour: withCode(method.behaviour, given.text('cvc')) };
  }
}

function readTyped(body: RequestValues, customer: string | null): Tender {
  const details = body.part('cardDetails');
  const number = details.text('number') ?? '';
  const [expiryMonth, expiryYear] = [details.whole('expiryMonth') ?? 0, details.whole('expiryYear') ?? 0];
  if (!isCardNumber(number)) throw refuse(400, 'invalid_card_number', 'The card number is invalid.');
  if (!isUnexpired(expiryMonth, expiryYear)) throw refuse(400, 'invalid_expiry', 'The expiry date is invalid.');
  if (number === failingNumber) throw refuse(500, 'unexpected_error', 'An unexpected error occurred.');
  const behaviour = withCode(behaviourOf(number), details.text('cvc'));
  const status = oddAnswers[number];
  if (status !== undefined) return { kind: 'odd', status };
  const store = body.part('paymentMethodOptions').flag('store') ?? false;
  const scheme = isMastercard(number) ? 'Mastercard' : 'Visa';
  const card = { scheme, last4: number.slice(-4), expiryMonth, expiryYear } as const;
  const method = { id: `pmt_${token()}`, card, behaviour: behaviourOf(number), isStored: store, customer };
  return { kind: 'card', method, behaviour };
}

function withCode(behaviour: CardBehaviour, cvc = ''): CardBehaviour {
  if (!isSecurityCode(cvc)) throw refuse(400, 'cvc_required', 'The security code is invalid.');
  return cvc === wrongSecurityCode ? decline('cvv2_failure') : behaviour;
}
