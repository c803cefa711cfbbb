import type { BasketStore } from '../bookings/BasketStore';
import type { KeyValueStorage } from '../ground/core/services';
import type { ApiClient } from '../kit/api/ApiClient';
import type { SiteNavigator } from '../kit/site/SiteNavigator';
import type { ToastStore } from '../kit/site/ToastStore';

/** The services and stores of which the desk's store is made. */
export type DeskParts = {
  readonly client: ApiClient;
  readonly basket: BasketStore;
  readonly toasts: ToastStore;
  readonly navigator: Pick<SiteNavigator, 'go'>;
  readonly storage: KeyValueStorage;
  /** Runs when the customer at the desk is done with, before the next one. */
  readonly onCustomerGone: () => void;
  /** Runs when the customer has given a place back or left a waiting list: basket and timetable show it too. */
  readonly onPlacesChanged: () => void;
  /** Returns the slug of the tablet's own centre, whose till the money goes to; undefined until staff have chosen one. */
  readonly tillVenue: () => string | undefined;
  /** The symbol of the operator's currency. */
  readonly currency: string;
};
