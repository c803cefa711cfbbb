import './theme/fonts.css';
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
import { AppView } from './app/App';
import { createApp, type App } from './app/createApp';
import { dataBlock } from './app/dataBlock';
import { browserServices, tokenCookie } from './app/services';
import { toCamel } from './api/case';
import themeCall from 'call:theme';
import { ErrorScreen } from './screens/ErrorScreen';

configure({ enforceActions: 'observed' });

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
const view = createRoot(root);
try {
  const app = wire();
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

/** Throws when the page came without a config, or with one that has no site for this host. */
function wire(): App {
  // Whoever wrote the page has held its config against the schema.
  const config = dataBlock('config') as Config | undefined;
  if (!config) throw new Error('The page has no config data block: see the README on deploying.');
  return createApp({
    config,
    theme: toCamel(dataBlock('theme'), themeCall.shapes.answer ?? 0), // the block carries the wire's theme
    services: browserServices(),
    cookie: tokenCookie(config),
  });
}
