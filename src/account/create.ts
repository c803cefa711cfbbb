import { reaction } from 'mobx';
import { accountApi } from '../kit/api/account';
import type { ApiClient } from '../kit/api/ApiClient';
import { saveFile } from '../kit/components/saveFile';
import { Resource } from '../kit/api/Resource';
import type { SessionStore } from '../sign-in/SessionStore';
import type { ToastStore } from '../kit/site/ToastStore';
import { BookingsStore } from './BookingsStore';
import { DeletionStore } from './deletion/DeletionStore';
import { DetailsStore } from './DetailsStore';
import { DevicesStore } from './DevicesStore';
import { EmailChangeStore } from './email/EmailChangeStore';
import { GuestPassesStore } from './GuestPassesStore';
import { MembershipsStore } from './MembershipsStore';
import { IdentityStore } from './identity/IdentityStore';
import { keepPassOf, type PassSite } from './pass/keepPassOf';
import { PasskeysStore } from './passkeys/PasskeysStore';
import { MarketingStore } from './marketing/MarketingStore';
import { OwnDataStore } from './data/OwnDataStore';
import { PaymentsStore } from './PaymentsStore';
import { PenaltiesStore } from './PenaltiesStore';
import type { AccountPackage, AccountWallets } from '../kit/api/account';
import { WaitingListStore } from './WaitingListStore';
import { basketApi } from '../kit/api/basket';
import { waitingListApi } from '../kit/api/waitingList';

export type AccountParts = {
  readonly client: ApiClient;
  readonly session: SessionStore;
  readonly toasts: ToastStore;
  /** The site of the pass that is kept in this browser; `undefined` where many people share the browser, or another site has the page in a frame. */
  readonly pass: PassSite | undefined;
};

export type AccountStores = {
  readonly memberships: MembershipsStore;
  readonly bookings: BookingsStore;
  readonly packages: Resource<readonly AccountPackage[]>;
  readonly wallets: Resource<AccountWallets>;
  readonly penalties: PenaltiesStore;
  readonly guestPasses: GuestPassesStore;
  readonly payments: PaymentsStore;
  readonly details: DetailsStore;
  readonly devices: DevicesStore;
  readonly emailChange: EmailChangeStore;
  readonly deletion: DeletionStore;
  readonly identity: IdentityStore;
  readonly marketing: MarketingStore;
  readonly ownData: OwnDataStore;
  readonly passkeys: PasskeysStore;
  readonly waitingList: WaitingListStore;
};

/** Creates the stores of the account site. They are cleared when another customer signs in. */
export function createAccount({ client, session, toasts, pass }: AccountParts): AccountStores {
  const api = accountApi(client);
  const basket = basketApi(client);
  const stores = {
    memberships: new MembershipsStore(api, session, toasts),
    bookings: new BookingsStore(api, session, toasts),
    packages: new Resource(() => api.packages()),
    wallets: new Resource(() => api.wallets()),
    penalties: new PenaltiesStore({ api, basket }),
    guestPasses: new GuestPassesStore(api, toasts),
    payments: new PaymentsStore(api),
    details: new DetailsStore(api, session, toasts),
    emailChange: new EmailChangeStore({ api, session }),
    devices: new DevicesStore(api, session, toasts),
    deletion: new DeletionStore({ api, session, toasts }),
    identity: new IdentityStore({ api, session, toasts }),
    marketing: new MarketingStore({ api, toasts }),
    ownData: new OwnDataStore({ api, toasts, saveFile }),
    passkeys: new PasskeysStore(api, toasts),
    waitingList: new WaitingListStore({ api: waitingListApi(client), basket, toasts }),
  };
  const { details: _, ...ofCustomer } = stores;
  reaction(
    () => session.user?.id,
    () => Object.values(ofCustomer).forEach((store) => store.forget()),
  );
  if (pass) keepPassOf(session, stores.memberships, pass);
  return stores;
}
