import { expect, test } from 'vitest';
import { createGeocoder, readLookup } from './geocoder';

const at = { lat: 53.8, lng: -1.55 };

test.each([
  ['with a centre', { features: [{ center: [-1.55, 53.8], place_name: 'Leeds, England' }] }, 'Leeds, England'],
  [
    'with a point and names among the properties',
    {
      features: [
        { geometry: { type: 'Point', coordinates: [-1.55, 53.8] }, properties: { full_address: 'Leeds, UK' } },
      ],
    },
    'Leeds, UK',
  ],
  ['without any name', { features: [{ center: [-1.55, 53.8], place_name: ' ' }] }, 'leeds'],
])('reads an answer %s', (_, answer, name) => {
  expect(readLookup(answer, 'leeds')).toEqual({ kind: 'found', place: { at, name }, others: [] });
});

test('a best match of little relevance is a place of nearly the name', () => {
  const answer = { features: [{ center: [-1.55, 53.8], place_name: 'Leeds', relevance: 0.3 }] };
  expect(readLookup(answer, 'ledes')).toEqual({ kind: 'near', places: [{ at, name: 'Leeds' }] });
});

test('an empty result means that there is no such place', () => {
  expect(readLookup({ type: 'FeatureCollection', features: [] }, 'x')).toEqual({ kind: 'none' });
});

test('what is longer than any name is no place, and nobody is asked about it', async () => {
  const asked: string[] = [];
  const geocode = createGeocoder({ url: '/geocode/{query}', key: '' }, (url) => {
    asked.push(url);
    return Promise.resolve(Response.json({ features: [] }));
  });
  expect(await geocode('x'.repeat(101))).toEqual({ kind: 'none' });
  expect(asked).toEqual([]);
  await geocode('x'.repeat(100));
  expect(asked).toHaveLength(1);
});

test.each([
  ['nothing', null],
  ['a text', 'Leeds'],
  ['no features', {}],
  ['features that are no list', { features: 'many' }],
  ['a feature that is nothing', { features: [null] }],
  ['a feature without a point', { features: [{ place_name: 'Leeds' }] }],
  ['a point of texts', { features: [{ center: ['-1.55', '53.8'] }] }],
  ['a point off the earth', { features: [{ center: [-1.55, 153.8] }] }],
])('%s is nonsense', (_, answer) => {
  expect(readLookup(answer, 'leeds')).toEqual({ kind: 'failed' });
});

test('requests an address with the term, the country and the key', async () => {
  const asked: string[] = [];
  const geocode = createGeocoder(
    { url: 'https://maps.example/geocode/{query}.json?country={country}&key={key}', key: 'k 1' },
    (url) => {
      asked.push(url);
      return Promise.resolve(Response.json({ features: [] }));
    },
  );
  expect(await geocode('King’s Lynn/2')).toEqual({ kind: 'none' });
  expect(asked).toEqual(['https://maps.example/geocode/King%E2%80%99s%20Lynn%2F2.json?country=gb&key=k%201']);
});

test.each([
  ['a refusal', () => Promise.resolve(new Response('{"features":[]}', { status: 500 }))],
  ['a page', () => Promise.resolve(new Response('<!doctype html>'))],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is a failure', async (_, network) => {
  const geocode = createGeocoder({ url: '/geocode/{query}', key: '' }, network);
  expect(await geocode('leeds')).toEqual({ kind: 'failed' });
});

test('a term that cannot be encoded is a failure', async () => {
  const geocode = createGeocoder({ url: '/geocode/{query}', key: '' }, () => Promise.reject(new Error('Not asked.')));
  expect(await geocode('\ud800')).toEqual({ kind: 'failed' });
});
