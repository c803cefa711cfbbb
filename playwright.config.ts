import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './tools/chromium';
import { ensureServerBuilt } from './tools/prepare.mjs';

const port = Number(process.env.TEST_PORT ?? 4300);
process.env.TEST_PORT = String(port);
const dataDir = (process.env.TEST_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'joinery-test-')));

// Workers read this file too; the server was bundled before they started.
if (process.env.TEST_WORKER_INDEX === undefined) ensureServerBuilt(import.meta.dirname);

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
    // Each wait ends before the test's own time does, so that a failure names what was waited for.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 900 },
    hasTouch: process.env.HANDS === 'touch',
    screenshot: 'only-on-failure',
    // Of actions, requests and the console; pictures of every step would take longer than most tests.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false },
    launchOptions: chromiumOptions(),
    // The next test has the page of the one before, emptied: a page of its own takes a second of a processor to warm up.
    reuseContext: true,
  },
  projects: [
    { name: 'pages', testIgnore: ['payments/**', 'map/**', 'account/**', 'shell/**', 'bookings/**'] },
    { name: 'payments', testMatch: 'payments/**' },
    { name: 'map', testMatch: 'map/**' },
    { name: 'account', testMatch: 'account/**' },
    { name: 'shell', testMatch: 'shell/**' },
    { name: 'bookings', testMatch: 'bookings/**' },
  ],
  webServer: {
    command: 'node dist-server/operator/main.js',
    url: `http://127.0.0.1:${port}/api/client`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    // All tests come from one address, as fast as they can.
    env: { PORT: String(port), DATA_DIR: dataDir, CONFIG: 'tests/support/manyCallers.json' },
  },
});
