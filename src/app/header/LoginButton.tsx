import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useStores } from '../../stores/StoresContext';
import { SiteLink } from '../../sections/SiteLink';

export type LoginButtonProps = {
  readonly className: string;
  /** Asks for the log-in dialog, where a site has one. */
  readonly onLogIn: () => void;
  /** The customer goes to the log-in page. */
  readonly onLeave?: () => void;
  readonly children: ReactNode;
};

/** Opens a dialog on the bookings site, where the customer stays on the page; elsewhere it leads to the log-in page. */
export const LoginButton = observer(function LoginButton({ className, onLogIn, onLeave, children }: LoginButtonProps) {
  const { config } = useStores();
  const login = useLoginPath();
  return config.site.app === 'bookings' ? (
    <button type="button" className={className} aria-haspopup="dialog" onClick={onLogIn}>
      {children}
    </button>
  ) : (
    <SiteLink className={className} to={login} onClick={onLeave}>
      {children}
    </SiteLink>
  );
});

function useLoginPath(): string {
  const { pathname, search } = useLocation();
  return pathname === '/login' ? `/login${search}` : `/login?redirect=${encodeURIComponent(pathname + search)}`;
}
