import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router-dom';
import { Spinner } from '../components/Spinner';
import { PaymentProvider } from '../payment/PaymentContext';
import { ErrorScreen } from '../screens/ErrorScreen';
import { MaintenanceScreen } from '../screens/MaintenanceScreen';
import { NotFoundScreen } from '../screens/NotFoundScreen';
import { StoresProvider } from '../stores/StoresContext';
import { applyTheme } from '../theme/applyTheme';
import type { App } from './createApp';
import { JoiningRoutes } from './Routes';
import { Shell } from './Shell';
import { useFonts } from './useFonts';

/** The whole page. */
export function AppView({ app }: { readonly app: App }) {
  return (
    <ErrorBoundary fallback={<ErrorScreen />} onError={(error) => app.report(describe(error))}>
      <StoresProvider value={app.stores}>
        <PaymentProvider value={app.payment}>
          <BrowserRouter>
            <Gate app={app} />
          </BrowserRouter>
        </PaymentProvider>
      </StoresProvider>
    </ErrorBoundary>
  );
}

/** Waits for theme and fonts, and shows why when there is nothing to show. */
const Gate = observer(function Gate({ app }: { readonly app: App }) {
  const { theme, config } = app.stores;
  const [client, setClient] = useState<'loading' | 'ready' | 'failed'>('loading');
  const fontsReady = useFonts();
  useEffect(() => void app.client.then(setClient), [app]);
  useEffect(() => applyTheme(theme.theme), [theme.theme]);
  const checkTheme = useCallback(() => void theme.load(undefined), [theme]);
  if (theme.status === 'maintenance') return <MaintenanceScreen onCheck={checkTheme} />;
  if (theme.status === 'failed') return <ErrorScreen />;
  if (theme.status === 'loading' || !fontsReady) {
    return (
      <div className="loading-page">
        <Spinner label="Loading" large />
      </div>
    );
  }
  const { app: site } = config.site;
  return (
    <Shell loadFooter={app.loadFooter}>
      <ErrorBoundary fallback={<ErrorScreen />} onError={(error) => app.report(describe(error))}>
        {client === 'failed' || site !== 'online-joining' ? <NotFoundScreen /> : <JoiningRoutes />}
      </ErrorBoundary>
    </Shell>
  );
});

function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : 'Something that is no error was thrown.';
}
