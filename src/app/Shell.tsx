import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyPart } from '../components/lazyPart';
import { LoadingPage } from '../components/LoadingPage';
import { Note } from '../components/Note';
import { PartBoundary } from '../components/PartBoundary';
import { messages } from '../core/messages';
import { useStores } from '../stores/StoresContext';
import { ConsentNote, CookieSettings } from './analytics/ConsentNote';
import { BasketBar } from './embedding/BasketBar';
import { Footer } from './Footer';
import { Header } from './header/Header';
import { titleOf } from './titles';
import { Toasting } from './Toaster';

const KioskFrame = lazyPart(
  () => import('./kiosk/KioskFrame'),
  (part) => part.KioskFrame,
);

const CookiesRefused = lazyPart(
  () => import('./embedding/CookiesRefused'),
  (part) => part.CookiesRefused,
);

export type ShellProps = {
  readonly loadFooter: (venue: string | undefined) => Promise<string>;
  readonly children: ReactNode;
};

/** What stands around a screen may fail without it. */
const nothing = () => null;

/** What is around every screen. */
export const Shell = observer(function Shell({ loadFooter, children }: ShellProps) {
  const { config, navigator, kiosk, session } = useStores();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => navigator.bind((path, options) => void navigate(path, options)), [navigator, navigate]);
  useEffect(() => {
    document.title = `${config.config.appName} | ${titleOf(config.site.app, pathname)}`;
  }, [config, pathname]);
  const { bare } = config;
  const main = (
    <main id="main" tabIndex={-1}>
      {session.isMember && session.logout.error && (
        <div className="wrap page-note">
          <Note type="danger" title={messages.notLoggedOut} />
        </div>
      )}
      {children}
    </main>
  );
  return (
    <Toasting>
      <div className="page">
        <a className="skip" href="#main">
          Skip to main content
        </a>
        {!bare && <ConsentNote />}
        {config.forgetful && (
          <Suspense fallback={null}>
            <CookiesRefused />
          </Suspense>
        )}
        <PartBoundary fallback={nothing}>
          <Header />
          {config.embedded && !kiosk && <BasketBar />}
        </PartBoundary>
        {kiosk ? (
          <Suspense fallback={<LoadingPage />}>
            <KioskFrame visit={kiosk}>{main}</KioskFrame>
          </Suspense>
        ) : (
          main
        )}
        {!bare && (
          <PartBoundary fallback={nothing}>
            <Footer load={loadFooter} />
          </PartBoundary>
        )}
        {!bare && <CookieSettings />}
      </div>
    </Toasting>
  );
});
