import { compareStructural, observable, reaction, runInAction } from 'mobx';
import type { Config } from '../../schemas/generated/config';
import { vocabulary } from '../../schemas/vocabulary';
import { ApiClient } from '../api/ApiClient';
import { clientApi, type Theme } from '../api/client';
import type { Services } from '../core/services';
import type { PaymentStores } from '../payment/PaymentContext';
import { CartStore } from '../stores/CartStore';
import { ConfigStore } from '../stores/ConfigStore';
import { FactsStore } from '../stores/FactsStore';
import { FormsStore } from '../stores/FormsStore';
import { JoiningStore } from '../stores/joining/JoiningStore';
import { bundledJourneys, loadJourney } from '../stores/journeyFile';
import { MembershipsStore } from '../stores/MembershipsStore';
import { Navigator } from '../stores/Navigator';
import { PricingStore } from '../stores/PricingStore';
import { QuestionsStore } from '../stores/QuestionsStore';
import { SelectionStore } from '../stores/SelectionStore';
import { SessionStore, type TokenCookie } from '../stores/SessionStore';
import type { Stores } from '../stores/StoresContext';
import { TermsStore } from '../stores/TermsStore';
import { ThemeStore } from '../stores/ThemeStore';
import { ToastStore } from '../stores/ToastStore';
import { VenuesStore } from '../stores/VenuesStore';
import { createReporter, type Reporter } from './reporter';
import { reloadOnce } from './reloadOnce';

export type App = {
  readonly stores: Stores;
  /** What paying needs, loaded when it comes to that. */
  readonly payment: () => Promise<PaymentStores>;
  readonly report: Reporter;
  /** The operator's footer as encoded HTML; empty when there is none. */
  readonly loadFooter: (venue: string | undefined) => Promise<string>;
  /** `failed`: the operator's record could not be had, so there is nothing here. */
  readonly client: Promise<'ready' | 'failed'>;
  /** Sets everything going. The answer stops it. */
  start(): () => void;
};

export type AppParts = {
  readonly config: Config;
  readonly theme: Theme | undefined;
  readonly services: Services;
  readonly cookie: TokenCookie;
};

/** Wires the page: every store with exactly what it works with. */
export function createApp({ config: configData, theme: inlinedTheme, services, cookie }: AppParts): App {
  const { clock, storage, network, location } = services;
  const config = new ConfigStore(configData, location, storage);
  const navigator = new Navigator(location);
  const client = new ApiClient({
    base: configData.apiBase,
    network,
    bearer: () => (configData.session.bearer ? cookie.read() : undefined),
    onUnauthorised() {
      if (cookie.read() === undefined) return;
      session.drop();
      reloadOnce(services);
    },
  });
  const report = createReporter(client);
  const session = new SessionStore(client, cookie, clock);
  const theme = new ThemeStore(client, inlinedTheme);
  const toasts = new ToastStore(clock, storage);
  const venues = new VenuesStore(client);
  const selection = new SelectionStore();
  const memberships = new MembershipsStore(client);
  const pricing = new PricingStore(client);
  const questions = new QuestionsStore(client);
  const terms = new TermsStore(client);
  const cart = new CartStore(client);
  const paying = observable.box<PaymentStores | undefined>(undefined, { deep: false });
  const facts = new FactsStore({
    session,
    selection,
    questions,
    terms,
    cart,
    forms: () => forms,
    payment: () => paying.get()?.checkout.paymentFacts,
  });
  const surroundings = {
    facts: () => facts.facts,
    bounds: () => ({ ...joining.bounds, ...paying.get()?.checkout.bounds, links: configData.links }),
  };
  const forms: FormsStore = new FormsStore(client, questions, surroundings, report);
  const { source } = config.site;
  const shared = { vocabulary, source, facts, session, cart, forms, toasts, navigator };
  const joining: JoiningStore = new JoiningStore(
    {
      ...shared,
      client,
      clientId: () => config.clientId ?? '',
      selection,
      venues,
      memberships,
      pricing,
      questions,
      terms,
      clock,
      storage: config.kiosk ? undefined : storage,
    },
    bundledJourneys.join,
  );

  const stores: Stores = {
    config,
    theme,
    session,
    toasts,
    navigator,
    venues,
    selection,
    memberships,
    pricing,
    questions,
    terms,
    cart,
    forms,
    joining,
  };

  const reactions = (): readonly (() => void)[] => [
    reaction(
      () => selection.centre,
      (slug) => void theme.load(slug),
    ),
    reaction(
      () => session.status,
      (_status, before) => before !== 'unknown' && void joining.sessionChanged(),
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
      (input) => void pricing.load(input),
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
    reaction(
      () =>
        [...joining.wantedForms, ...(paying.get()?.checkout.wantedForms ?? [])].map(
          (section) => [section, section.form && forms.definitionOf(section.form)] as const,
        ),
      (wanted) => {
        for (const [section, definition] of wanted) {
          if (definition) forms.open(section, definition);
          else if (section.form) forms.fetch(section.form);
        }
      },
      { fireImmediately: true },
    ),
    reaction(
      () => joining.keepable,
      (kept) => joining.keep(kept),
      { equals: compareStructural, delay: 250 },
    ),
  ];

  const load = async (name: keyof typeof bundledJourneys) => {
    const loaded = await loadJourney(name, configData.journeys.base, network);
    if (loaded.report !== undefined) report(loaded.report);
    return loaded;
  };
  const loadPayment = async (): Promise<PaymentStores> => {
    const [{ createPayment }, { journey }] = await Promise.all([import('../payment/createPayment'), load('checkout')]);
    const payment = createPayment({ ...shared, client, clock, kiosk: config.kiosk, storage });
    payment.checkout.use(journey);
    runInAction(() => paying.set(payment));
    return payment;
  };
  let loadingPayment: Promise<PaymentStores> | undefined;

  return {
    stores,
    payment: () => (loadingPayment ??= loadPayment()),
    loadFooter: async (venue) => {
      const outcome = await clientApi(client).footer(venue);
      return outcome.ok ? outcome.data.content : '';
    },
    report,
    client: clientApi(client)
      .client()
      .then((outcome) => {
        if (outcome.ok) config.setClientId(outcome.data.id);
        return outcome.ok ? 'ready' : 'failed';
      }),
    start() {
      const stops = [session.start(), ...reactions()];
      toasts.showCarried();
      void load('join').then(({ journey, hash }) => joining.use(journey, hash));
      if (theme.status === 'loading') void theme.load(undefined);
      // A part of the page that is gone was replaced by a newer release: the whole page is had anew.
      const getNewer = (event: Event): void => {
        if (window.navigator.onLine && reloadOnce(services)) event.preventDefault();
      };
      const keepNow = (): void => joining.keep(joining.keepable);
      window.addEventListener('pagehide', keepNow);
      window.addEventListener('vite:preloadError', getNewer);
      return () => {
        window.removeEventListener('pagehide', keepNow);
        window.removeEventListener('vite:preloadError', getNewer);
        for (const stop of stops) stop();
      };
    },
  };
}
