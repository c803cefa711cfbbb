import { accountApi } from '../../api/account';
import type { ApiClient } from '../../api/ApiClient';
import { Resource } from '../Resource';
import type { SessionStore } from '../SessionStore';
import type { ToastStore } from '../ToastStore';
import { BookingsStore } from './BookingsStore';
import { DetailsStore } from './DetailsStore';
import { GuestPassesStore } from './GuestPassesStore';
import { MembershipsStore } from './MembershipsStore';
import { PaymentsStore } from './PaymentsStore';
import type { AccountPackage } from '../../api/account';

export type AccountParts = { readonly client: ApiClient; readonly session: SessionStore; readonly toasts: ToastStore };

export type AccountStores = {
  readonly memberships: MembershipsStore;
  readonly bookings: BookingsStore;
  readonly packages: Resource<readonly AccountPackage[]>;
  readonly guestPasses: GuestPassesStore;
  readonly payments: PaymentsStore;
  readonly details: DetailsStore;
  /** Forgets what belongs to whoever was signed in. */
  forget(): void;
};

/** Wires what the account site shows. */
export function createAccount({ client, session, toasts }: AccountParts): AccountStores {
  const api = accountApi(client);
  const stores = {
    memberships: new MembershipsStore(api, session, toasts),
    bookings: new BookingsStore(api, session, toasts),
    packages: new Resource(() => api.packages()),
    guestPasses: new GuestPassesStore(api, toasts),
    payments: new PaymentsStore(api, toasts),
    details: new DetailsStore(api, session, toasts),
  };
  const { memberships, bookings, packages, guestPasses, payments } = stores;
  return {
    ...stores,
    forget: () => [memberships, bookings, packages, guestPasses, payments].forEach((store) => store.forget()),
  };
}
