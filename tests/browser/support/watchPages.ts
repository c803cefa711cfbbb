import type { BrowserContext, Frame, Page, TestInfo } from '@playwright/test';
import { idleMs } from '../../../src/ground/core/idleNetwork';

/** The requests of a page that are not answered yet, with the time of each. */
type Waiting = Map<object, { readonly url: string; readonly since: number }>;

const watched = new WeakMap<Page, Waiting>();
/** A page that asks for nothing so long has asked for all that it leaves until its network is idle. */
const restMs = idleMs + 500;

/**
 * Notes of every page of a context what it waits for, so that a test that fails can say why a page stood still. The answer
 * attaches it to the test: each page's address, what it waits for, and the text that it and its frames showed.
 */
export function watchPages(context: BrowserContext): (testInfo: TestInfo) => Promise<void> {
  const pages = new Map<Page, Waiting>();
  const watch = (page: Page): void => {
    const waiting: Waiting = new Map();
    pages.set(page, waiting);
    watched.set(page, waiting);
    page.on('request', (request) => waiting.set(request, { url: request.url(), since: Date.now() }));
    page.on('requestfinished', (request) => waiting.delete(request));
    page.on('requestfailed', (request) => waiting.delete(request));
  };
  context.pages().forEach(watch);
  context.on('page', watch);
  return async (testInfo) => {
    for (const [page, waiting] of pages) {
      if (page.isClosed()) continue;
      const asked = [...waiting.values()].map(({ url, since }) => `  ${Date.now() - since} ms: ${url}`);
      const body = [page.url(), 'waits for', ...asked, 'shows', await shownOn(page)].join('\n');
      await testInfo.attach('page', { body, contentType: 'text/plain' });
    }
  };
}

/** Waits until a watched page has asked for nothing for a while, and has no answer to come. */
export async function waitForRest(page: Page): Promise<void> {
  const waiting = watched.get(page);
  if (!waiting) throw new Error(`Nobody watches ${page.url()}: call watchPages for its context.`);
  for (let since = Date.now(); Date.now() - since < restMs;) {
    await new Promise((resolve) => void setTimeout(resolve, 50));
    if (waiting.size > 0) since = Date.now();
  }
}

/** The page's own part, since what stands around it is the same everywhere; then its frames. */
async function shownOn(page: Page): Promise<string> {
  const texts = await Promise.all(page.frames().map(textOf));
  return texts.join('\nin a frame\n');
}

async function textOf(frame: Frame): Promise<string> {
  const reading = frame.evaluate(() => {
    const { innerText } = document.querySelector('main') ?? document.body;
    return `${document.visibilityState}\n${innerText.slice(0, 1000)}`;
  });
  return Promise.race([
    reading.catch((error: unknown) => String(error)),
    new Promise<string>((resolve) => void setTimeout(resolve, 3000, 'nothing within three seconds')),
  ]);
}
