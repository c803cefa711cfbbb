import { observer } from 'mobx-react-lite';
import { Suspense, use, type ReactNode } from 'react';
import { Route, Routes, useNavigate, type Location } from 'react-router-dom';
import { DialogComing } from '../kit/components/dialog/DialogComing';
import { lazyPart } from '../kit/components/lazyPart';
import type { PaymentStores } from '../checkout/PaymentContext';
import { ChooseVenueScreen } from './screens/ChooseVenueScreen';
import { TimetableScreen } from './screens/timetable/TimetableScreen';
import { ToSelectedVenue } from './screens/ToSelectedVenue';
import { NotFoundScreen } from '../kit/site/lazyNotFoundScreen';
import { BookingsProvider } from './BookingsContext';
import type { BookingsStores } from './create';
import { DocumentLink } from '../kit/site/DocumentLink';
import { MembersOnly } from '../sign-in/guards';
import { WithPayment } from '../checkout/WithPayment';
import { useSite } from '../kit/site/SiteContext';

const BasketScreen = lazyPart(
  () => import('./basket/BasketScreen'),
  (part) => part.BasketScreen,
);
const BasketDrawer = lazyPart(
  () => import('./basket/BasketDrawer'),
  (part) => part.BasketDrawer,
);
const BasketCheckoutScreen = lazyPart(
  () => import('./screens/BasketCheckoutScreen'),
  (part) => part.BasketCheckoutScreen,
);
const ConfirmationScreen = lazyPart(
  () => import('../checkout/confirmation/ConfirmationScreen'),
  (part) => part.ConfirmationScreen,
);
const CampsScreen = lazyPart(
  () => import('./screens/camps/CampsScreen'),
  (part) => part.CampsScreen,
);
const CoursesScreen = lazyPart(
  () => import('./screens/CoursesScreen'),
  (part) => part.CoursesScreen,
);

export type BookingsRoutesProps = {
  /** The screen shown behind the basket drawer; `undefined` when the basket is a page of its own. */
  readonly background: Location | undefined;
  readonly load: () => Promise<BookingsStores>;
  readonly loadPayment: () => Promise<PaymentStores>;
};

const basketCrumb = { label: 'Basket', href: '/basket' };

/** The screens of the bookings site. */
export const BookingsRoutes = observer(function BookingsRoutes({ background, load, loadPayment }: BookingsRoutesProps) {
  const { flags } = useSite().config;
  const paying = (screen: ReactNode) => <MembersOnly screen={<WithPayment load={loadPayment} screen={screen} />} />;
  return (
    <BookingsProvider value={use(load())}>
      <Routes {...(background && { location: background })}>
        <Route path="/" element={<ChooseVenueScreen />} />
        <Route path="/location/:locationSlug" element={<TimetableScreen />} />
        <Route path="/location" element={<ToSelectedVenue kind="activity" />} />
        <Route path="/redirect-to-selected-venue" element={<ToSelectedVenue kind="activity" />} />
        {flags.campsAndCoursesBookingEnabled && (
          <>
            <Route path="/camps" element={<ToSelectedVenue kind="camp" />} />
            <Route path="/camps/:venueSlug/*" element={<CampsScreen />} />
            <Route path="/camp-redirect-to-selected-venue" element={<ToSelectedVenue kind="camp" />} />
            <Route path="/courses" element={<ToSelectedVenue kind="course" />} />
            <Route path="/courses/:venueSlug/*" element={<CoursesScreen />} />
            <Route path="/course-redirect-to-selected-venue" element={<ToSelectedVenue kind="course" />} />
          </>
        )}
        <Route path="/basket" element={<BasketScreen />} />
        <Route path="/checkout" element={<DocumentLink screen={paying(<BasketCheckoutScreen />)} />} />
        <Route
          path="/booking-confirmed/:completeOrderId"
          element={paying(<ConfirmationScreen cameFrom={basketCrumb} />)}
        />
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
      {background && <BasketOverlay />}
    </BookingsProvider>
  );
});

function BasketOverlay() {
  const navigate = useNavigate();
  return (
    <Suspense fallback={<DialogComing />}>
      <BasketDrawer onClose={() => void navigate(-1)} />
    </Suspense>
  );
}
