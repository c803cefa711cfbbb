import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStores } from '../stores/StoresContext';
import { ConsentNote, CookieSettings } from './analytics/ConsentNote';
import { Footer } from './Footer';
import { Header } from './header/Header';
import { titleOf } from './titles';
import { Toaster } from './Toaster';

export type ShellProps = {
  readonly loadFooter: (venue: string | undefined) => Promise<string>;
  readonly children: ReactNode;
};

/** What is around every screen. */
export const Shell = observer(function Shell({ loadFooter, children }: ShellProps) {
  const { config, navigator } = useStores();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => navigator.bind((path, options) => void navigate(path, options)), [navigator, navigate]);
  useEffect(() => {
    document.title = `${config.config.appName} | ${titleOf(config.site.app, pathname)}`;
  }, [config, pathname]);
  const bare = config.embedded || config.kiosk;
  return (
    <div className="page">
      <a className="skip" href="#main">
        Skip to main content
      </a>
      {!bare && <ConsentNote />}
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {!bare && <Footer load={loadFooter} />}
      {!bare && <CookieSettings />}
      <Toaster />
    </div>
  );
});
