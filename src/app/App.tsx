import { lazyPart } from '../components/lazyPart';
import { observer } from 'mobx-react-lite';
import { Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { liftFloor } from '../components/firstFloor';
import { LoadingPage } from '../components/LoadingPage';
import { PartBoundary } from '../components/PartBoundary';
import { ErrorScreen } from '../screens/ErrorScreen';
import { StoresProvider } from '../stores/StoresContext';
import { applyTheme } from '../theme/applyTheme';
import { facesOf } from '../theme/fonts';
import type { App } from './createApp';
import { SiteRoutes } from './Routes';
import { Shell } from './Shell';
import { useFonts } from './useFonts';

/** The whole page. */
export function AppView({ app }: { readonly app: App }) {
  useLayoutEffect(liftFloor, []);
  return (
    <PartBoundary fallback={(again, isCostly) => alone(<ErrorScreen onAgain={again} isCostly={isCostly} />)}>
      <StoresProvider value={app.stores}>
        <BrowserRouter>
          <Gate app={app} />
        </BrowserRouter>
      </StoresProvider>
    </PartBoundary>
  );
}

const MaintenanceScreen = lazyPart(
  () => import('../screens/MaintenanceScreen'),
  (part) => part.MaintenanceScreen,
);
const NotFoundScreen = lazyPart(
  () => import('../screens/NotFoundScreen'),
  (part) => part.NotFoundScreen,
);

/** Waits for theme and fonts, and shows why when there is nothing to show. */
const Gate = observer(function Gate({ app }: { readonly app: App }) {
  const { theme, config } = app.stores;
  const { pathname } = useLocation();
  const [client, setClient] = useState<'loading' | 'ready' | 'failed'>('loading');
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
  const checkTheme = useCallback(() => void theme.retry(), [theme]);
  if (theme.status === 'maintenance') {
    return alone(
      <Suspense fallback={null}>
        <MaintenanceScreen onCheck={checkTheme} />
      </Suspense>,
    );
  }
  if (theme.status === 'failed') return alone(<ErrorScreen onAgain={checkTheme} />);
  if (theme.status === 'loading' || !fontsReady) return <LoadingPage />;
  return (
    <Shell loadFooter={app.loadFooter}>
      <PartBoundary
        resetKeys={[pathname]}
        fallback={(again, isCostly) => <ErrorScreen onAgain={again} isCostly={isCostly} />}
      >
        {client === 'failed' ? <NotFoundScreen /> : <SiteRoutes app={app} />}
      </PartBoundary>
    </Shell>
  );
});

/** A screen that has neither header nor footer around it. */
function alone(screen: ReactNode) {
  return <main>{screen}</main>;
}
