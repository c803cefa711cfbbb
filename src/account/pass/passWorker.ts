import type { PassPath } from './passCache';

/** The event of a request that a page makes. */
type FetchEvent = Event & { readonly request: Request; respondWith(response: Promise<Response>): void };

const passPath: PassPath = '/kept-pass'; // written again here: a worker is one file, without imports

/**
 * The time in milliseconds that a page has to answer. A site that can be reached answers well within it, also by a slow
 * mobile network, and nobody who stands at a turnstile waits for longer.
 */
const patience = 4000;

/** The paths at which the pass would hide something else: calls and files, ways into the account, and a payment. */
const notForPass = /^\/(?:api|sandbox|operator|assets|journeys|login|register|reset-password|checkout)(?:\/|$)/i;

// A page of the account that can't be had is replaced by the kept pass. Nothing else is kept or answered.
globalThis.addEventListener('fetch', (event) => {
  const navigation = event as FetchEvent;
  if (isForPass(navigation.request)) navigation.respondWith(pageOrPass(navigation.request));
});

/** Reports whether a whole page is asked for, whose place the pass may take: no frame, no form that is sent, no file. */
function isForPass({ mode, destination, method, url }: Request): boolean {
  const isPage = mode === 'navigate' && destination === 'document' && method === 'GET';
  return isPage && !notForPass.test(new URL(url).pathname);
}

/**
 * Answers with the page, or with the kept pass where there is no connection, no answer within the time, or the error of
 * a server or proxy. Every other answer is the page's own: a refusal, and the way to the log-in.
 */
async function pageOrPass(request: Request): Promise<Response> {
  const giveUp = new AbortController();
  const page = fetch(withSignal(request, giveUp.signal));
  const isAnswered = page.then(
    ({ status }) => status < 500,
    () => false,
  );
  const isLate = new Promise<false>((resolve) => setTimeout(() => resolve(false), patience));
  if (await Promise.race([isAnswered, isLate])) return page;
  const pass = await keptPass();
  if (!pass) return page;
  giveUp.abort(); // a request that hangs holds up the next one for the same address, which "Try again" makes
  return pass;
}

/** Returns the request so that it can be given up; as it is in a browser that makes none of a navigation's. */
function withSignal(request: Request, signal: AbortSignal): Request {
  try {
    return new Request(request, { signal });
  } catch {
    return request;
  }
}

/** Returns the kept pass; undefined also where the browser has blocked its storage. */
function keptPass(): Promise<Response | undefined> {
  return caches.match(passPath).catch(() => undefined);
}
