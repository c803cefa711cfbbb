import type { Plugin } from 'vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { appChunk, firstChunk, joinChunk, passChunk, savingChunk, walkChunk } from './tools/vite/chunks.ts';
import { basemap } from './tools/vite/basemap.ts';
import { postcss } from './tools/vite/css.ts';
import { floors } from './tools/vite/floors.ts';
import { journeys } from './tools/vite/journeys.ts';
import { mapData } from './tools/vite/mapData.ts';
import { plantedFault } from './tools/vite/plantedFault.ts';
import { pageVocabulary } from './tools/vite/pageVocabulary.ts';
import { precompress } from './tools/vite/precompress.ts';
import { productionReact } from './tools/vite/productionReact.ts';
import { productionRouter } from './tools/vite/productionRouter.ts';
import { schemaModules } from './tools/vite/schemaModules.ts';
import { shippedRjsf } from './tools/vite/shippedRjsf.ts';

/** Units that replace a module, and so have modules of their own. */
const isolated = ['{src,operator}/**/*.isolated.test.ts'];

export default defineConfig({
  plugins: [
    schemaModules(),
    pageVocabulary(),
    shippedRjsf(),
    journeys(),
    mapData(),
    basemap(),
    floors(),
    react(),
    productionRouter(),
    precompress(),
  ],
  css: { postcss },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    manifest: true, // tells the browser tests which script a source file became
    // The page, the one in the frame that brings a customer to the bank, the component sheet for designers, and the
    // worker that shows the kept pass: its address must be at the root of the site, and always the same.
    rolldownOptions: {
      input: {
        index: 'index.html',
        'sca-frame': 'sca-frame.html',
        sheet: 'sheet.html',
        'pass-worker': 'src/account/pass/passWorker.ts',
      },
      output: {
        entryFileNames: ({ name }) => (name === 'pass-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: [firstChunk, appChunk, walkChunk, joinChunk, passChunk, savingChunk] },
      },
    },
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  test: {
    environment: 'node',
    // Tests draw forms with as much of rjsf as pages have: see tools/vite/shippedRjsf.ts.
    server: { deps: { inline: [/@rjsf\/(?:core|utils)/] } },
    testTimeout: 60_000, // a limit for what hangs; machines are shared, and none of these tests is about time
    hookTimeout: 60_000,
    globalSetup: 'tests/support/serverBundle.ts',
    projects: [
      // Its files share the modules that they import: to load those for each file took as long as the tests themselves.
      project('units', {
        include: [
          '{src,operator,schemas,tools}/**/*.test.{ts,tsx}',
          'tests/{bank,bench,crash,faults,finder,journeys,money}/**/*.test.ts',
        ],
        exclude: isolated,
        isolate: false,
      }),
      project('isolated', { include: isolated }),
      project('rendered', { include: ['tests/journeys/*.test.tsx'] }),
      // Takes a dozen edits, or as many as it is told to: npm run test:journeys.
      project('conformance', { include: ['tests/journeys/conformance/*.test.tsx'], env: { NODE_ENV: 'production' } }, [
        productionReact(), // without React's own checks, which the tests of the other projects have
      ]),
      // Plays a spread of its cells; npm run test:faults plays all of them.
      project('failures', { include: ['tests/failures/*.test.tsx'] }),
      project('start', { include: ['tests/start/**/*.test.ts'] }),
      // Its files share a server in each worker process, since starting one takes longer than most of them.
      project('api', {
        include: ['tests/api/**/*.test.ts'],
        isolate: false,
        globalSetup: ['tests/support/serverBundle.ts', 'tests/api/temporaryFolder.ts'],
      }),
      project('smoke', { include: ['tests/smoke/**/*.test.ts'] }),
    ],
    coverage: {
      provider: 'v8',
      reporter: [['text', { skipFull: true }]],
      // What decides a customer's way or their money is held to every branch.
      thresholds: { branches: 100 },
      include: [
        'src/ground/journey/**/*.ts',
        'src/ground/rules/*.ts',
        'src/ground/core/money.ts',
        'src/checkout/attempt/transitions.ts',
      ],
    },
  },
});

/** A group of tests that can be run by its name: `vitest run --project NAME`. */
function project(
  name: string,
  test: TestProjectInlineConfiguration['test'],
  plugins: readonly Plugin[] = [],
): TestProjectInlineConfiguration {
  return { extends: true, plugins: [...plantedFault(), ...plugins], test: { ...test, name } };
}
