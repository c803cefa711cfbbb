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
import { createApp } from './app/createApp';
import { dataBlock } from './app/dataBlock';
import { browserServices, tokenCookie } from './app/services';
import { toCamel } from './api/case';
import themeCall from 'call:theme';
import type { Theme } from './api/client';

configure({ enforceActions: 'observed' });

const root = document.getElementById('root');
// The server that wrote the page has held its blocks against their schemas.
const config = dataBlock('config') as Config | undefined;
if (!root || !config) throw new Error('The page has no #root, or no config data block: see the README on deploying.');
const theme = dataBlock('theme') as Wire['theme']['answer'] | undefined;
const app = createApp({
  config,
  theme: theme && (toCamel(theme, themeCall.shapes.answer ?? 0) as Theme), // the block carries the wire's theme
  services: browserServices(),
  cookie: tokenCookie(config),
});
app.start();
createRoot(root).render(<AppView app={app} />);
