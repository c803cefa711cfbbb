import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../../components/lazyPart';
import { Presence } from '../../components/motion/Presence';

const LoginDialog = lazyPart(
  () => import('../../screens/login/LoginDialog'),
  (part) => part.LoginDialog,
);

/** The dialog in which one logs in on the bookings site, and what opens it. */
export function useLoginDialog(): { readonly open: () => void; readonly dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const dialog = (
    <Presence>
      {isOpen && (
        <Suspense fallback={null}>
          <LoginDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Presence>
  );
  return { open: () => setOpen(true), dialog };
}
