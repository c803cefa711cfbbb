import { observer } from 'mobx-react-lite';
import { use, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { PaymentStores } from '../payment/PaymentContext';
import { CheckoutScreen } from '../screens/checkout/CheckoutScreen';
import { NotFoundScreen } from '../screens/NotFoundScreen';
import { BookingsProvider } from '../stores/bookings/BookingsContext';
import type { BookingsStores } from '../stores/bookings/createBookings';
import { DocumentLink } from './DocumentLink';
import { MembersOnly } from './guards';
import { Paying } from './Paying';

export type BookingsRoutesProps = {
  readonly load: () => Promise<BookingsStores>;
  readonly loadPayment: () => Promise<PaymentStores>;
};

/** The screens of the bookings site. */
export const BookingsRoutes = observer(function BookingsRoutes({ load, loadPayment }: BookingsRoutesProps) {
  const paying = (screen: ReactNode) => <MembersOnly screen={<Paying load={loadPayment} screen={screen} />} />;
  return (
    <BookingsProvider value={use(load())}>
      <Routes>
        <Route path="/checkout" element={<DocumentLink screen={paying(<CheckoutScreen />)} />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </BookingsProvider>
  );
});
