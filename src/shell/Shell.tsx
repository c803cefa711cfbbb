import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyPart } from '../kit/components/lazyPart';
import { LoadingPage } from '../kit/components/LoadingPage';
import { PartBoundary } from '../kit/components/PartBoundary';
import { useConsent } from './analytics/ConsentContext';
import { ConsentNote, CookieSettings } from './analytics/consentParts';
import { BasketBar } from '../embedding/BasketBar';
import { Footer } from './Footer';
import { Header } from '../header/Header';
import { titleOf } from '../ground/core/titles';
import { ToastRegion } from './ToastRegion';
import type { LoadedParts } from './wiring/LoadedParts';
import { SessionNotes } from './SessionNotes';
import { useSite } from '../kit/site/SiteContext';

const KioskFrame = lazyPart(
  () => import('../kiosk/KioskFrame'),
  (part) => part.KioskFrame,
);

const CookiesRefused = lazyPart(
  () => import('../embedding/CookiesRefused'),
  (part) => part.CookiesRefused,
);

export type ShellProps = {
  readonly loaded: LoadedParts;
  readonly loadFooter: (venue: string | undefined) => Promise<string>;
  readonly children: ReactNode;
};

/** The fallback of the header and footer: an error in them must not replace the screen. */
const nothing = () => null;

/** A part of the frame that the page does without where it can't be loaded. */
function Optional({ children }: { readonly children: ReactNode }) {
  return (
    <PartBoundary fallback={nothing}>
      <Suspense>{children}</Suspense>
    </PartBoundary>
  );
}

/** The frame of every screen: header, notices, toasts and footer. */
export const Shell = observer(function Shell({ loaded, loadFooter, children }: ShellProps) {
  const { config, navigator } = useSite();
  const { visit } = loaded;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => navigator.bind((path, options) => void navigate(path, options)), [navigator, navigate]);
  useEffect(() => {
    document.title = `${config.config.appName} | ${titleOf(config.site.app, pathname)}`;
  }, [config, pathname]);
  const { bare } = config;
  const { isOffered } = useConsent();
  const main = (
    <main id="main" tabIndex={-1}>
      <SessionNotes />
      {children}
    </main>
  );
  return (
    <ToastRegion>
      <div className="page">
        <a className="skip" href="#main">
          Skip to main content
        </a>
        {!bare && isOffered && (
          <Optional>
            <ConsentNote />
          </Optional>
        )}
        {config.cookiesBlocked && (
          <Suspense fallback={null}>
            <CookiesRefused />
          </Suspense>
        )}
        <PartBoundary fallback={nothing}>
          <Header />
          {config.embedded && !visit && <BasketBar />}
        </PartBoundary>
        {visit ? (
          <Suspense fallback={<LoadingPage />}>
            <KioskFrame visit={visit}>{main}</KioskFrame>
          </Suspense>
        ) : (
          main
        )}
        {!bare && (
          <PartBoundary fallback={nothing}>
            <Footer load={loadFooter} />
          </PartBoundary>
        )}
        {!bare && isOffered && (
          <Optional>
            <CookieSettings />
          </Optional>
        )}
      </div>
    </ToastRegion>
  );
});
