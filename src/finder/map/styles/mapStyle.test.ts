import { expect, test } from 'vitest';
import { configuredStyle, plainMap, serviceStyle } from './mapStyle';

const page = 'https://join.example/';
const geocoder = { url: '/geocode/{query}', key: '' };

test('draws the plain map where the config asks for it', async () => {
  expect(await configuredStyle({ geocoder, plain: true }, page)).toBe(plainMap);
});

test('draws the base map without a service, no nearer and no farther than it goes', async () => {
  const { style, isRemote, limits } = await configuredStyle({ geocoder }, page);
  expect(style).toMatchObject({
    sources: {
      basemap: { url: expect.stringMatching(/^pmtiles:\/\/https:\/\/join\.example\/assets\/basemap-/) as string },
    },
  });
  expect(isRemote).toBe(true);
  expect(limits).toEqual({ maxZoom: 12, bounds: [-20, 44, 16, 63] });
});

test('limits no map of a service or of another file of tiles', async () => {
  const tiles = { url: 'https://tiles.example/gb.pmtiles', attribution: 'OpenStreetMap' };
  expect(await configuredStyle({ geocoder, tiles, plain: true }, page)).not.toHaveProperty('limits');
  expect(serviceStyle('/maps/style.json', '', page)).not.toHaveProperty('limits');
});

test('prefers a service’s style to a file of tiles', async () => {
  const style = { url: 'https://maps.example/style.json?access_token={key}', key: 'k/1' };
  const tiles = { url: 'https://tiles.example/gb.pmtiles', attribution: 'OpenStreetMap' };
  expect((await configuredStyle({ geocoder, style, tiles }, page)).style).toBe(
    'https://maps.example/style.json?access_token=k%2F1',
  );
});

test.each([
  ['its own tiles', 'https://maps.example/tiles/1/2/3.pbf', 'https://maps.example/tiles/1/2/3.pbf?access_token=k%2F1'],
  [
    'one that has it',
    'https://maps.example/style.json?access_token=k%2F1',
    'https://maps.example/style.json?access_token=k%2F1',
  ],
  ['another host', 'https://fonts.example/a.pbf', 'https://fonts.example/a.pbf'],
  ['a host that only looks like it', 'https://maps.example.evil/a', 'https://maps.example.evil/a'],
])('sends the key to the service’s host only: %s', (_, url, sent) => {
  const { transformRequest } = serviceStyle('https://maps.example/style.json?access_token={key}', 'k/1', page);
  expect(transformRequest?.(url)).toEqual({ url: sent });
});

test('requests a style with the key in its path unchanged', () => {
  const { style, transformRequest } = serviceStyle('https://maps.example/{key}/style.json', 'abc', page);
  expect(style).toBe('https://maps.example/abc/style.json');
  expect(transformRequest?.('https://maps.example/t')).toEqual({ url: 'https://maps.example/t' });
});

test('accepts a style on the page’s own host', () => {
  expect(serviceStyle('/maps/style.json', '', page).style).toBe('https://join.example/maps/style.json');
});
