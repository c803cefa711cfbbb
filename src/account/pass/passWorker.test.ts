import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

type Handler = (event: { request: unknown; respondWith: (response: Promise<Response>) => void }) => void;

const site = 'https://my-account.example.org';
const fetchPage = vi.fn<() => Promise<Response>>();
const match = vi.fn<() => Promise<Response | undefined>>();
let handle: Handler;

/** Asks for a page and returns what the worker answers with; undefined where it leaves the request to the browser. */
function ask(path: string, request: object = {}): Promise<Response> | undefined {
  let answer: Promise<Response> | undefined;
  handle({
    request: { mode: 'navigate', destination: 'document', method: 'GET', url: `${site}${path}`, ...request },
    respondWith: (response) => void (answer = response),
  });
  return answer;
}

beforeAll(async () => {
  vi.stubGlobal('addEventListener', (_: string, added: Handler) => (handle = added));
  vi.stubGlobal('fetch', fetchPage);
  vi.stubGlobal('caches', { match });
  await import('./passWorker');
});
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  vi.useFakeTimers();
  match.mockImplementation(() => Promise.resolve(new Response('pass')));
});
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<Response>(() => undefined);
const withStatus = (status: number) => () => Promise.resolve(new Response('page', { status }));
const opaque = { status: 0, type: 'opaqueredirect' } as Response; // as a browser gives a redirect of a navigation to a worker

describe('the worker', () => {
  it.each([500, 502, 503, 504, 511])('shows the pass in place of a page with status %i', async (status) => {
    fetchPage.mockImplementation(withStatus(status));
    expect(await (await ask('/bookings'))?.text()).toBe('pass');
  });

  it('shows the pass where there is no connection', async () => {
    fetchPage.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await (await ask('/'))?.text()).toBe('pass');
  });

  it('shows the pass after four seconds without an answer, and nothing before', async () => {
    fetchPage.mockImplementation(never);
    const shown = vi.fn();
    void ask('/')?.then(shown);
    await vi.advanceTimersByTimeAsync(3999);
    expect(shown).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await (shown.mock.calls[0]?.[0] as Response).text()).toBe('pass');
  });

  it.each([200, 401, 403, 404, 429])('leaves a page with status %i as it is', async (status) => {
    fetchPage.mockImplementation(withStatus(status));
    const page = await ask('/');
    expect([page?.status, await page?.text()]).toEqual([status, 'page']);
  });

  it('leaves a redirect as it is: it leads to the log-in', async () => {
    fetchPage.mockResolvedValue(opaque);
    expect(await ask('/')).toBe(opaque);
  });

  it.each([
    [
      'a late page',
      () => new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('page')), 9000)),
      200,
    ],
    ['an error of the server', withStatus(503), 503],
  ])('waits for %s where no pass is kept', async (_, page, status) => {
    for (const none of [() => Promise.resolve(undefined), () => Promise.reject(new Error('blocked'))]) {
      match.mockImplementation(none);
      fetchPage.mockImplementation(page);
      const answer = ask('/');
      await vi.advanceTimersByTimeAsync(9000);
      expect((await answer)?.status).toBe(status);
    }
  });

  it('says that there is no connection where no pass is kept', async () => {
    match.mockResolvedValue(undefined);
    fetchPage.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(ask('/')).rejects.toThrow('Failed to fetch');
  });

  it.each([
    ['a payment', '/checkout', {}],
    ['the log-in', '/login?redirect=%2F', {}],
    ['a file of the customer', '/api/my-account/data', {}],
    ['a form that is sent', '/', { method: 'POST' }],
    ['a frame', '/', { destination: 'iframe' }],
    ['a call', '/bookings', { mode: 'cors', destination: '' }],
  ])('leaves %s to the browser', (_, path, request) => {
    expect(ask(path, request)).toBeUndefined();
  });
});
