import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { titleOf } from '../../src/ground/core/titles';
import { hasPage } from './pages';

const files = {
  'online-joining': ['src/shell/Routes.tsx', 'src/sign-in/routes.tsx'],
  'my-account': ['src/account/routes.tsx', 'src/sign-in/routes.tsx'],
  bookings: [
    'src/bookings/routes.tsx',
    'src/desk/routes.tsx',
    'src/desk/screens/search/TabletCentre.tsx',
    'src/sign-in/routes.tsx',
  ],
} as const;

describe.each(Object.entries(files))('the site of %s', (app, sources) => {
  const site = app as keyof typeof files;
  const paths = sources
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\b(?:path=|\w+Path = )["'](\/[^"']*)["']/g)])
    .map(([, path = '']) => path.replaceAll(/:\w+/g, 'some-id').replace('*', 'more/of-it'));

  it('has a page wherever the router has one', () => {
    expect(paths.length).toBeGreaterThan(8);
    expect(paths.filter((path) => !hasPage(site, path))).toEqual([]);
    expect(hasPage(site, '/Login/')).toBe(true);
  });

  it('has a title for each of them', () => {
    const lead = /redirect-to-selected-venue$/; // these only lead on
    const untitled = paths.filter((path) => !lead.test(path) && titleOf(site, path) === 'Page not found');
    expect(untitled).toEqual([]);
  });

  it.each(['/nothing', '/login/more', '/centre/a/membership/b', '/payments/1/2', '/basket/1', '/.git/config'])(
    'has none at %s',
    (path) => expect(hasPage(site, path)).toBe(false),
  );
});
