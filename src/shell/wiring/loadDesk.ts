import type { BookingsStores } from '../../bookings/create';
import { createDesk } from '../../desk/create';
import type { DeskStore } from '../../desk/DeskStore';
import type { Page } from './createPage';

/** Makes the desk's store. */
export async function loadDesk(page: Page, bookings: () => Promise<BookingsStores>): Promise<DeskStore> {
  const { site, signIn, finder, client, storage, loaded } = page;
  const { basket, schedule } = await bookings();
  const { toasts, navigator, config } = site;
  const { currency } = config;
  const { session } = signIn;
  const onCustomerGone = (): void => finder.selectedVenue.endVisit();
  const onPlacesChanged = (): void => void Promise.all([basket.load(), schedule.load()]);
  const tillVenue = (): string | undefined => finder.selectedVenue.ownSlug;
  const parts = { client, toasts, navigator, storage, currency, basket, onCustomerGone, onPlacesChanged, tillVenue };
  const desk = createDesk({ ...parts, session });
  loaded.add({ desk });
  return desk;
}
