import { observer } from 'mobx-react-lite';
import { lazy, Suspense, use, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation, useSearchParams } from 'react-router-dom';
import { Spinner } from '../components/Spinner';
import { safeRedirect } from '../core/redirect';
import { PaymentProvider, type PaymentStores } from '../payment/PaymentContext';
import { JoinScreen } from '../screens/join/JoinScreen';
import { useStores } from '../stores/StoresContext';
import { DocumentLink } from './DocumentLink';

const NotFoundScreen = lazy(async () => ({ default: (await import('../screens/NotFoundScreen')).NotFoundScreen }));
const LoginScreen = lazy(async () => ({ default: (await import('../screens/login/LoginScreen')).LoginScreen }));
const RegisterScreen = lazy(async () => ({
  default: (await import('../screens/register/RegisterScreen')).RegisterScreen,
}));
const CheckoutScreen = lazy(async () => ({
  default: (await import('../screens/checkout/CheckoutScreen')).CheckoutScreen,
}));
const ConfirmationScreen = lazy(async () => ({
  default: (await import('../screens/confirmation/ConfirmationScreen')).ConfirmationScreen,
}));
const KioskScreen = lazy(async () => ({ default: (await import('../screens/kiosk/KioskScreen')).KioskScreen }));

/** The screens of the online joining site. */
export function JoiningRoutes({ loadPayment }: { readonly loadPayment: () => Promise<PaymentStores> }) {
  const paying = (screen: ReactNode) => <Paying load={loadPayment} screen={screen} />;
  return (
    <Suspense fallback={<LoadingPage />}>
      <Routes>
        <Route path="/" element={<JoinScreen />} />
        <Route path="/centre/:centreSlug" element={<JoinScreen />} />
        <Route path="/centre/:centreSlug/membership/:membershipSlug/:paymentType" element={<JoinScreen />} />
        <Route path="/login" element={<GuestsOnly screen={<LoginScreen />} />} />
        <Route path="/register" element={<GuestsOnly screen={<RegisterScreen />} />} />
        <Route
          path="/checkout"
          element={<MembersOnly screen={<DocumentLink screen={paying(<CheckoutScreen />)} />} />}
        />
        <Route
          path="/order-confirmed/:completeOrderId"
          element={<MembersOnly screen={paying(<ConfirmationScreen />)} />}
        />
        <Route path="/kiosk" element={<KioskScreen />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </Suspense>
  );
}

/** A screen that needs what only paying needs. */
function Paying({ load, screen }: { readonly load: () => Promise<PaymentStores>; readonly screen: ReactNode }) {
  return <PaymentProvider value={use(load())}>{screen}</PaymentProvider>;
}

function LoadingPage() {
  return (
    <div className="loading-page">
      <Spinner label="Loading" large />
    </div>
  );
}

/** Sends a guest to log in, and back here after. */
const MembersOnly = observer(function MembersOnly({ screen }: { readonly screen: ReactNode }) {
  const { session } = useStores();
  const { pathname, search } = useLocation();
  if (session.status === 'unknown') return <LoadingPage />;
  if (session.isMember) return screen;
  return <Navigate to={`/login?redirect=${encodeURIComponent(pathname + search)}`} replace />;
});

/** Sends a customer who is signed in where they were going. */
const GuestsOnly = observer(function GuestsOnly({ screen }: { readonly screen: ReactNode }) {
  const { session } = useStores();
  const [query] = useSearchParams();
  if (session.status === 'unknown') return <LoadingPage />;
  if (!session.isMember) return screen;
  return <Navigate to={safeRedirect(query.get('redirect'), window.location.origin)} replace />;
});
