import { observer } from 'mobx-react-lite';
import { use, type ReactNode } from 'react';
import { Route, Routes, useParams } from 'react-router-dom';
import { lazyPart } from '../kit/components/lazyPart';
import { NotFoundScreen } from '../kit/site/lazyNotFoundScreen';
import { DashboardScreen } from './screens/DashboardScreen';
import { AccountProvider } from './AccountContext';
import type { AccountStores } from './create';
import type { EndingWalk } from './ending/ending';
import type { FreezeWalk } from './freezing/freezing';
import { MembersOnly } from '../sign-in/guards';
import type { PaymentStores } from '../checkout/PaymentContext';
import { WithPayment } from '../checkout/WithPayment';
import { DocumentLink } from '../kit/site/DocumentLink';
import { useSite } from '../kit/site/SiteContext';

const BookingsScreen = lazyPart(
  () => import('./screens/BookingsScreen'),
  (part) => part.BookingsScreen,
);
const EndingScreen = lazyPart(
  () => import('./ending/EndingScreen'),
  (part) => part.EndingScreen,
);
const CardCheckoutScreen = lazyPart(
  () => import('./card/CardCheckoutScreen'),
  (part) => part.CardCheckoutScreen,
);
const ConfirmEmailScreen = lazyPart(
  () => import('./email/ConfirmEmailScreen'),
  (part) => part.ConfirmEmailScreen,
);
const DeletionScreen = lazyPart(
  () => import('./deletion/DeletionScreen'),
  (part) => part.DeletionScreen,
);
const DetailsScreen = lazyPart(
  () => import('./screens/details/DetailsScreen'),
  (part) => part.DetailsScreen,
);
const FreezeScreen = lazyPart(
  () => import('./freezing/FreezeScreen'),
  (part) => part.FreezeScreen,
);
const GuestPassesScreen = lazyPart(
  () => import('./screens/GuestPassesScreen'),
  (part) => part.GuestPassesScreen,
);
const MembershipsScreen = lazyPart(
  () => import('./screens/memberships/MembershipsScreen'),
  (part) => part.MembershipsScreen,
);
const PackagesScreen = lazyPart(
  () => import('./screens/PackagesScreen'),
  (part) => part.PackagesScreen,
);
const PaymentsScreen = lazyPart(
  () => import('./screens/PaymentsScreen'),
  (part) => part.PaymentsScreen,
);
const ReceiptScreen = lazyPart(
  () => import('./screens/ReceiptScreen'),
  (part) => part.ReceiptScreen,
);

/** Loads what an account's pages need, each when it is opened. */
export type AccountLoaders = {
  readonly account: () => Promise<AccountStores>;
  readonly ending: (membershipId: string) => Promise<EndingWalk>;
  readonly freezing: (membershipId: string) => Promise<FreezeWalk>;
  readonly payment: () => Promise<PaymentStores>;
};

/** The cancelling of the membership in the URL. */
function Ending({ load }: { readonly load: AccountLoaders['ending'] }) {
  const { membershipId = '' } = useParams();
  return <EndingScreen ending={use(load(membershipId))} />;
}

/** The freezing of the membership in the URL. */
function Freezing({ load }: { readonly load: AccountLoaders['freezing'] }) {
  const { membershipId = '' } = useParams();
  return <FreezeScreen freezing={use(load(membershipId))} />;
}

/** The screens of the account site. All of them require a login but the confirmation of a mailed link and the page of a deleted account. */
export const AccountRoutes = observer(function AccountRoutes({ load }: { readonly load: AccountLoaders }) {
  const { flags } = useSite().config;
  const own = (screen: ReactNode) => <MembersOnly screen={screen} />;
  return (
    <AccountProvider value={use(load.account())}>
      <Routes>
        <Route path="/" element={own(<DashboardScreen />)} />
        <Route path="/user-details" element={own(<DetailsScreen />)} />
        <Route path="/memberships" element={own(<MembershipsScreen />)} />
        <Route path="/memberships/:membershipId/cancel" element={own(<Ending load={load.ending} />)} />
        <Route path="/memberships/:membershipId/freeze" element={own(<Freezing load={load.freezing} />)} />
        <Route path="/packages" element={own(<PackagesScreen />)} />
        <Route path="/bookings" element={own(<BookingsScreen when="upcoming" />)} />
        <Route path="/bookings/upcoming" element={own(<BookingsScreen when="upcoming" />)} />
        <Route path="/bookings/past" element={own(<BookingsScreen when="past" />)} />
        {flags.onlineGuestPassesEnabled && <Route path="/guest-passes" element={own(<GuestPassesScreen />)} />}
        <Route path="/payments" element={own(<PaymentsScreen />)} />
        <Route path="/payments/:paymentId" element={own(<ReceiptScreen />)} />
        <Route
          path="/checkout"
          element={own(<DocumentLink screen={<WithPayment load={load.payment} screen={<CardCheckoutScreen />} />} />)}
        />
        <Route path="/delete-account" element={<DeletionScreen />} />
        <Route path="/confirm-email" element={<ConfirmEmailScreen />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </AccountProvider>
  );
});
