import type { AuthoriseBody, PaymentSession } from '../../kit/api/checkout';
import type { PaymentOrder } from '../attempt/PaymentOrder';
import { browserFacts } from './browserFacts';
import type { BillingDetails } from '../providers/provider';

/** Builds the part of every payment request that states what the customer has agreed to. */
export function agreement({
  terms,
  completedWaivers,
  source,
  amount,
  tenders,
}: Omit<PaymentOrder, 'cartId' | 'version'>) {
  const card = amount === 0 ? [] : [{ tenderType: 'card' as const, amount }];
  return { completedWaivers: [...completedWaivers], terms: [...terms], source, payments: [...tenders, ...card] };
}

export function authoriseBody(
  order: PaymentOrder,
  transactionUuid: string,
  billing: BillingDetails,
  saveCard: boolean,
): AuthoriseBody {
  const common = { ...agreement(order), transactionUuid, browser: browserFacts(), status: 'complete' as const };
  if (order.savedCard) return { ...common, saveCard: false, isSavedCard: true, savedCardId: order.savedCard.id };
  return {
    ...common,
    saveCard,
    isSavedCard: false,
    ...filledIn({
      billingFirstName: billing.firstName,
      billingLastName: billing.lastName,
      billingAddressLineOne: billing.addressLineOne,
      billingAddressLineTwo: billing.addressLineTwo,
      billingCity: billing.city,
      billingPostcode: billing.postcode,
    }),
    cardHolderName: `${billing.firstName} ${billing.lastName}`,
  };
}

/** Leaves out the texts that the customer was not asked for, or left empty. */
function filledIn<T extends Readonly<Record<string, string>>>(texts: T): Partial<T> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')) as Partial<T>;
}

/** Reports whether the session's payment may hold money. */
export function isUnderWay({ transactionStatus }: PaymentSession): boolean {
  return transactionStatus !== undefined && transactionStatus !== 'prepared';
}
