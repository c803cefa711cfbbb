import type { Vocabulary } from '../../../schemas/generated/journey';
import type { ApiClient } from '../../kit/api/ApiClient';
import type { Clock, KeyValueStorage } from '../../ground/core/services';
import type { CartStore } from '../stores/CartStore';
import type { LateFinder } from '../../finder/LateFinder';
import type { FactsStore } from '../stores/FactsStore';
import type { FormsStore } from '../../kit/walk/FormsStore';
import type { MembershipOffersStore } from '../stores/MembershipOffersStore';
import type { SiteNavigator } from '../../kit/site/SiteNavigator';
import type { PricingStore } from '../stores/PricingStore';
import type { QuestionsStore } from '../stores/QuestionsStore';
import type { SelectionStore } from '../stores/SelectionStore';
import type { SessionStore } from '../../sign-in/SessionStore';
import type { TermsStore } from '../stores/TermsStore';
import type { ToastStore } from '../../kit/site/ToastStore';
import type { VenuesStore } from '../../finder/VenuesStore';

/** The stores and services that a joining works with. */
export type JoiningParts = {
  readonly client: ApiClient;
  readonly vocabulary: Vocabulary;
  /** The sales channel, which is sent with the sale. */
  readonly source: string;
  readonly clientId: () => string;
  readonly facts: FactsStore;
  readonly session: SessionStore;
  readonly selection: SelectionStore;
  readonly venues: VenuesStore;
  readonly finder: Pick<LateFinder, 'clear'>;
  readonly memberships: MembershipOffersStore;
  readonly pricing: PricingStore;
  readonly questions: QuestionsStore;
  readonly terms: TermsStore;
  readonly cart: CartStore;
  readonly forms: FormsStore;
  readonly toasts: ToastStore;
  readonly navigator: SiteNavigator;
  readonly clock: Clock;
  /** `undefined` in a kiosk, where nothing of a customer is kept over a reload. */
  readonly storage: KeyValueStorage | undefined;
};
