import './theme/look.css';
import './app/kiosk/kiosk.css';
import './screens/kiosk/kiosk.css';
import './screens/login/login.css';
import themeCall from 'call:theme';
import type { Config } from '../schemas/generated/config';
import { toCamel } from './api/case';
import { dataBlock } from './app/dataBlock';
import type { AppParts } from './app/createApp';
import { drawFirst } from './app/first/drawFirst';
import { giveUp } from './app/first/giveUp';
import { browserServices, siteCookies } from './app/services';

/** Fonts that are slow to come must not keep the app from being asked for. */
const headStartMs = 400;

void open();

/** What can be seen at once comes before the app, which is on its way meanwhile. */
async function open(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const parts = readParts();
  if (parts) await Promise.race([drawFirst(parts), new Promise((resolve) => setTimeout(resolve, headStartMs))]);
  const app = await import('./app/begin').catch((error: unknown) => {
    console.error(error);
    giveUp(parts);
  });
  await app?.begin(root, () => {
    if (!parts) throw new Error('The page has no config data block: see the README on deploying.');
    return parts;
  });
}

/** All that came with the page. Whoever wrote it has held its config against the schema. */
function readParts(): AppParts | undefined {
  const config = dataBlock('config') as Config | undefined;
  if (!config) return undefined;
  const theme = dataBlock('theme');
  return {
    config,
    theme:
      theme === undefined
        ? undefined
        : {
            theme: toCamel(theme, themeCall.answer), // the block carries the wire's theme
            venue: textBlock('venue'),
          },
    venueName: textBlock('venue-name'),
    services: browserServices(),
    cookies: siteCookies(config),
  };
}

function textBlock(name: string): string | undefined {
  const text = dataBlock(name);
  return typeof text === 'string' ? text : undefined;
}
