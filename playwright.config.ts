import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './tools/chromium';

const port = Number(process.env.TEST_PORT ?? 4300);
process.env.TEST_PORT = String(port);
const dataDir = (process.env.TEST_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'joinery-test-')));

// What `npm test` has run already is not run again after it.
const rest = process.env.AFTER_CORE === undefined ? {} : { grepInvert: /@core/ };

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: {
    timeout: 30_000,
    // Another machine draws the edges of letters otherwise; what matters moves more than that.
    toHaveScreenshot: { maxDiffPixelRatio: 0.03, threshold: 0.3, animations: 'disabled' },
  },
  snapshotPathTemplate: '{testDir}/{testFileDir}/pictures/{arg}{ext}',
  reporter: [
    ['list'],
    ['./tests/browser/support/auditReporter.ts'],
    ['json', { outputFile: 'test-results/browser.json' }],
  ],
  use: {
    baseURL: `http://online-joining.joinery.localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions(),
  },
  projects: [
    { name: 'pages', testIgnore: ['payments/**', 'map/**', 'account/**', 'shell/**', 'bookings/**'] },
    // The most telling of the slow ones run with everything else; all of them by `npm run test:payments`, `test:map`,
    // `test:account`, `test:shell` and `test:bookings`.
    { name: 'core', testMatch: ['payments/**', 'map/**', 'account/**', 'shell/**', 'bookings/**'], grep: /@core/ },
    { name: 'payments', testMatch: 'payments/**', ...rest },
    { name: 'map', testMatch: 'map/**', ...rest },
    { name: 'account', testMatch: 'account/**', ...rest },
    { name: 'shell', testMatch: 'shell/**', ...rest },
    { name: 'bookings', testMatch: 'bookings/**', ...rest },
  ],
  webServer: {
    command: 'node --import tsx sandbox/main.ts',
    url: `http://127.0.0.1:${port}/api/client`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: { PORT: String(port), DATA_DIR: dataDir },
  },
});
