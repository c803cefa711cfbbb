import { createRoot } from 'react-dom/client';
import { sandboxConfig } from '../../../operator/site/config';
import { AppView } from '../../../src/shell/App';
import { createApp, type App } from '../../../src/shell/wiring/createApp';
import type { Services, SiteCookie } from '../../../src/ground/core/services';
import { browserServices } from '../../../src/shell/services';
import type { Visitor } from './Visitor';

export type Tab = {
  readonly app: App;
  /** The addresses to which the page has sent the browser by a full document load. */
  readonly left: readonly string[];
  close(): void;
};

const forgetful = { read: () => undefined, write: () => undefined, remove: () => undefined };

/** A new tab at an address: nothing was kept in it. `host` is the site's, where it is another than the document's. */
export function openTab(visitor: Visitor, path: string, host?: string): Tab {
  window.history.replaceState(null, '', path);
  window.sessionStorage.clear();
  return loadTab(visitor, host);
}

/**
 * The page as begin.tsx opens it, on the visitor's network and cookies. It stays when it sends the browser elsewhere.
 * `others` are services and the cookie of the
 * selected centre, in the place of the browser's own.
 */
export function loadTab(
  { network, tokenCookie, server }: Pick<Visitor, 'network' | 'tokenCookie' | 'server'>,
  host = window.location.hostname,
  { venue = forgetful, ...others }: Partial<Services> & { readonly venue?: SiteCookie } = {},
): Tab {
  const left: string[] = [];
  const location = {
    host,
    get path() {
      return window.location.pathname;
    },
    get search() {
      return window.location.search;
    },
    assign: (url: string) => void left.push(url),
    replace: (url: string) => void left.push(url),
    reload: () => void left.push(window.location.pathname + window.location.search + window.location.hash),
  };
  const config = sandboxConfig(4000);
  const app = createApp({
    config: {
      ...config,
      flags: { ...config.flags, onlineJoiningMapEnabled: false },
      payment: { scriptOrigins: [server.bankUrl] },
      wallets: ['google'], // of which a test's customers have a link if its settings say so
    },
    theme: undefined,
    venueName: undefined,
    services: { ...browserServices(), ...others, network, location },
    cookies: {
      partitioned: false,
      jar: { token: tokenCookie, venue, analytics: forgetful, probe: forgetful },
    },
  });
  const stop = app.start();
  const root = document.body.appendChild(document.createElement('div'));
  const view = createRoot(root);
  const draw = (): void => {
    if (root.isConnected) view.render(<AppView app={app} />);
  };
  if (app.site.config.kiosk) void app.open().then(draw, (error: unknown) => console.error(error));
  else draw();
  return {
    app,
    left,
    close() {
      view.unmount();
      root.remove();
      stop();
    },
  };
}
