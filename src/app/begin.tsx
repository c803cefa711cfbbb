import { configure } from 'mobx';
import { createRoot } from 'react-dom/client';
import { liftFloor } from '../components/firstFloor';
import { ErrorScreen } from '../screens/ErrorScreen';
import { AppView } from './App';
import { createApp, type App, type AppParts } from './createApp';
import { failureText } from './failures';

configure({ enforceActions: 'observed' });

const kioskRetryMs = 60_000;

/** Opens the app in the page. `wire` throws where the page came with nothing that an app can be made of. */
export async function begin(root: HTMLElement, wire: () => AppParts): Promise<void> {
  let app: App | undefined;
  const tell = (error: unknown): void => app?.report(failureText(error));
  const view = createRoot(root, { onCaughtError: tell, onUncaughtError: tell });
  try {
    app = createApp(wire());
    await app.open();
    app.start();
    view.render(<AppView app={app} />);
  } catch (error) {
    console.error(error);
    tell(error);
    if (app?.stores.config.kiosk) setTimeout(() => window.location.reload(), kioskRetryMs); // nobody there would press it
    liftFloor();
    view.render(
      <main>
        <ErrorScreen />
      </main>,
    );
  }
}
