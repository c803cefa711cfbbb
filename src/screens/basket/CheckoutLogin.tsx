import { Suspense } from 'react';
import { lazyPart } from '../../components/lazyPart';
import { Presence } from '../../components/motion/Presence';
import type { WayToCheckout } from './useWayToCheckout';

const LoginDialog = lazyPart(
  () => import('../login/LoginDialog'),
  (part) => part.LoginDialog,
);

/** The log-in on the way to checkout. It stands where it outlasts the guest's basket. */
export function CheckoutLogin({ way }: { readonly way: WayToCheckout }) {
  return (
    <Suspense fallback={null}>
      <Presence>{way.loggingIn && <LoginDialog onClose={way.onLoginClosed} />}</Presence>
    </Suspense>
  );
}
