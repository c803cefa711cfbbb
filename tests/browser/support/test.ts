import { hasPage } from '../../../operator/site/pages';
import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';
import { auditState } from './auditState';
import { useHands } from './hands';
import { Joiner } from './Joiner';
import { lookOften } from './lookOften';
import { recordPage } from './recordPage';
import { SandboxControls } from './SandboxControls';
import { watchFields } from './watchFields';
import { watchPages } from './watchPages';
import { watchPresses } from './watchPresses';

/** Closes a page that has a clock of the test's own: what moved it is not always taken off the page, which the next test is given. */
async function closeClocked(page: Page): Promise<void> {
  const hasClock = await page.evaluate(() => '__pwClock' in globalThis).catch(() => false);
  if (hasClock) await page.close();
}

type Fixtures = {
  readonly sandbox: SandboxControls;
  readonly joiner: Joiner;
  /** Console messages that this test provokes on purpose. */
  readonly expectedNoise: RegExp[];
  /** True if every section that a joiner comes to is audited too. */
  readonly auditsSteps: boolean;
  /** Holds what is on the page now, or in a frame of it, against WCAG 2.2 AA: each different state once in a run. */
  readonly audit: (state: string, frame?: string) => Promise<void>;
};

/** Drawing a map without a graphics card takes a processor for itself; the map has tests of its own, most of them with the plain one. */
const withoutMap = { flags: { onlineJoiningMapEnabled: false }, plainMap: true };

/** A graphics driver in software says how slow it is; that is not the page's doing. */
const driverNoise = /\[\.WebGL-\w+\]\s?GL Driver Message/;

/** The app of each site, by the first label of its host. */
const apps = {
  'online-joining': 'online-joining',
  'my-account': 'my-account',
  bookings: 'bookings',
  'front-of-house': 'bookings',
} as const;

/**
 * Reports whether the browser says that an address has no page, and it has none: that is the right answer there. At an
 * address of a page it is an error like any other.
 */
function isMissingPage(message: ConsoleMessage): boolean {
  const { url } = message.location();
  if (!URL.canParse(url) || !message.text().endsWith('the server responded with a status of 404 (Not Found)'))
    return false;
  const { hostname, pathname } = new URL(url);
  const [, app] = Object.entries(apps).find(([label]) => hostname.startsWith(`${label}.`)) ?? [];
  const isFile = /^\/(?:api|assets|sandbox|journeys)\/|\.\w+$/.test(pathname);
  return app !== undefined && !isFile && !hasPage(app, pathname);
}

/** Every test has customers of its own, and fails on any console error, page error or report of the content policy. */
export const test = base.extend<Fixtures>({
  auditsSteps: [false, { option: true }],

  // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first parameter
  expectedNoise: async ({}, use) => {
    await use([]);
  },

  sandbox: async ({ context }, use, testInfo) => {
    const id = `${testInfo.testId}-${testInfo.retry}`.replaceAll(/[^\w-]/g, '').slice(0, 60);
    const controls = new SandboxControls(Number(process.env.TEST_PORT), id);
    await controls.reset();
    await controls.settings(withoutMap);
    await context.addCookies([{ name: 'sandbox_test', value: id, domain: '.joinery.localhost', path: '/' }]);
    await use(controls);
  },

  page: async ({ page, context, sandbox: _, expectedNoise }, use, testInfo) => {
    lookOften(page);
    useHands(page);
    const tell = watchPages(context);
    await watchPresses(context);
    await watchFields(context);
    const noise: string[] = [];
    const note = (text: string): void => {
      if (![driverNoise, ...expectedNoise].some((pattern) => pattern.test(text))) noise.push(text);
    };
    page.on('console', (message) => {
      if (isMissingPage(message)) return;
      if (message.type() === 'error' || message.type() === 'warning') note(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
    page.on('request', (request) => {
      if (request.url().endsWith('/sandbox/csp-reports')) note(`policy report: ${request.postData() ?? ''}`);
    });
    const urls = new Set<string>();
    page.on('request', (request) => urls.add(request.url()));
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus) await tell(testInfo);
    await recordPage(page, urls);
    await closeClocked(page);
    expect(noise, 'console errors, page errors and policy reports').toEqual([]);
  },

  joiner: async ({ page, sandbox, audit, auditsSteps }, use) => {
    await use(new Joiner(page, sandbox, auditsSteps ? audit : undefined));
  },

  audit: async ({ page }, use, testInfo) => {
    await use(async (state, frame) => {
      const { violations, repeated } = await auditState(page, frame);
      testInfo.annotations.push({ type: repeated ? 'axe, repeated' : 'axe', description: state });
      expect(violations, `accessibility of "${state}"`).toEqual([]);
    });
  },
});

export { expect };
