import { lazyPart } from '../components/lazyPart';
import { observer } from 'mobx-react-lite';
import { Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router-dom';
import { LoadingPage } from '../components/LoadingPage';
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
  return (
    <ErrorBoundary fallback={alone(<ErrorScreen />)} onError={(error) => app.report(describe(error))}>
      <StoresProvider value={app.stores}>
        <BrowserRouter>
          <Gate app={app} />
        </BrowserRouter>
      </StoresProvider>
    </ErrorBoundary>
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
  const [client, setClient] = useState<'loading' | 'ready' | 'failed'>('loading');
  const isThemed = theme.status === 'ready';
  const hasGarageGothic = config.config.theme?.garageGothic !== undefined;
  const faces = useMemo(
    () => (isThemed ? facesOf(theme.theme, hasGarageGothic) : undefined),
    [isThemed, theme.theme, hasGarageGothic],
  );
  const fontsReady = useFonts(faces);
  useEffect(() => void app.client.then(setClient), [app]);
  useLayoutEffect(() => applyTheme(theme.theme), [theme.theme]);
  const checkTheme = useCallback(() => void theme.retry(), [theme]);
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
      <ErrorBoundary fallback={<ErrorScreen />} onError={(error) => app.report(describe(error))}>
        {client === 'failed' ? <NotFoundScreen /> : <SiteRoutes app={app} />}
      </ErrorBoundary>
    </Shell>
  );
});

/** A screen that has neither header nor footer around it. */
function alone(screen: ReactNode) {
  return <main>{screen}</main>;
}

function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : 'Something that is no error was thrown.';
}
