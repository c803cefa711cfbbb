import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { productionRouter, shippedCode, ofDataRouters } from './productionRouter';

const router = fileURLToPath(new URL('../../node_modules/react-router/dist/production/', import.meta.url));
const own = fileURLToPath(new URL('../../src/kit/site/SiteLink.tsx', import.meta.url));

describe('productionRouter', () => {
  it('finds in the router all that it replaces', () => {
    const files = readdirSync(router).filter((name) => name.endsWith('.mjs'));
    const code = files.map((name) => shippedCode(readFileSync(`${router}${name}`, 'utf8'))).join('\n');
    for (const name of Object.keys(ofDataRouters)) expect(code).toContain(`${name} of react-router is not shipped`);
    expect(code).not.toMatch(/^\w+\.displayName =|^var \w+ = React\d*\.(?:forwardRef|memo|createContext)\(/m);
  });

  it('ships neither the forms of the router nor what fetches pages in advance', async () => {
    const built = await build({
      configFile: false,
      logLevel: 'error',
      plugins: [productionRouter()],
      build: { write: false, minify: false, rolldownOptions: { input: own, preserveEntrySignatures: 'strict' } },
    });
    if (!('output' in built)) throw new Error('Vite was to build one bundle.');
    const code = built.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
    expect(code).toContain('function useLinkClickHandler(');
    expect(code).not.toMatch(/PrefetchPageLinks|LinkWithRef|useSubmit|ScrollRestoration|RSCErrorHandler/);
  });
});
