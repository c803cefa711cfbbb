import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const built = new URL('../../node_modules/react-router/dist/production/', import.meta.url);
const file = (name: string): string => fileURLToPath(new URL(name, built));

/**
 * Builds the page with react-router's production files. Its `exports` name the development ones under every condition
 * (react-router 7.18), so that a page would carry checks that only a developer sees.
 */
export function productionRouter(): Plugin {
  return {
    name: 'joinery-production-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: file('index.mjs') },
          { find: /^react-router\/dom$/, replacement: file('dom-export.mjs') },
        ],
      },
    }),
  };
}
