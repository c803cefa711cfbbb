import './shell/look.css';
import './kiosk/frame.css';
import './kiosk/screens/kiosk.css';
import './sign-in/screens/login.css';
import themeCall from 'call:theme';
import type { Config } from '../schemas/generated/config';
import { toCamel } from './kit/api/case';
import { dataBlock } from './shell/first/dataBlock';
import type { AppParts } from './shell/wiring/createPage';
import { drawFirst } from './shell/first/drawFirst';
import { showLoadFailure } from './shell/first/giveUp';
import { isKioskHome } from './shell/isKioskHome';
import { browserServices, siteCookies } from './shell/services';

/** The longest time, in milliseconds, that slow fonts may delay the request for the app's chunk. */
const headStartMs = 400;

void open();

/** Renders the first paint and then loads the app. */
async function open(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const parts = readParts();
  if (parts) await Promise.race([drawFirst(parts), new Promise((resolve) => setTimeout(resolve, headStartMs))]);
  if (parts && isJoining(parts)) {
    // beginApp waits for both, and a failure is reported there. Before the first paint they would take the line from its fonts.
    void import('./shell/wiring/walk').catch(() => undefined);
    if (!isKioskHome(window.location)) void import('./joining/screens/JoinScreen').catch(() => undefined);
  }
  const app = await import('./shell/begin').catch((error: unknown) => {
    console.error(error);
    showLoadFailure(parts);
  });
  await app?.beginApp(root, () => {
    if (!parts) throw new Error('The page has no config data block: see docs/deployers.md.');
    return parts;
  });
}

/** Returns true on the joining site, by the first part of the host's name. */
function isJoining({ config, services }: AppParts): boolean {
  return config.sites[services.location.host.split('.')[0] ?? '']?.app === 'online-joining';
}

/** Returns the data blocks of the page, or `undefined` without a config. The server has validated the config. */
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
