import { createApp, type App } from '../../../src/shell/wiring/createApp';
import type { Surface } from './pageAdapter';

/** Makes the page's stores for a document of the simulation. */
export function openApp({ config, cookies, clock, storage, network, site, path, search, load, reload }: Surface): App {
  return createApp({
    config,
    theme: { theme: {}, venue: undefined },
    venueName: undefined,
    cookies,
    services: {
      clock,
      storage,
      network,
      framed: false,
      locate: () => Promise.resolve({ ok: false, denied: true }),
      location: { host: `${site}.joinery.localhost`, path, search, assign: load, replace: load, reload },
    },
  });
}
