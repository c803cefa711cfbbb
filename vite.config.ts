import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { appChunk, firstChunk } from './tools/vite/chunks.ts';
import { floors } from './tools/vite/floors.ts';
import { journeys } from './tools/vite/journeys.ts';
import { mapData } from './tools/vite/mapData.ts';
import { precompress } from './tools/vite/precompress.ts';
import { schemaModules } from './tools/vite/schemaModules.ts';

export default defineConfig({
  plugins: [schemaModules(), journeys(), mapData(), floors(), react(), precompress()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // The page, the one in the frame that brings a customer to the bank, and the component sheet for designers.
    rolldownOptions: {
      input: ['index.html', 'sca-frame.html', 'sheet.html'],
      output: { codeSplitting: { groups: [firstChunk, appChunk] } },
    },
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  test: {
    environment: 'node',
    testTimeout: 60_000, // a limit for what hangs; machines are shared, and none of these tests is about time
    hookTimeout: 60_000,
    include: [
      'src/**/*.test.{ts,tsx}',
      'sandbox/**/*.test.ts',
      'schemas/**/*.test.ts',
      'tools/**/*.test.ts',
      'tests/{api,bank,smoke,start}/**/*.test.ts',
      'tests/journeys/**/*.test.{ts,tsx}',
    ],
    coverage: {
      provider: 'v8',
      reporter: ['text-summary'],
      // What decides a customer's way or their money is held to every branch.
      thresholds: { branches: 100 },
      include: ['src/journey/**/*.ts', 'src/rules/*.ts', 'src/core/money.ts', 'src/payment/flow/transitions.ts'],
    },
  },
});
