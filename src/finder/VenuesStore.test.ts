import { expect, it } from 'vitest';
import type { Venue } from '../kit/api/venues';
import { requestError } from '../kit/api/RequestError';
import { VenuesStore } from './VenuesStore';

const kirkstall = { id: 1, name: 'Kirkstall', slug: 'kirkstall' } as Venue;

/** The venues of a server that knows Kirkstall alone, and has no list for the moment with `down`. */
function venuesWith({ down = false } = {}) {
  const asked: string[] = [];
  const failure = { ok: false, error: requestError(503, undefined) } as const;
  const store = new VenuesStore({
    all: async () => {
      asked.push('all');
      return down ? failure : { ok: true, data: [kirkstall] };
    },
    one: async (slug) => {
      asked.push(slug);
      if (slug === 'broken') return failure;
      return slug === kirkstall.slug
        ? { ok: true, data: kirkstall }
        : { ok: false, error: requestError(404, { message: 'None.' }) };
    },
  });
  return { store, asked };
}

it('asks for the venue that a link names, once, and for no list', async () => {
  const { store, asked } = venuesWith();
  expect(await store.loadLinked('kirkstall')).toBe(true);
  expect(await store.loadLinked('kirkstall')).toBe(true);
  expect(store.bySlug('kirkstall')).toBe(kirkstall);
  expect(asked).toEqual(['kirkstall']);
});

it('asks for none that the list has', async () => {
  const { store, asked } = venuesWith();
  await Promise.all([store.load(), store.loadLinked('kirkstall')]);
  expect(asked).toEqual(['all']);
});

it('tells a venue that there is not from one that could not be loaded', async () => {
  const { store } = venuesWith();
  expect(await store.loadLinked('nowhere')).toBe(false);
  expect(await store.loadLinked('broken')).toBe(true);
  expect([store.bySlug('broken'), store.error?.status]).toEqual([undefined, 503]);
});

it('holds no error of another link against a venue that is known', async () => {
  const { store } = venuesWith();
  await store.loadLinked('nowhere');
  await store.load();
  await store.loadLinked('kirkstall');
  expect(store.error).toBeUndefined();
});

it('tells why there is no list', async () => {
  const { store } = venuesWith({ down: true });
  await store.load();
  expect(store.error?.status).toBe(503);
});
