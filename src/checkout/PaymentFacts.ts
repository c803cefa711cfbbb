import type { VocabularyFacts } from '../../schemas/generated/vocabulary';
import type { PaymentStore } from './flow/PaymentStore';
import type { Payable } from './Payable';

/** The facts of the vocabulary that depend on the payment. */
export type PaymentFacts = Pick<VocabularyFacts, 'amountDue' | 'terms' | 'termsAccepted' | 'payment' | 'savedCard'>;

type Paying = {
  readonly payable: Payable;
  readonly payment: PaymentStore;
  /** Ids of the terms that the customer has accepted. */
  readonly accepted: readonly number[];
  readonly isSubmitting: boolean;
};

export function paymentFactsOf({ payable, payment, accepted, isSubmitting }: Paying): PaymentFacts {
  const due = payable.due?.raw;
  const { data: terms } = payable.terms;
  const areAccepted = terms !== undefined && terms.length > 0 && terms.every(({ id }) => accepted.includes(id));
  const amountDue = due === 0 ? 'zero' : due === undefined || !isPrepared(payment) ? 'pending' : 'some';
  return {
    amountDue,
    terms: terms === undefined ? 'pending' : terms.length > 0 ? 'some' : 'none',
    termsAccepted: areAccepted ? 'yes' : 'no',
    payment: payment.screen !== 'form' || isSubmitting ? 'busy' : 'ready',
    savedCard: amountDue === 'some' && payment.savedCard?.recentlyExpired === false ? 'offered' : 'none',
  };
}

/** Reports whether the payment form is prepared, or has failed to. The sections wait for it: the saved card comes with it. */
function isPrepared({ session, status }: PaymentStore): boolean {
  return session !== undefined || status === 'prepare_failed' || status === 'failed';
}
