import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteLink } from '../kit/site/SiteLink';
import { useSite } from '../kit/site/SiteContext';

export type LoginButtonProps = {
  readonly className: string;
  /** Opens the login dialog, on the bookings site. */
  readonly onLogIn: () => void;
  /** Runs when the customer follows the link to the login page. */
  readonly onLeave?: () => void;
  readonly children: ReactNode;
};

/** Opens the login dialog on the bookings site, where the customer stays on the page; links to the login page elsewhere. */
export const LoginButton = observer(function LoginButton({ className, onLogIn, onLeave, children }: LoginButtonProps) {
  const { config } = useSite();
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
