import './theme/look.css';
import { configure } from 'mobx';
import { createRoot } from 'react-dom/client';
import type { Config } from '../schemas/generated/config';
import { AppView } from './app/App';
import { createApp, type App } from './app/createApp';
import { dataBlock } from './app/dataBlock';
import { failureText } from './app/failures';
import { browserServices, siteCookies } from './app/services';
import { toCamel } from './api/case';
import themeCall from 'call:theme';
import { ErrorScreen } from './screens/ErrorScreen';

configure({ enforceActions: 'observed' });

const kioskRetryMs = 60_000;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
let app: App | undefined;
const tell = (error: unknown): void => app?.report(failureText(error));
const view = createRoot(root, { onCaughtError: tell, onUncaughtError: tell });
void begin();

/** Not awaited up there: parts of the page that are loaded meanwhile may need this one whole. */
async function begin(): Promise<void> {
  try {
    app = wire();
    await app.open();
    app.start();
    view.render(<AppView app={app} />);
  } catch (error) {
    console.error(error);
    tell(error);
    if (app?.stores.config.kiosk) setTimeout(() => window.location.reload(), kioskRetryMs); // nobody there would press it
    view.render(
      <main>
        <ErrorScreen />
      </main>,
    );
  }
}

/** Throws when the page came without a config, or with one that has no site for this host. */
function wire(): App {
  // Whoever wrote the page has held its config against the schema.
  const config = dataBlock('config') as Config | undefined;
  if (!config) throw new Error('The page has no config data block: see the README on deploying.');
  const theme = dataBlock('theme');
  const venue = dataBlock('venue');
  return createApp({
    config,
    theme:
      theme === undefined
        ? undefined
        : {
            theme: toCamel(theme, themeCall.shapes.answer ?? 0), // the block carries the wire's theme
            venue: typeof venue === 'string' ? venue : undefined,
          },
    services: browserServices(),
    cookies: siteCookies(config),
  });
}
