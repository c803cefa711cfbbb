import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator } from '@playwright/test';
import { Joiner } from './Joiner';
import { recordPage } from './recordPage';
import { SandboxControls } from './SandboxControls';
import { watchPages } from './watchPages';

type Fixtures = {
  readonly sandbox: SandboxControls;
  readonly joiner: Joiner;
  /** Console messages that this test provokes on purpose. */
  readonly expectedNoise: RegExp[];
  /** Whether every section that a joiner comes to is audited too. */
  readonly auditsSteps: boolean;
  /** Holds what is on the page now against WCAG 2.2 AA, or what a frame of it shows. */
  readonly audit: (state: string, frame?: string) => Promise<void>;
};

/** Drawing a map without a graphics card takes a processor for itself; the map has tests of its own. */
const withoutMap = { flags: { onlineJoiningMapEnabled: false } };

/** A graphics driver in software says how slow it is; that is not the page's doing. */
const driverNoise = /\[\.WebGL-\w+\]\s?GL Driver Message/;

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

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
    const tell = watchPages(context);
    const noise: string[] = [];
    const note = (text: string): void => {
      if (![driverNoise, ...expectedNoise].some((pattern) => pattern.test(text))) noise.push(text);
    };
    page.on('console', (message) => {
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
    expect(noise, 'console errors, page errors and policy reports').toEqual([]);
  },

  joiner: async ({ page, sandbox, audit, auditsSteps }, use) => {
    await use(new Joiner(page, sandbox, auditsSteps ? audit : undefined));
  },

  audit: async ({ page }, use, testInfo) => {
    await use(async (state, frame) => {
      const root = frame === undefined ? page.locator(':root') : page.frameLocator(frame).locator(':root');
      const builder = new AxeBuilder({ page }).withTags(wcag);
      if (frame === undefined) builder.exclude('iframe');
      else builder.include({ fromFrames: [frame, ':root'] });
      const look = async () => {
        await settle(root);
        return builder.analyze();
      };
      const first = await look().catch((error: unknown) => {
        if (!String(error).includes('was garbage collected')) throw error;
        return look(); // the browser lost what axe was about to answer, which says nothing of the page
      });
      // A fade that began while axe looked has ended by the second look; what is wrong is still wrong then.
      const { violations } = first.violations.length === 0 ? first : await look();
      testInfo.annotations.push({ type: 'axe', description: state });
      const found = violations.map(
        ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html.slice(0, 160)).join('\n  ')}`,
      );
      expect(found, `accessibility of "${state}"`).toEqual([]);
    });
  },
});

export { expect };

/** Lets fades end, since a colour half faded in has less contrast than it will have. */
async function settle(root: Locator): Promise<void> {
  await root.evaluate(async ({ ownerDocument }) => {
    await Promise.allSettled(
      ownerDocument
        .getAnimations()
        .filter((each) => each.effect?.getTiming().iterations !== Infinity)
        .map((each) => each.finished),
    );
  });
}
