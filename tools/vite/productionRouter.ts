import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const built = new URL('../../node_modules/react-router/dist/production/', import.meta.url);
const file = (name: string): string => fileURLToPath(new URL(name, built));

/** A component or context that is made as the module loads. */
const made = /^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm;
/** The name that developer tools show for a component or context. */
const shownName = /^\w+\.displayName = "[\w.]+";$/gm;

/** The parts that the router calls within its data routers alone, which pages have none of, by how their code begins. */
export const ofDataRouters = {
  DefaultErrorComponent: 'function DefaultErrorComponent(',
  RenderErrorBoundary: 'var RenderErrorBoundary = class',
  useNavigateStable: 'function useNavigateStable(',
};
/** The context that one of them reads. */
const context = 'RenderErrorBoundary.contextType = RSCRouterContext;';

/**
 * Builds the page with react-router's production files. Its `exports` name the development ones under every condition
 * (react-router 7.18), so that a page would carry checks that only a developer sees.
 *
 * A bundler can't tell what it may leave out of them, and so kept a third that no page calls. What they make as they load is
 * marked as free of effects, and what serves data routers alone is replaced by stand-ins, which throw if called.
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
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({ code: shippedCode(code), map: null }),
    },
  };
}

/** Returns the code of a file of the router, with only as much of it as a page without a data router needs. */
export function shippedCode(code: string): string {
  const marked = code.replace(made, '$1/* @__PURE__ */ $2').replace(shownName, '').replace(context, '');
  return Object.entries(ofDataRouters).reduce((left, [name, start]) => withStandIn(left, name, start), marked);
}

/** Replaces the declaration that begins with `start`, if a file has it: it ends at the next line that begins with a brace. */
function withStandIn(code: string, name: string, start: string): string {
  const from = code.indexOf(`\n${start}`);
  if (from < 0) return code;
  const to = code.indexOf('\n}', from);
  const end = code.indexOf('\n', to + 1);
  const standIn = `function ${name}() { throw new Error('${name} of react-router is not shipped: see tools/vite/productionRouter.ts.'); }`;
  return `${code.slice(0, from + 1)}${standIn}${code.slice(end)}`;
}
