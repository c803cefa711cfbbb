import { compareStructural, reaction } from 'mobx';
import type { Journey } from '../../schemas/generated/journey';
import { vocabulary } from '../../schemas/vocabulary';
import type { ApiClient } from '../kit/api/ApiClient';
import type { CheckoutStore } from '../checkout/CheckoutStore';
import type { CartStore } from './stores/CartStore';
import { FactsStore } from './stores/FactsStore';
import { FormsStore } from '../kit/walk/FormsStore';
import { JoiningStore } from './walk/JoiningStore';
import type { JoiningParts } from './walk/parts';
import type { Purpose } from './walk/purpose';
import { MembershipOffersStore } from './stores/MembershipOffersStore';
import { PricingStore } from './stores/PricingStore';
import { QuestionsStore } from './stores/QuestionsStore';
import { SelectionStore } from './stores/SelectionStore';
import { TermsStore } from './stores/TermsStore';
import { openForms } from '../kit/walk/openForms';
import type { Reporter } from '../kit/api/reporter';
import type { ThemeStore } from '../kit/site/ThemeStore';

/** The parts of the page that all membership journeys share. */
export type SharedJoiningParts = {
  readonly client: ApiClient;
  readonly report: Reporter;
  readonly theme: Pick<ThemeStore, 'load'>;
  readonly cart: CartStore;
  /** The functions by name that keep what was typed. They run when the session is over, while its customer is still known. */
  readonly keepers: Map<string, () => void>;
} & Pick<
  JoiningParts,
  'source' | 'clientId' | 'session' | 'venues' | 'finder' | 'toasts' | 'navigator' | 'clock' | 'storage'
>;

/** The checkout loaded on the same page; `undefined` before that. */
export type LoadedCheckout = () => Pick<CheckoutStore, 'paymentFacts' | 'bounds' | 'wantedForms'> | undefined;

export type JoiningStores = {
  readonly selection: SelectionStore;
  readonly memberships: MembershipOffersStore;
  readonly pricing: PricingStore;
  readonly questions: QuestionsStore;
  readonly terms: TermsStore;
  readonly cart: CartStore;
  readonly facts: FactsStore;
  readonly forms: FormsStore;
  readonly joining: JoiningStore;
};

/** Creates the stores of one membership journey, which shares no choices with the others. */
export function createJoining(
  shared: SharedJoiningParts,
  journey: Journey,
  purposeOf: (parts: JoiningParts) => Purpose,
  loadedCheckout: LoadedCheckout = () => undefined,
): JoiningStores {
  const { client, cart, session, report, storage } = shared;
  const selection = new SelectionStore();
  const memberships = new MembershipOffersStore(client);
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
    payment: () => loadedCheckout()?.paymentFacts,
  });
  const surroundings = {
    facts: () => facts.facts,
    bounds: () => ({ ...joining.forms.bounds, ...loadedCheckout()?.bounds }),
    report,
    // At the desk the session is the staff's: what was typed for one customer must not come back for the next.
    aside:
      storage && shared.source !== 'front-of-house'
        ? { storage, owner: () => session.user?.id, keepers: shared.keepers }
        : undefined,
  };
  const forms: FormsStore = new FormsStore(client, questions, surroundings, () => session.user?.id ?? '');
  const parts = { ...shared, vocabulary, facts, forms, selection, memberships, pricing, questions, terms };
  const joining: JoiningStore = new JoiningStore(parts, purposeOf(parts), journey);
  return { selection, memberships, pricing, questions, terms, cart, facts, forms, joining };
}

/** Starts the reactions of a membership journey. Returns a disposer. */
export function startJoining(
  { selection, memberships, questions, terms, facts, forms, joining }: JoiningStores,
  { theme, keepers }: Pick<SharedJoiningParts, 'theme' | 'keepers'>,
  loadedCheckout: LoadedCheckout = () => undefined,
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
      () => joining.forms.priceBasis,
      (basis) => void joining.purpose.price(basis),
      { equals: compareStructural },
    ),
    reaction(
      () => joining.continuing.isPriced,
      (isPriced) => isPriced && joining.continuing.goOnPriced(),
    ),
    reaction(
      () => joining.forms.lacksBillingDay,
      (lacks) => lacks && joining.forms.chooseFirstBillingDay(),
    ),
    reaction(
      // The terms that could not be loaded are asked for again once somebody has logged in or out.
      () => (joining.asksForMandate ? facts.facts.loggedIn : undefined),
      (needed) => needed && void terms.loadMandate(),
    ),
    reaction(
      () => joining.journey.facts,
      () => joining.factsChanged(),
      { equals: compareStructural },
    ),
    openForms(forms, () => [...joining.forms.wanted, ...(loadedCheckout()?.wantedForms ?? [])]),
    reaction(
      () => joining.keepable,
      (kept) => joining.keep(kept),
      { equals: compareStructural, delay: 250 },
    ),
    keepOnLeaving(joining, keepers),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Keeps a journey when its page is left or its session is over, and wakes it up when Back brings the page up again. */
function keepOnLeaving(joining: JoiningStore, keepers: SharedJoiningParts['keepers']): () => void {
  const name = `walk ${joining.purpose.walk}`;
  const keepNow = (): void => joining.keep(joining.keepable);
  const wakeUp = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) void joining.wakeUp();
  };
  keepers.set(name, keepNow);
  window.addEventListener('pagehide', keepNow);
  window.addEventListener('pageshow', wakeUp);
  return () => {
    if (keepers.get(name) === keepNow) keepers.delete(name);
    window.removeEventListener('pagehide', keepNow);
    window.removeEventListener('pageshow', wakeUp);
  };
}
