import type { CallResult } from '../../api/ApiClient';
import type { AuthoriseBody, PaymentSession, SavedCard } from '../../api/checkout';
import type { RequestError } from '../../api/RequestError';
import type { Tender } from '../../stores/Payable';
import { browserFacts } from './browserFacts';
import type { BillingDetails } from '../providers/provider';

export type PaymentOrder = {
  readonly cartId: string;
  readonly terms: readonly number[];
  readonly completedWaivers: readonly number[];
  readonly source: string;
  /** Pence to pay by card, as the server said; it checks them. */
  readonly amount: number;
  /** What pays beside the card. */
  readonly tenders: readonly Tender[];
  /** The card on file that is paid with; a new one when left out. */
  readonly savedCard?: SavedCard;
};

/** What every request of a payment says of the order. */
export function agreed({ terms, completedWaivers, source, amount, tenders }: Omit<PaymentOrder, 'cartId'>) {
  const card = amount === 0 ? [] : [{ tenderType: 'card' as const, amount }];
  return { completedWaivers: [...completedWaivers], terms: [...terms], source, payments: [...tenders, ...card] };
}

export function authoriseBody(
  order: PaymentOrder,
  transactionUuid: string,
  billing: BillingDetails,
  saveCard: boolean,
): AuthoriseBody {
  const common = { ...agreed(order), transactionUuid, browser: browserFacts() };
  if (order.savedCard) return { ...common, saveCard: false, savedCardId: order.savedCard.id };
  return {
    ...common,
    saveCard,
    billingFirstName: billing.firstName,
    billingLastName: billing.lastName,
    billingAddressLineOne: billing.addressLineOne,
    billingAddressLineTwo: billing.addressLineTwo,
    billingCity: billing.city,
    billingPostcode: billing.postcode,
    cardHolderName: `${billing.firstName} ${billing.lastName}`,
  };
}

/** Whether the server has a payment of this cart that may hold money. */
export function isUnderWay({ transactionStatus }: PaymentSession): boolean {
  return transactionStatus !== undefined && transactionStatus !== 'prepared';
}

type Asked = { readonly ok: true } | { readonly ok: false; readonly error: RequestError };

/** Something readable came back. Otherwise the step may or may not have happened. */
export function isCertain(answer: Asked): boolean {
  return answer.ok || (answer.error.status > 0 && answer.error.status < 500);
}

/** And the bank's answer is known too. */
export function isSettled(answer: CallResult<'transaction' | 'authorisePayment' | 'answerChallenge'>): boolean {
  return isCertain(answer) && !(answer.ok && answer.data.transactionStatus === 'processing');
}

/** What the server says of a refusal; the messages of a 422 in one line. */
export function refusalText({ status, errors, serverMessage }: RequestError): string | undefined {
  const joined = status === 422 ? Object.values(errors).flat().join(' ') : '';
  return joined === '' ? serverMessage : joined;
}
