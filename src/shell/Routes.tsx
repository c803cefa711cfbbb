import { lazyPart, preloadWhenIdle } from '../kit/components/lazyPart';
import { Suspense, use, useEffect, type ReactNode } from 'react';
import { Route, Routes, useParams, useLocation } from 'react-router-dom';
import { LoadingPage } from '../kit/components/LoadingPage';
import { JoinScreen, preloadJoinScreen } from './joinScreen';
import type { FollowKind, FollowingWalk } from '../following/FollowingWalk';
import type { App } from './wiring/createApp';
import { DocumentLink } from '../kit/site/DocumentLink';
import { NotFoundScreen } from '../kit/site/lazyNotFoundScreen';
import { MembersOnly } from '../sign-in/guards';
import { WithPayment } from '../checkout/WithPayment';
import { signInRoutes } from '../sign-in/routes';
import { useBackgroundLocation } from '../bookings/useBackgroundLocation';

const JoiningClosedScreen = lazyPart(
  () => import('./screens/JoiningClosedScreen'),
  (part) => part.JoiningClosedScreen,
);
const JoiningCheckoutScreen = lazyPart(
  () => import('../joining/screens/JoiningCheckoutScreen'),
  (part) => part.JoiningCheckoutScreen,
);
const JoinedScreen = lazyPart(
  () => import('./screens/JoinedScreen'),
  (part) => part.JoinedScreen,
);
const FollowScreen = lazyPart(
  () => import('../following/screens/FollowScreen'),
  (part) => part.FollowScreen,
);
const KioskScreen = lazyPart(
  () => import('../kiosk/screens/KioskScreen'),
  (part) => part.KioskScreen,
);

const AccountRoutes = lazyPart(
  () => import('../account/routes'),
  (part) => part.AccountRoutes,
);
const DeskRoutes = lazyPart(
  () => import('../desk/routes'),
  (part) => part.DeskRoutes,
);
const ChooseVenueScreen = lazyPart(
  () => import('../bookings/screens/ChooseVenueScreen'),
  (part) => part.ChooseVenueScreen,
);
const BookingsRoutes = lazyPart(
  () => import('../bookings/routes'),
  (part) => part.BookingsRoutes,
);

/** The routes of this site: those of every site, then the site's own. */
export function SiteRoutes({ app }: { readonly app: App }) {
  return (
    <Suspense fallback={<LoadingPage />}>
      <Routes>
        {signInRoutes(app.load.register)}
        <Route path="*" element={<OwnRoutes app={app} />} />
      </Routes>
    </Suspense>
  );
}

function OwnRoutes({ app }: { readonly app: App }) {
  const { config } = app.site;
  switch (config.site.app) {
    case 'online-joining':
      return <JoiningRoutes app={app} />;
    case 'my-account':
      return <AccountRoutes load={app.load} />;
    case 'bookings':
      if (config.isDesk) return <DeskRoutes load={app.load} />;
      return <BookingsSite app={app} />;
  }
}

/** The routes of the bookings site. The choice of a venue loads none of the booking stores. */
function BookingsSite({ app }: { readonly app: App }) {
  const below = useBackgroundLocation();
  const { pathname } = useLocation();
  if (pathname === '/') return <ChooseVenueScreen />;
  return <BookingsRoutes background={below} load={app.load.bookings} loadPayment={app.load.payment} />;
}

function JoiningRoutes({ app }: { readonly app: App }) {
  const paying = (screen: ReactNode) => <WithPayment load={app.load.payment} screen={screen} />;
  const selling = (screen: ReactNode) =>
    app.site.config.flags.onlineJoiningEnabled ? screen : <JoiningClosedScreen />;
  const following = (kind: FollowKind) =>
    selling(<MembersOnly screen={<Following kind={kind} load={app.load.following} />} />);
  return (
    <Routes>
      <Route path="/" element={selling(<JoinScreen />)} />
      <Route path="/centre/:centreSlug" element={selling(<JoinScreen />)} />
      <Route path="/centre/:centreSlug/membership/:membershipSlug/:paymentType" element={selling(<JoinScreen />)} />
      <Route
        path="/checkout"
        element={selling(<MembersOnly screen={<DocumentLink screen={paying(<JoiningCheckoutScreen />)} />} />)}
      />
      <Route
        path="/order-confirmed/:completeOrderId"
        element={<MembersOnly screen={paying(<JoinedScreen load={app.load.journey} />)} />}
      />
      <Route path="/change-membership/:membershipId" element={following('change')} />
      <Route path="/renew-membership/:membershipId" element={following('renew')} />
      <Route path="/kiosk" element={<KioskHome />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}

/** The first screen of a kiosk. Most visitors go on to joining, whose screen loads once this one is there. */
function KioskHome() {
  useEffect(() => preloadWhenIdle(preloadJoinScreen), []);
  return <KioskScreen />;
}

type FollowingProps = {
  readonly kind: FollowKind;
  readonly load: (kind: FollowKind, id: string) => Promise<FollowingWalk>;
};

/** The change or renewal of the membership in the URL. */
function Following({ kind, load }: FollowingProps) {
  const { membershipId = '' } = useParams();
  return <FollowScreen kind={kind} walk={use(load(kind, membershipId))} />;
}
