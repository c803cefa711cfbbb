import { observer } from 'mobx-react-lite';
import { use, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazyPart } from '../components/lazyPart';
import { NotFoundScreen } from '../screens/NotFoundScreen';
import { DashboardScreen } from '../screens/account/DashboardScreen';
import { AccountProvider } from '../stores/account/AccountContext';
import type { AccountStores } from '../stores/account/createAccount';
import { useStores } from '../stores/StoresContext';
import { MembersOnly } from './guards';

const BookingsScreen = lazyPart(
  () => import('../screens/account/BookingsScreen'),
  (part) => part.BookingsScreen,
);
const DetailsScreen = lazyPart(
  () => import('../screens/account/details/DetailsScreen'),
  (part) => part.DetailsScreen,
);
const GuestPassesScreen = lazyPart(
  () => import('../screens/account/GuestPassesScreen'),
  (part) => part.GuestPassesScreen,
);
const MembershipsScreen = lazyPart(
  () => import('../screens/account/memberships/MembershipsScreen'),
  (part) => part.MembershipsScreen,
);
const PackagesScreen = lazyPart(
  () => import('../screens/account/PackagesScreen'),
  (part) => part.PackagesScreen,
);
const PaymentsScreen = lazyPart(
  () => import('../screens/account/PaymentsScreen'),
  (part) => part.PaymentsScreen,
);
const ReceiptScreen = lazyPart(
  () => import('../screens/account/ReceiptScreen'),
  (part) => part.ReceiptScreen,
);

/** The screens of the account site: all of them for members only. */
export const AccountRoutes = observer(function AccountRoutes({
  load,
}: {
  readonly load: () => Promise<AccountStores>;
}) {
  const { flags } = useStores().config;
  const own = (screen: ReactNode) => <MembersOnly screen={screen} />;
  return (
    <AccountProvider value={use(load())}>
      <Routes>
        <Route path="/" element={own(<DashboardScreen />)} />
        <Route path="/user-details" element={own(<DetailsScreen />)} />
        <Route path="/memberships" element={own(<MembershipsScreen />)} />
        <Route path="/packages" element={own(<PackagesScreen />)} />
        <Route path="/bookings" element={own(<BookingsScreen when="upcoming" />)} />
        <Route path="/bookings/upcoming" element={own(<BookingsScreen when="upcoming" />)} />
        <Route path="/bookings/past" element={own(<BookingsScreen when="past" />)} />
        {flags.onlineGuestPassesEnabled && <Route path="/guest-passes" element={own(<GuestPassesScreen />)} />}
        <Route path="/payments" element={own(<PaymentsScreen />)} />
        <Route path="/payments/:paymentId" element={own(<ReceiptScreen />)} />
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </AccountProvider>
  );
});
