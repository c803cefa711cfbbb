import { configure } from 'mobx';
import { createRoot } from 'react-dom/client';
import { liftFloor } from '../kit/components/firstFloor';
import { ErrorScreen } from './screens/ErrorScreen';
import { AppView } from './App';
import { preloadConsent } from './analytics/consentParts';
import { isKioskHome } from './isKioskHome';
import { preloadJoinScreen } from './joinScreen';
import { createApp, type App } from './wiring/createApp';
import type { AppParts } from './wiring/createPage';
import { failureText } from './watchFailures';

configure({ enforceActions: 'observed' });

const kioskRetryMs = 60_000;

/** Starts the app in the page. Shows the error screen when `wire` throws, for example on a page without a config. */
export async function beginApp(root: HTMLElement, wire: () => AppParts): Promise<void> {
  let app: App | undefined;
  const tell = (error: unknown): void => app?.report(failureText(error));
  const view = createRoot(root, { onCaughtError: tell, onUncaughtError: tell });
  try {
    app = createApp(wire());
    // A failure is reported where the screen is drawn.
    if (app.site.config.site.app === 'online-joining')
      await Promise.all([app.load.joining(), !isKioskHome(window.location) && preloadJoinScreen()]).catch(
        () => undefined,
      );
    if (app.consent.isOffered) await preloadConsent().catch(() => undefined); // the page works without an answer
    await app.open();
    app.start();
    view.render(<AppView app={app} />);
  } catch (error) {
    console.error(error);
    tell(error);
    if (app?.site.config.kiosk) setTimeout(() => window.location.reload(), kioskRetryMs); // nobody presses a button at an unattended kiosk
    liftFloor();
    view.render(
      <main>
        <ErrorScreen />
      </main>,
    );
  }
}
