import { observer } from 'mobx-react-lite';
import { use, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Button } from '../kit/components/Button';
import { lazyPart } from '../kit/components/lazyPart';
import { LoadingPage } from '../kit/components/LoadingPage';
import { Note } from '../kit/components/Note';
import { SiteLink } from '../kit/site/SiteLink';
import { CustomerCard } from './screens/CustomerCard';
import { DeskBasketScreen } from './screens/DeskBasketScreen';
import { DeskStrip } from './screens/DeskStrip';
import { FindCustomerScreen } from './screens/FindCustomerScreen';
import { TabletCentreScreen } from './screens/TabletCentreScreen';
import { CardScanner } from './screens/search/CardScanner';
import { tabletCentrePath } from './screens/search/TabletCentre';
import { OrderCompletedScreen } from './screens/OrderCompletedScreen';
import { ServingBar } from './screens/ServingBar';
import type { PaymentStores } from '../checkout/PaymentContext';
import type { BookingsStores } from '../bookings/create';
import type { DeskStore } from './DeskStore';
import type { TillStore } from './TillStore';
import { BookingsProvider } from '../bookings/BookingsContext';
import { DeskProvider, useDesk } from './DeskContext';
import { BookingsRoutes } from '../bookings/routes';
import { StaffOnly } from './StaffOnly';
import { deskMessages } from './messages';

const TillScreen = lazyPart(
  () => import('./screens/till/TillScreen'),
  (part) => part.TillScreen,
);

type DeskRoutesProps = {
  readonly load: {
    readonly bookings: () => Promise<BookingsStores>;
    readonly desk: () => Promise<DeskStore>;
    readonly till: (venue: string) => Promise<TillStore>;
    readonly payment: () => Promise<PaymentStores>;
  };
};

/** The screens of the front-of-house site: the desk's own, and those of the bookings site for the customer at the desk. */
export function DeskRoutes({ load }: DeskRoutesProps) {
  return <StaffOnly screen={<Desk load={load} />} />;
}

function Desk({ load }: DeskRoutesProps) {
  const booking = <BookingsRoutes background={undefined} load={load.bookings} loadPayment={load.payment} />;
  return (
    <BookingsProvider value={use(load.bookings())}>
      <DeskProvider value={use(load.desk())}>
        <CardScanner />
        <DeskStrip>
          <Routes>
            <Route path="/customer" element={null} />
            <Route path={tabletCentrePath} element={null} />
            <Route path="/order-completed/:orderId" element={null} />
            <Route path="/till/:dayId?" element={null} />
            <Route path="/basket" element={<CustomerCard />} />
            <Route path="*" element={<ServingBar />} />
          </Routes>
        </DeskStrip>
        <Routes>
          <Route path="/customer" element={<FindCustomerScreen />} />
          <Route path={tabletCentrePath} element={<TabletCentreScreen />} />
          <Route path="/order-completed/:orderId" element={<OrderCompletedScreen />} />
          <Route path="/till/:dayId?" element={<TillScreen load={load.till} />} />
          <Route path="/basket" element={<CustomerRequired screen={<DeskBasketScreen />} />} />
          <Route path="/checkout" element={<Navigate to="/basket" replace />} />
          <Route path="*" element={<CustomerRequired screen={booking} />} />
        </Routes>
      </DeskProvider>
    </BookingsProvider>
  );
}

/** Redirects to the search for a customer until staff have chosen one. One who can't be loaded stays chosen. */
const CustomerRequired = observer(function Serving({ screen }: { readonly screen: ReactNode }) {
  const desk = useDesk();
  const { customer, customerRequest } = desk;
  if (customer) return screen;
  if (customerRequest.error) return <CustomerNotLoaded onRetry={() => desk.resume()} />;
  return customerRequest.loading ? <LoadingPage /> : <Navigate to="/customer" replace />;
});

function CustomerNotLoaded({ onRetry }: { readonly onRetry: () => unknown }) {
  return (
    <div className="wrap page-note">
      <Note type="danger" title={deskMessages.customerNotLoaded} live>
        <Button look="secondary" size="s" onClick={onRetry}>
          Try again
        </Button>{' '}
        <SiteLink className="link" to="/customer">
          Find another customer
        </SiteLink>
      </Note>
    </div>
  );
}
