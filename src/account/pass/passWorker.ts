import type { PassPath } from './passCache';

/** The event of a request that a page makes. */
type FetchEvent = Event & { readonly request: Request; respondWith(response: Promise<Response>): void };

const passPath: PassPath = '/kept-pass'; // written again here: a worker is one file, without imports

// A page that can't be loaded for want of a connection is replaced by the kept pass. Nothing else is kept or answered.
globalThis.addEventListener('fetch', (event) => {
  const navigation = event as FetchEvent;
  if (navigation.request.mode === 'navigate') navigation.respondWith(fetch(navigation.request).catch(keptPass));
});

async function keptPass(error: unknown): Promise<Response> {
  const kept = await caches.match(passPath);
  if (!kept) throw error;
  return kept;
}
