import type { VocabularyFacts } from '../../schemas/generated/vocabulary';

/** The facts of the vocabulary that depend on the payment. */
export type PaymentFacts = Pick<VocabularyFacts, 'amountDue' | 'terms' | 'termsAccepted' | 'payment' | 'savedCard'>;
