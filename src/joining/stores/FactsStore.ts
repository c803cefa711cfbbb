import { makeAutoObservable } from 'mobx';
import type { VocabularyFacts } from '../../../schemas/generated/vocabulary';
import type { PaymentFacts } from '../../checkout/PaymentFacts';
import type { FormsStore } from '../../kit/walk/FormsStore';
import type { SessionStore } from '../../sign-in/SessionStore';
import type { CartStore } from './CartStore';
import type { QuestionsStore } from './QuestionsStore';
import type { SelectionStore } from './SelectionStore';
import type { TermsStore } from './TermsStore';

export type FactSources = {
  readonly session: SessionStore;
  readonly selection: SelectionStore;
  readonly questions: QuestionsStore;
  readonly terms: TermsStore;
  readonly cart: CartStore;
  readonly forms: () => FormsStore;
  /** The facts of the payment on the page, if it is loaded. */
  readonly payment: () => PaymentFacts | undefined;
};

const yesNo = (value: boolean | undefined): 'yes' | 'no' => (value === true ? 'yes' : 'no');

/** All facts of the vocabulary in one object, the only input of the rules. */
export class FactsStore {
  constructor(private readonly sources: FactSources) {
    makeAutoObservable<this, 'sources'>(this, { sources: false });
  }

  get facts(): VocabularyFacts {
    const { session, selection, questions, terms, cart, forms } = this.sources;
    const { user } = session;
    const payment = this.sources.payment();
    return {
      loggedIn: yesNo(session.isMember),
      hasInstruction: yesNo(user?.hasInstruction),
      hasBillingDate: yesNo(user?.hasBillingDate),
      plan: selection.membership?.paymentType ?? 'none',
      questions: questions.kind,
      terms: payment?.terms ?? terms.membershipFact,
      mandateTerms: terms.mandateFact,
      mandateAddress: 'same',
      cart: session.isMember ? cart.fact : 'none',
      amountDue: payment?.amountDue ?? 'pending',
      cardChoice: 'none',
      savedCard: payment?.savedCard ?? 'none',
      payment: payment?.payment ?? 'ready',
      termsAccepted: payment?.termsAccepted ?? 'no',
      ...forms().facts,
      // The form keeps its answer while it is not shown: there is no choice once the card on file is gone.
      ...(payment?.savedCard === 'offered' ? {} : { cardChoice: 'none' }),
    };
  }
}
