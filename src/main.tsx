import './theme/tokens.css';
import './theme/ground.css';
import './theme/site.css';
import './theme/floor.css';
import './theme/parts.css';
import './theme/fields.css';
import './theme/journey.css';
import { configure } from 'mobx';
import { createRoot } from 'react-dom/client';
import type { Config } from '../schemas/generated/config';
import type { Wire } from '../schemas/generated/wire';
import { AppView } from './app/App';
import { createApp, type App } from './app/createApp';
import { dataBlock } from './app/dataBlock';
import { browserServices, tokenCookie } from './app/services';
import { toCamel } from './api/case';
import themeCall from 'call:theme';
import { ErrorScreen } from './screens/ErrorScreen';
import type { Theme } from './api/client';

configure({ enforceActions: 'observed' });

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
const view = createRoot(root);
void open();

/** No `await` at the top of this module: parts that share code with it could not be bundled with it then. */
async function open(): Promise<void> {
  try {
    const app = wire();
    await app.open();
    app.start();
    view.render(<AppView app={app} />);
  } catch (error) {
    console.error(error);
    view.render(
      <main>
        <ErrorScreen />
      </main>,
    );
  }
}

/** Throws when the page came without a config, or with one that has no site for this host. */
function wire(): App {
  // Whoever wrote the page has held its blocks against their schemas.
  const config = dataBlock('config') as Config | undefined;
  if (!config) throw new Error('The page has no config data block: see the README on deploying.');
  const theme = dataBlock('theme') as Wire['theme']['answer'] | undefined;
  return createApp({
    config,
    theme: theme && (toCamel(theme, themeCall.shapes.answer ?? 0) as Theme), // the block carries the wire's theme
    services: browserServices(),
    cookie: tokenCookie(config),
  });
}
