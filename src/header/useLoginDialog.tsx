import { Suspense, useState, type ReactNode } from 'react';
import { DialogComing } from '../kit/components/dialog/DialogComing';
import { lazyPart } from '../kit/components/lazyPart';
import { Presence } from '../kit/components/motion/Presence';

const LoginDialog = lazyPart(
  () => import('../sign-in/screens/LoginDialog'),
  (part) => part.LoginDialog,
);

/** Returns the login dialog of the bookings site with a function that opens it. */
export function useLoginDialog(): { readonly open: () => void; readonly dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const dialog = (
    <Presence>
      {isOpen && (
        <Suspense fallback={<DialogComing />}>
          <LoginDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Presence>
  );
  return { open: () => setOpen(true), dialog };
}
