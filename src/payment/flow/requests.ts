import type { AuthoriseBody, PaymentSession, SavedCard } from '../../api/checkout';
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
  /** The tenders that pay beside the card, such as credit. */
  readonly tenders: readonly Tender[];
  /** The card on file that is paid with; a new one when left out. */
  readonly savedCard?: SavedCard;
};

/** The part of every payment request that says what the customer agreed to. */
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
  const common = { ...agreed(order), transactionUuid, browser: browserFacts(), status: 'complete' as const };
  if (order.savedCard) return { ...common, saveCard: false, isSavedCard: true, savedCardId: order.savedCard.id };
  return {
    ...common,
    saveCard,
    isSavedCard: false,
    billingFirstName: billing.firstName,
    billingLastName: billing.lastName,
    billingAddressLineOne: billing.addressLineOne,
    billingAddressLineTwo: billing.addressLineTwo,
    billingCity: billing.city,
    billingPostcode: billing.postcode,
    cardHolderName: `${billing.firstName} ${billing.lastName}`,
  };
}

/** True when the server has a payment of this cart that may hold money. */
export function isUnderWay({ transactionStatus }: PaymentSession): boolean {
  return transactionStatus !== undefined && transactionStatus !== 'prepared';
}
