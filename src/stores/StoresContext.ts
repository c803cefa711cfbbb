import { createContext, useContext } from 'react';
import type { BasketStore } from './bookings/BasketStore';
import type { CartStore } from './CartStore';
import type { ConfigStore } from './ConfigStore';
import type { ConsentStore } from './ConsentStore';
import type { FinderStore } from './finder/FinderStore';
import type { FormsStore } from './FormsStore';
import type { JoiningStore } from './joining/JoiningStore';
import type { KioskVisit } from './kiosk/KioskVisit';
import type { MembershipsStore } from './MembershipsStore';
import type { Navigator } from './Navigator';
import type { Payable } from './Payable';
import type { PricingStore } from './PricingStore';
import type { QuestionsStore } from './QuestionsStore';
import type { SelectedVenueStore } from './SelectedVenueStore';
import type { SelectionStore } from './SelectionStore';
import type { SessionStore } from './SessionStore';
import type { TermsStore } from './TermsStore';
import type { ThemeStore } from './ThemeStore';
import type { ToastStore } from './ToastStore';
import type { VenuesStore } from './VenuesStore';
import type { WayBack } from './WayBack';

export type Stores = {
  readonly config: ConfigStore;
  readonly theme: ThemeStore;
  readonly session: SessionStore;
  readonly toasts: ToastStore;
  readonly wayBack: WayBack;
  readonly consent: ConsentStore;
  readonly navigator: Navigator;
  readonly venues: VenuesStore;
  readonly finder: FinderStore;
  readonly selectedVenue: SelectedVenueStore;
  readonly selection: SelectionStore;
  readonly memberships: MembershipsStore;
  readonly pricing: PricingStore;
  readonly questions: QuestionsStore;
  readonly terms: TermsStore;
  readonly cart: CartStore;
  readonly forms: FormsStore;
  readonly joining: JoiningStore;
  /** Once it is there: on the bookings site, and where its badge is shown. */
  readonly basket: BasketStore | undefined;
  /** What the checkout of this site takes payment for, once it is there. */
  readonly payable: Payable | undefined;
  /** Only in a kiosk. */
  readonly kiosk: KioskVisit | undefined;
};

const StoresContext = createContext<Stores | undefined>(undefined);

export const StoresProvider = StoresContext.Provider;

/** The visit to a kiosk, also on a screen that is drawn where there are no stores. */
export function useKiosk(): KioskVisit | undefined {
  return useContext(StoresContext)?.kiosk;
}

export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('A part of the page was drawn outside a StoresProvider.');
  return stores;
}
