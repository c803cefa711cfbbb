import { Suspense } from 'react';
import { DialogComing } from '../../kit/components/dialog/DialogComing';
import { lazyPart } from '../../kit/components/lazyPart';
import { Presence } from '../../kit/components/motion/Presence';
import type { GoToCheckout } from './useGoToCheckout';

const LoginDialog = lazyPart(
  () => import('../../sign-in/screens/LoginDialog'),
  (part) => part.LoginDialog,
);

/** The login dialog before the checkout. Must be mounted outside the contents of the guest's basket, which it outlives. */
export function CheckoutLogin({ checkout }: { readonly checkout: GoToCheckout }) {
  return (
    <Suspense fallback={<DialogComing />}>
      <Presence>{checkout.isLoggingIn && <LoginDialog onClose={checkout.onLoginClosed} />}</Presence>
    </Suspense>
  );
}
