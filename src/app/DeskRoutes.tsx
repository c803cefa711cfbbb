import { observer } from 'mobx-react-lite';
import { use, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { LoadingPage } from '../components/LoadingPage';
import { CustomerCard } from '../screens/desk/CustomerCard';
import { DeskBasketScreen } from '../screens/desk/DeskBasketScreen';
import { DeskStrip } from '../screens/desk/DeskStrip';
import { FindCustomerScreen } from '../screens/desk/FindCustomerScreen';
import { OrderCompletedScreen } from '../screens/desk/OrderCompletedScreen';
import { ServingBar } from '../screens/desk/ServingBar';
import { BookingsProvider } from '../stores/bookings/BookingsContext';
import { DeskProvider, useDesk } from '../stores/bookings/desk/DeskContext';
import { BookingsRoutes } from './BookingsRoutes';
import type { App } from './createApp';
import { StaffOnly } from './guards';

type DeskRoutesProps = { readonly app: App };

/** The screens of the front-of-house site: the desk's own, and those of the bookings site for the customer who is served. */
export function DeskRoutes({ app }: DeskRoutesProps) {
  return <StaffOnly screen={<Desk app={app} />} />;
}

function Desk({ app }: DeskRoutesProps) {
  const booking = <BookingsRoutes below={undefined} load={app.bookings} loadPayment={app.payment} />;
  return (
    <BookingsProvider value={use(app.bookings())}>
      <DeskProvider value={use(app.desk())}>
        <DeskStrip>
          <Routes>
            <Route path="/customer" element={null} />
            <Route path="/order-completed/:orderId" element={null} />
            <Route path="/basket" element={<CustomerCard />} />
            <Route path="*" element={<ServingBar />} />
          </Routes>
        </DeskStrip>
        <Routes>
          <Route path="/customer" element={<FindCustomerScreen />} />
          <Route path="/order-completed/:orderId" element={<OrderCompletedScreen />} />
          <Route path="/basket" element={<Serving screen={<DeskBasketScreen />} />} />
          <Route path="/checkout" element={<Navigate to="/basket" replace />} />
          <Route path="*" element={<Serving screen={booking} />} />
        </Routes>
      </DeskProvider>
    </BookingsProvider>
  );
}

/** Nothing is sold before it is known to whom. */
const Serving = observer(function Serving({ screen }: { readonly screen: ReactNode }) {
  const { customer, serving } = useDesk();
  if (customer) return screen;
  return serving.loading ? <LoadingPage /> : <Navigate to="/customer" replace />;
});
