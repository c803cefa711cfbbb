import { makeAutoObservable } from 'mobx';
import type { Facts } from '../rules/rules';
import type { CartStore } from './CartStore';
import type { FormsStore } from './FormsStore';
import type { QuestionsStore } from './QuestionsStore';
import type { SelectionStore } from './SelectionStore';
import type { SessionStore } from './SessionStore';
import type { TermsStore } from './TermsStore';

/** What the payment knows that rules may ask for. */
export type PaymentFacts = {
  readonly amountDue: 'pending' | 'zero' | 'some';
  readonly terms: 'pending' | 'none' | 'some';
  readonly termsAccepted: 'no' | 'yes';
  readonly payment: 'ready' | 'busy';
  readonly savedCard: 'none' | 'offered';
};

export type FactSources = {
  readonly session: SessionStore;
  readonly selection: SelectionStore;
  readonly questions: QuestionsStore;
  readonly terms: TermsStore;
  readonly cart: CartStore;
  readonly forms: () => FormsStore;
  /** What the payment on the page knows, if there is one. */
  readonly payment: () => PaymentFacts | undefined;
};

const yesNo = (value: boolean | undefined): 'yes' | 'no' => (value === true ? 'yes' : 'no');

/** Every fact of the vocabulary, as one object. Nothing else feeds rules. */
export class FactsStore {
  constructor(private readonly sources: FactSources) {
    makeAutoObservable<this, 'sources'>(this, { sources: false });
  }

  get facts(): Facts {
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
    };
  }
}
