import { observer } from 'mobx-react-lite';
import { Suspense, use, type ReactNode } from 'react';
import { Route, Routes, useNavigate, type Location } from 'react-router-dom';
import { lazyPart } from '../components/lazyPart';
import type { PaymentStores } from '../payment/PaymentContext';
import { ChooseVenueScreen } from '../screens/bookings/ChooseVenueScreen';
import { TimetableScreen } from '../screens/bookings/TimetableScreen';
import { ToSelectedVenue } from '../screens/bookings/ToSelectedVenue';
import { NotFoundScreen } from '../screens/NotFoundScreen';
import { BookingsProvider } from '../stores/bookings/BookingsContext';
import type { BookingsStores } from '../stores/bookings/createBookings';
import { useStores } from '../stores/StoresContext';
import { DocumentLink } from './DocumentLink';
import { MembersOnly } from './guards';
import { Paying } from './Paying';

const BasketScreen = lazyPart(
  () => import('../screens/basket/BasketScreen'),
  (part) => part.BasketScreen,
);
const BasketDrawer = lazyPart(
  () => import('../screens/basket/BasketDrawer'),
  (part) => part.BasketDrawer,
);
const BasketCheckoutScreen = lazyPart(
  () => import('../screens/checkout/BasketCheckoutScreen'),
  (part) => part.BasketCheckoutScreen,
);
const ConfirmationScreen = lazyPart(
  () => import('../screens/confirmation/ConfirmationScreen'),
  (part) => part.ConfirmationScreen,
);
const CampsScreen = lazyPart(
  () => import('../screens/bookings/CampsScreen'),
  (part) => part.CampsScreen,
);
const CoursesScreen = lazyPart(
  () => import('../screens/bookings/CoursesScreen'),
  (part) => part.CoursesScreen,
);

export type BookingsRoutesProps = {
  /** The screen that the basket lies over. */
  readonly below: Location | undefined;
  readonly load: () => Promise<BookingsStores>;
  readonly loadPayment: () => Promise<PaymentStores>;
};

const basketCrumb = { label: 'Basket', href: '/basket' };

/** The screens of the bookings site. */
export const BookingsRoutes = observer(function BookingsRoutes({ below, load, loadPayment }: BookingsRoutesProps) {
  const { flags } = useStores().config;
  const paying = (screen: ReactNode) => <MembersOnly screen={<Paying load={loadPayment} screen={screen} />} />;
  return (
    <BookingsProvider value={use(load())}>
      <Routes {...(below && { location: below })}>
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
      {below && <Over />}
    </BookingsProvider>
  );
});

function Over() {
  const navigate = useNavigate();
  return (
    <Suspense fallback={null}>
      <BasketDrawer onClose={() => void navigate(-1)} />
    </Suspense>
  );
}
