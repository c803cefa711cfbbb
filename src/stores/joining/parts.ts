import type { Vocabulary } from '../../../schemas/generated/journey';
import type { ApiClient } from '../../api/ApiClient';
import type { Clock, KeyValueStorage } from '../../core/services';
import type { CartStore } from '../CartStore';
import type { FinderStore } from '../finder/FinderStore';
import type { FactsStore } from '../FactsStore';
import type { FormsStore } from '../FormsStore';
import type { MembershipsStore } from '../MembershipsStore';
import type { Navigator } from '../Navigator';
import type { PricingStore } from '../PricingStore';
import type { QuestionsStore } from '../QuestionsStore';
import type { SelectionStore } from '../SelectionStore';
import type { SessionStore } from '../SessionStore';
import type { TermsStore } from '../TermsStore';
import type { ToastStore } from '../ToastStore';
import type { VenuesStore } from '../VenuesStore';

/** What joining works with. */
export type JoiningParts = {
  readonly client: ApiClient;
  readonly vocabulary: Vocabulary;
  /** Sent with the sale. */
  readonly source: string;
  readonly clientId: () => string;
  readonly facts: FactsStore;
  readonly session: SessionStore;
  readonly selection: SelectionStore;
  readonly venues: VenuesStore;
  readonly finder: Pick<FinderStore, 'clear'>;
  readonly memberships: MembershipsStore;
  readonly pricing: PricingStore;
  readonly questions: QuestionsStore;
  readonly terms: TermsStore;
  readonly cart: CartStore;
  readonly forms: FormsStore;
  readonly toasts: ToastStore;
  readonly navigator: Navigator;
  readonly clock: Clock;
  /** `undefined` in a kiosk: nothing of a person outlives the page there. */
  readonly storage: KeyValueStorage | undefined;
};
