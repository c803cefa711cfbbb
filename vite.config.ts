import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { precompress } from './tools/vite/precompress.ts';
import { schemaModules } from './tools/vite/schemaModules.ts';

export default defineConfig({
  plugins: [schemaModules(), react(), precompress()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  test: {
    environment: 'node',
    include: [
      'src/**/*.test.{ts,tsx}',
      'sandbox/**/*.test.ts',
      'schemas/**/*.test.ts',
      'tests/{api,start}/**/*.test.ts',
    ],
    coverage: {
      provider: 'v8',
      include: ['src/journey/**', 'src/rules/**', 'src/core/money.ts', 'src/payment/transitions.ts'],
    },
  },
});
