import { lazyPart } from '../components/lazyPart';
import { observer } from 'mobx-react-lite';
import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { LoadingPage } from '../components/LoadingPage';
import { PartBoundary } from '../components/PartBoundary';
import { ErrorScreen } from '../screens/ErrorScreen';
import { StoresProvider } from '../stores/StoresContext';
import { applyTheme } from '../theme/applyTheme';
import type { App } from './createApp';
import { SiteRoutes } from './Routes';
import { Shell } from './Shell';
import { useFonts } from './useFonts';

/** The whole page. */
export function AppView({ app }: { readonly app: App }) {
  return (
    <PartBoundary fallback={(again) => alone(<ErrorScreen onAgain={again} />)}>
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
  const { theme } = app.stores;
  const { pathname } = useLocation();
  const [client, setClient] = useState<'loading' | 'ready' | 'failed'>('loading');
  const fontsReady = useFonts();
  useEffect(() => void app.client.then(setClient), [app]);
  useEffect(() => applyTheme(theme.theme), [theme.theme]);
  const checkTheme = useCallback(() => void theme.load(undefined), [theme]);
  if (theme.status === 'maintenance') {
    return alone(
      <Suspense fallback={null}>
        <MaintenanceScreen onCheck={checkTheme} />
      </Suspense>,
    );
  }
  if (theme.status === 'failed') return alone(<ErrorScreen />);
  if (theme.status === 'loading' || !fontsReady) return <LoadingPage />;
  return (
    <Shell loadFooter={app.loadFooter}>
      <PartBoundary resetKeys={[pathname]} fallback={(again) => <ErrorScreen onAgain={again} />}>
        {client === 'failed' ? <NotFoundScreen /> : <SiteRoutes app={app} />}
      </PartBoundary>
    </Shell>
  );
});

/** A screen that has neither header nor footer around it. */
function alone(screen: ReactNode) {
  return <main>{screen}</main>;
}
