import '../kit/components/dialog/backGuard';
import { lazyPart } from '../kit/components/lazyPart';
import { observer } from 'mobx-react-lite';
import { Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { liftFloor } from '../kit/components/firstFloor';
import { LoadingPage } from '../kit/components/LoadingPage';
import { PartBoundary } from '../kit/components/PartBoundary';
import { ErrorScreen } from './screens/ErrorScreen';
import { AppProviders } from './AppProviders';
import { applyTheme } from '../kit/theme/applyTheme';
import { facesOf } from '../kit/theme/fonts';
import type { App, ClientStatus } from './wiring/createApp';
import { SiteRoutes } from './Routes';
import { Shell } from './Shell';
import { useFonts } from './useFonts';

/** The whole page. */
export function AppView({ app }: { readonly app: App }) {
  useLayoutEffect(liftFloor, []);
  return (
    <PartBoundary fallback={(retry, isCostly) => withoutShell(<ErrorScreen onRetry={retry} isCostly={isCostly} />)}>
      <AppProviders app={app}>
        <BrowserRouter>
          <Gate app={app} />
        </BrowserRouter>
      </AppProviders>
    </PartBoundary>
  );
}

const MaintenanceScreen = lazyPart(
  () => import('./screens/MaintenanceScreen'),
  (part) => part.MaintenanceScreen,
);
const NoClientScreen = lazyPart(
  () => import('./screens/NoClientScreen'),
  (part) => part.NoClientScreen,
);

/** Waits for theme and fonts, and shows a full-page message when the page cannot be loaded. */
const Gate = observer(function Gate({ app }: { readonly app: App }) {
  const { theme, config } = app.site;
  const { pathname } = useLocation();
  const [client, setClient] = useState<ClientStatus>();
  const isThemed = theme.status === 'ready';
  const hasGarageGothic = config.config.theme?.garageGothic !== undefined;
  const faces = useMemo(
    () => (isThemed ? facesOf(theme.theme, hasGarageGothic) : undefined),
    [isThemed, theme.theme, hasGarageGothic],
  );
  const fontsReady = useFonts(faces);
  useEffect(() => void app.client.then(setClient), [app]);
  useLayoutEffect(() => void (document.title = config.config.appName), [config]); // until a screen has a title of its own
  useLayoutEffect(() => applyTheme(theme.theme), [theme.theme]);
  const checkTheme = useCallback(() => theme.retry(), [theme]);
  if (theme.status === 'maintenance') {
    return withoutShell(
      <Suspense fallback={null}>
        <MaintenanceScreen onCheck={checkTheme} />
      </Suspense>,
    );
  }
  if (theme.status === 'failed') return withoutShell(<ErrorScreen onRetry={checkTheme} />);
  if (theme.status === 'loading' || !fontsReady) return <LoadingPage />;
  return (
    <Shell loaded={app.loaded} loadFooter={app.loadFooter}>
      <PartBoundary
        resetKeys={[pathname]}
        fallback={(retry, isCostly) => <ErrorScreen onRetry={retry} isCostly={isCostly} />}
      >
        {client === undefined || client === 'ready' ? (
          <SiteRoutes app={app} />
        ) : (
          <NoClientScreen status={client} load={app.loadClient} onLoaded={setClient} />
        )}
      </PartBoundary>
    </Shell>
  );
});

/** Renders a screen without header and footer. */
function withoutShell(screen: ReactNode) {
  return <main>{screen}</main>;
}
