import { compareStructural, reaction } from 'mobx';
import type { Journey, Vocabulary } from '../../schemas/generated/journey';
import type { ApiClient } from '../api/ApiClient';
import type { CheckoutStore } from '../payment/CheckoutStore';
import type { CartStore } from '../stores/CartStore';
import { FactsStore } from '../stores/FactsStore';
import { FormsStore } from '../stores/FormsStore';
import { JoiningStore } from '../stores/joining/JoiningStore';
import type { JoiningParts } from '../stores/joining/parts';
import type { Purpose } from '../stores/joining/purpose';
import { MembershipsStore } from '../stores/MembershipsStore';
import { PricingStore } from '../stores/PricingStore';
import { QuestionsStore } from '../stores/QuestionsStore';
import { SelectionStore } from '../stores/SelectionStore';
import type { Stores } from '../stores/StoresContext';
import { TermsStore } from '../stores/TermsStore';
import { openForms } from './openForms';
import type { Reporter } from './reporter';

/** What every journey to a membership shares with the page. */
export type JoiningCommon = {
  readonly vocabulary: Vocabulary;
  readonly client: ApiClient;
  readonly report: Reporter;
  readonly links: Readonly<Record<string, string | undefined>>;
  readonly theme: Stores['theme'];
  readonly cart: CartStore;
} & Pick<
  JoiningParts,
  'source' | 'clientId' | 'session' | 'venues' | 'finder' | 'toasts' | 'navigator' | 'clock' | 'storage'
>;

/** The payment on the same page, where there is one. */
export type Beside = () => Pick<CheckoutStore, 'paymentFacts' | 'bounds' | 'wantedForms'> | undefined;

export type JoiningStores = Pick<
  Stores,
  'selection' | 'memberships' | 'pricing' | 'questions' | 'terms' | 'forms' | 'joining'
> & { readonly facts: FactsStore };

/** Wires the stores of one journey to a membership; what one chose in another is nothing to it. */
export function createJoining(
  common: JoiningCommon,
  journey: Journey,
  purposeOf: (parts: JoiningParts) => Purpose,
  beside: Beside = () => undefined,
): JoiningStores {
  const { client, cart, session, report, links } = common;
  const selection = new SelectionStore();
  const memberships = new MembershipsStore(client);
  const pricing = new PricingStore(client);
  const questions = new QuestionsStore(client);
  const terms = new TermsStore(client);
  const facts = new FactsStore({
    session,
    selection,
    questions,
    terms,
    cart,
    forms: () => forms,
    payment: () => beside()?.paymentFacts,
  });
  const surroundings = {
    facts: () => facts.facts,
    bounds: () => ({ ...joining.bounds, ...beside()?.bounds, links }),
  };
  const forms: FormsStore = new FormsStore(client, questions, surroundings, report);
  const parts = { ...common, facts, forms, selection, memberships, pricing, questions, terms };
  const joining: JoiningStore = new JoiningStore(parts, purposeOf(parts), journey);
  return { selection, memberships, pricing, questions, terms, forms, facts, joining };
}

/** Sets going what follows from what. The answer stops it. */
export function startJoining(
  { selection, memberships, questions, terms, forms, facts, joining }: JoiningStores,
  { theme, session }: Pick<JoiningCommon, 'theme' | 'session'>,
  beside: Beside = () => undefined,
): () => void {
  const stops = [
    reaction(
      () => selection.centre,
      (slug) => void theme.load(slug),
    ),
    reaction(
      () => memberships.request.data,
      () => joining.catalogueChanged(),
    ),
    reaction(
      () => joining.offer?.type.id,
      (typeId) => {
        void questions.load(typeId);
        void terms.load(typeId);
      },
    ),
    reaction(
      () => joining.costsInput,
      (input) => void joining.purpose.price(input),
      { equals: compareStructural },
    ),
    reaction(
      () => facts.facts.plan === 'recurring' && !session.user?.hasInstruction,
      (needed) => needed && void terms.loadMandate(),
    ),
    reaction(
      () => joining.journey.facts,
      () => joining.factsChanged(),
      { equals: compareStructural },
    ),
    openForms(forms, () => [...joining.wantedForms, ...(beside()?.wantedForms ?? [])]),
    reaction(
      () => joining.keepable,
      (kept) => joining.keep(kept),
      { equals: compareStructural, delay: 250 },
    ),
  ];
  const keepNow = (): void => joining.keep(joining.keepable);
  window.addEventListener('pagehide', keepNow);
  return () => {
    window.removeEventListener('pagehide', keepNow);
    for (const stop of stops) stop();
  };
}
