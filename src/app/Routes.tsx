import { lazyPart } from '../components/lazyPart';
import { Suspense, use, type ReactNode } from 'react';
import { Route, Routes, useParams, useLocation } from 'react-router-dom';
import { LoadingPage } from '../components/LoadingPage';
import { JoinScreen } from '../screens/join/JoinScreen';
import type { FollowKind, FollowingWalk } from '../stores/following/FollowingWalk';
import type { App } from './createApp';
import { DocumentLink } from './DocumentLink';
import { MembersOnly } from './guards';
import { Paying } from './Paying';
import { signInRoutes } from './signInRoutes';
import { useScreenBelow } from './useScreenBelow';

const NotFoundScreen = lazyPart(
  () => import('../screens/NotFoundScreen'),
  (part) => part.NotFoundScreen,
);
const JoiningCheckoutScreen = lazyPart(
  () => import('../screens/checkout/JoiningCheckoutScreen'),
  (part) => part.JoiningCheckoutScreen,
);
const ConfirmationScreen = lazyPart(
  () => import('../screens/confirmation/ConfirmationScreen'),
  (part) => part.ConfirmationScreen,
);
const FollowScreen = lazyPart(
  () => import('../screens/follow/FollowScreen'),
  (part) => part.FollowScreen,
);
const KioskScreen = lazyPart(
  () => import('../screens/kiosk/KioskScreen'),
  (part) => part.KioskScreen,
);

const AccountRoutes = lazyPart(
  () => import('./AccountRoutes'),
  (part) => part.AccountRoutes,
);
const DeskRoutes = lazyPart(
  () => import('./DeskRoutes'),
  (part) => part.DeskRoutes,
);
const ChooseVenueScreen = lazyPart(
  () => import('../screens/bookings/ChooseVenueScreen'),
  (part) => part.ChooseVenueScreen,
);
const BookingsRoutes = lazyPart(
  () => import('./BookingsRoutes'),
  (part) => part.BookingsRoutes,
);

/** The screens of this site: first those that every site has, then its own. */
export function SiteRoutes({ app }: { readonly app: App }) {
  return (
    <Suspense fallback={<LoadingPage />}>
      <Routes>
        {signInRoutes(app.register)}
        <Route path="*" element={<OwnRoutes app={app} />} />
      </Routes>
    </Suspense>
  );
}

function OwnRoutes({ app }: { readonly app: App }) {
  const { config } = app.stores;
  switch (config.site.app) {
    case 'online-joining':
      return <JoiningRoutes app={app} />;
    case 'my-account':
      return <AccountRoutes load={app.account} />;
    case 'bookings':
      if (config.isDesk) return <DeskRoutes app={app} />;
      return <BookingsSite app={app} />;
  }
}

/** Where one begins to book, nothing is loaded yet that booking needs. */
function BookingsSite({ app }: { readonly app: App }) {
  const below = useScreenBelow();
  const { pathname } = useLocation();
  if (pathname === '/') return <ChooseVenueScreen />;
  return <BookingsRoutes below={below} load={app.bookings} loadPayment={app.payment} />;
}

const buying = { label: 'Buy membership', href: '/' };

function JoiningRoutes({ app }: { readonly app: App }) {
  const paying = (screen: ReactNode) => <Paying load={app.payment} screen={screen} />;
  const following = (kind: FollowKind) => <MembersOnly screen={<Following kind={kind} load={app.following} />} />;
  return (
    <Routes>
      <Route path="/" element={<JoinScreen />} />
      <Route path="/centre/:centreSlug" element={<JoinScreen />} />
      <Route path="/centre/:centreSlug/membership/:membershipSlug/:paymentType" element={<JoinScreen />} />
      <Route
        path="/checkout"
        element={<MembersOnly screen={<DocumentLink screen={paying(<JoiningCheckoutScreen />)} />} />}
      />
      <Route
        path="/order-confirmed/:completeOrderId"
        element={<MembersOnly screen={paying(<ConfirmationScreen cameFrom={buying} />)} />}
      />
      <Route path="/change-membership/:membershipId" element={following('change')} />
      <Route path="/renew-membership/:membershipId" element={following('renew')} />
      <Route path="/kiosk" element={<KioskScreen />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}

type FollowingProps = {
  readonly kind: FollowKind;
  readonly load: (kind: FollowKind, id: string) => Promise<FollowingWalk>;
};

/** The change or renewal of the membership that the address names. */
function Following({ kind, load }: FollowingProps) {
  const { membershipId = '' } = useParams();
  return <FollowScreen kind={kind} walk={use(load(kind, membershipId))} />;
}
