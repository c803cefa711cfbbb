import { observer } from 'mobx-react-lite';
import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Drawer } from '../components/dialog/lazyDialog';
import { lazyPart } from '../components/lazyPart';
import { Icon } from '../components/Icon';
import { useStores } from '../stores/StoresContext';
import { AccountMenu } from './AccountMenu';

const LoginDialog = lazyPart(
  () => import('../screens/login/LoginDialog'),
  (part) => part.LoginDialog,
);

type HeaderLink = { readonly label: string; readonly href: string; readonly current: boolean };

type LoggingIn = {
  /** Asks for the log-in dialog, where a site has one. */
  readonly onLogIn: () => void;
};

/** The operator's header, the same on every site; a kiosk and an embedded page have none. */
export const Header = observer(function Header() {
  const [menuOpen, setMenuOpen] = useState(false);
  const [loggingIn, setLoggingIn] = useState(false);
  const closeLogin = useCallback(() => setLoggingIn(false), []);
  const links = useHeaderLinks();
  return (
    <header className="site dark">
      <div className="wrap">
        <Logo />
        <nav aria-label="Main">
          {links.map(({ label, href, current }) => (
            <a key={href} href={href} aria-current={current ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <div className="tools">
          <Basket />
          <AccountTools onLogIn={() => setLoggingIn(true)} />
          <button type="button" className="tool drawer-button" aria-haspopup="dialog" onClick={() => setMenuOpen(true)}>
            <Icon name="menu" size="l" />
            <span className="vh">Menu</span>
          </button>
        </div>
      </div>
      {menuOpen && <MenuDrawer links={links} onClose={() => setMenuOpen(false)} onLogIn={() => setLoggingIn(true)} />}
      {loggingIn && (
        <Suspense fallback={null}>
          <LoginDialog onClose={closeLogin} />
        </Suspense>
      )}
    </header>
  );
});

const Logo = observer(function Logo() {
  const { config, theme } = useStores();
  const logo = theme.theme.themeAppLogo;
  return (
    <a className="logo" href={config.linkTo('bookings', '/')}>
      {logo ? <img src={logo} alt="" /> : <Arch />}
      <span>{config.config.appName}</span>
    </a>
  );
});

const Basket = observer(function Basket() {
  const { config } = useStores();
  return (
    <a className="tool" href={config.linkTo('bookings', '/basket')}>
      <Icon name="basket" size="l" />
      <span className="vh">Shopping basket</span>
    </a>
  );
});

const AccountTools = observer(function AccountTools({ onLogIn }: LoggingIn) {
  const { session, config } = useStores();
  if (!session.isMember) {
    return (
      <LoginButton className="tool" onLogIn={onLogIn}>
        <Icon name="person" />
        <span className="wide-only">Log in</span>
        <span className="phone-only vh">Log in</span>
      </LoginButton>
    );
  }
  return (
    <>
      <a className="tool wide-only" href={config.linkTo('my-account', '/')}>
        <Icon name="person" />
        My account
      </a>
      <AccountMenu />
      <button type="button" className="tool wide-only" onClick={() => void session.logOut()}>
        Log out
      </button>
    </>
  );
});

type LoginButtonProps = LoggingIn & {
  readonly className: string;
  readonly onLeave?: () => void;
  readonly children: ReactNode;
};

/** Opens a dialog on the bookings site, where the customer stays on the page; elsewhere it leads to the log-in page. */
const LoginButton = observer(function LoginButton({ className, onLogIn, onLeave, children }: LoginButtonProps) {
  const { config } = useStores();
  const login = useLoginPath();
  const handleClick = (): void => {
    onLeave?.();
    onLogIn();
  };
  return config.site.app === 'bookings' ? (
    <button type="button" className={className} aria-haspopup="dialog" onClick={handleClick}>
      {children}
    </button>
  ) : (
    <Link className={className} to={login} onClick={onLeave}>
      {children}
    </Link>
  );
});

type MenuDrawerProps = LoggingIn & { readonly links: readonly HeaderLink[]; readonly onClose: () => void };

const MenuDrawer = observer(function MenuDrawer({ links, onClose, onLogIn }: MenuDrawerProps) {
  const { session } = useStores();
  return (
    <Drawer title="Menu" onClose={onClose}>
      <nav aria-label="Menu">
        <ul className="menu">
          {links.map(({ label, href, current }) => (
            <li key={href}>
              <a href={href} aria-current={current ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {session.isMember ? (
        <button
          type="button"
          className="btn btn-secondary btn-full"
          onClick={() => {
            onClose();
            void session.logOut();
          }}
        >
          Log out
        </button>
      ) : (
        <div className="stack">
          <LoginButton className="btn btn-primary btn-full" onLeave={onClose} onLogIn={onLogIn}>
            Log in
          </LoginButton>
          <Link className="btn btn-secondary btn-full" to="/register" onClick={onClose}>
            Create an account
          </Link>
        </div>
      )}
    </Drawer>
  );
});

function useHeaderLinks(): readonly HeaderLink[] {
  const { config, selection } = useStores();
  const { onlineJoiningEnabled, campsAndCoursesBookingEnabled } = config.flags;
  const joinPath =
    selection.centre === undefined || config.kiosk ? '/' : `/centre/${encodeURIComponent(selection.centre)}`;
  return [
    { label: 'Book an activity', href: config.linkTo('bookings', '/redirect-to-selected-venue'), current: false },
    ...(campsAndCoursesBookingEnabled
      ? [
          { label: 'Book a camp', href: config.linkTo('bookings', '/camp-redirect-to-selected-venue'), current: false },
          {
            label: 'Book a course',
            href: config.linkTo('bookings', '/course-redirect-to-selected-venue'),
            current: false,
          },
        ]
      : []),
    ...(onlineJoiningEnabled
      ? [
          {
            label: 'Buy a membership',
            href: config.linkTo('online-joining', joinPath),
            current: config.site.app === 'online-joining',
          },
        ]
      : []),
  ];
}

function useLoginPath(): string {
  const { pathname, search } = useLocation();
  return pathname === '/login' ? `/login${search}` : `/login?redirect=${encodeURIComponent(pathname + search)}`;
}

/** The operator's mark when the theme brings no logo. */
function Arch() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="8" fill="var(--theme-primary)" />
      <g fill="none" stroke="#fff" strokeWidth="3.2">
        <path d="M6 34V22a14 14 0 0 1 28 0v12" />
        <path d="M12.5 34V22.5a7.5 7.5 0 0 1 15 0V34" />
        <path d="M19 34V23a1 1 0 0 1 2 0v11" strokeWidth="2" />
      </g>
    </svg>
  );
}
