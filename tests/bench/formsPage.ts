import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Page } from '@playwright/test';
import { build, preview } from 'vite';
import { schemaModules } from '../../tools/vite/schemaModules';
import { withBrowser } from './browser';

const root = fileURLToPath(new URL('forms/', import.meta.url));

/**
 * Builds the race's page as the product is built, but with all of rjsf, since stock rjsf draws with it. Serves the page on
 * loopback, and runs `use` with it.
 */
export async function formsPage<T>(use: (page: Page) => Promise<T>): Promise<T> {
  const outDir = mkdtempSync(join(tmpdir(), 'joinery-bench-'));
  const shared = { root, configFile: false as const, logLevel: 'error' as const, plugins: [schemaModules(), react()] };
  await build({ ...shared, build: { outDir, target: 'es2022', emptyOutDir: true } });
  const server = await preview({
    ...shared,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 4390, strictPort: false },
  });
  try {
    const url = server.resolvedUrls?.local[0];
    if (url === undefined) throw new Error('The bench page could not be served.');
    return await withBrowser(async (page) => {
      await page.goto(url);
      return use(page);
    });
  } finally {
    await server.close();
  }
}
