import { describe, expect, it } from 'vitest';
import { ApiClient } from '../api/ApiClient';
import { ThemeStore } from './ThemeStore';

type Answer = { readonly status?: number; readonly theme?: object };

/** A page whose server sends the given responses in turn and records the requested venues. */
function open(answers: readonly Answer[], inlined?: object, home?: string, venue?: string) {
  const asked: (string | null)[] = [];
  const reports: string[] = [];
  let failures = 0;
  const client = new ApiClient({
    base: 'https://api.example',
    network: (url) => {
      const { status = 200, theme = {} } = answers[asked.length] ?? {};
      asked.push(new URL(url).searchParams.get('venue'));
      return Promise.resolve(new Response(JSON.stringify({ data: theme }), { status }));
    },
    bearer: () => undefined,
    onUndeclared: (fault) => {
      throw new Error(fault);
    },
    onUnauthorised: () => undefined,
  });
  const store = new ThemeStore(
    { client, home, report: (message) => reports.push(message), tellFailure: () => (failures += 1) },
    inlined && { theme: inlined, venue },
  );
  return { store, asked, reports, failures: () => failures };
}

describe('ThemeStore', () => {
  it('takes the theme that is inlined in the page', () => {
    const { store, asked } = open([], { themeAppPrimaryColour: '#f26a21' });
    expect(store.status).toBe('ready');
    expect(store.theme.themeAppPrimaryColour).toBe('#f26a21');
    expect(asked).toEqual([]);
  });

  it('loads no inlined theme again, but another venue’s', async () => {
    const { store, asked } = open([{}], { themeAppPrimaryColour: '#f26a21' }, undefined, 'armley');
    await store.load('armley');
    expect(asked).toEqual([]);
    await store.load('woodhouse');
    expect(asked).toEqual(['woodhouse']);
  });

  it('loads the theme of the venue', async () => {
    const { store, asked } = open([{ theme: { theme_app_primary_colour: '#f26a21' } }]);
    expect(store.status).toBe('loading');
    await store.load('armley');
    expect(store.theme.themeAppPrimaryColour).toBe('#f26a21');
    expect(asked).toEqual(['armley']);
  });

  it('loads the theme of the kiosk’s venue if none is chosen', async () => {
    const { store, asked } = open([], undefined, 'woodhouse');
    await store.load(undefined);
    expect(asked).toEqual(['woodhouse']);
  });

  it('loads the general theme if a venue’s cannot be loaded', async () => {
    const { store, asked } = open([{ status: 500 }, { theme: { theme_app_secondary_button_style: 'outline' } }]);
    await store.load('armley');
    expect(asked).toEqual(['armley', null]);
    expect(store).toMatchObject({ status: 'ready', theme: { themeAppSecondaryButtonStyle: 'outline' } });
  });

  it.each([
    [503, 'maintenance'],
    [500, 'failed'],
    [404, 'failed'],
  ])('says of a %d at the start: %s', async (status, expected) => {
    const { store } = open([{ status }]);
    await store.load(undefined);
    expect(store.status).toBe(expected);
  });

  it('recovers from maintenance with the same venue', async () => {
    const { store, asked } = open([{ status: 503 }, { status: 503 }]);
    await store.load('armley');
    await store.retry();
    expect(store.status).toBe('ready');
    expect(asked).toEqual(['armley', null, 'armley']);
  });

  it('keeps its theme if another cannot be loaded, unless the site is down for maintenance', async () => {
    const inlined = { themeAppPrimaryColour: '#f26a21' };
    const { store, failures } = open([{ status: 500 }, { status: 500 }, { status: 503 }, { status: 503 }], inlined);
    await store.load('armley');
    expect(store).toMatchObject({ status: 'ready', theme: inlined });
    expect(failures()).toBe(1);
    await store.load('woodhouse');
    expect([store.status, failures()]).toEqual(['maintenance', 1]);
  });

  it('tells each failure after a good theme, of a page’s start none but by its screen', async () => {
    const failed = { status: 500 };
    const { store, failures } = open([failed, failed, {}, failed, failed, failed, failed, failed, {}]);
    await store.load('armley');
    expect([store.status, failures()]).toEqual(['failed', 0]);
    await store.retry();
    await store.load('woodhouse');
    await store.load('otley');
    expect([store.status, failures()]).toEqual(['ready', 2]);
    await store.load('armley');
    expect(failures(), 'the operator’s own theme stands in for a venue’s').toBe(2);
  });

  it('loads a venue’s theme once, and drops a late response of another venue', async () => {
    const { store, asked } = open([
      { theme: { theme_app_primary_colour: '#111111' } },
      { theme: { theme_app_primary_colour: '#222222' } },
    ]);
    await Promise.all([store.load('one'), store.load('one'), store.load('two'), store.load('two')]);
    await store.load('two');
    expect(asked).toEqual(['one', 'two']);
    expect(store.theme.themeAppPrimaryColour).toBe('#222222');
  });

  it('replaces invalid fields by their defaults, and reports them', async () => {
    const { store, reports } = open([
      { theme: { theme_app_body_font_style: 'arial', theme_app_logo: 'javascript:1' } },
    ]);
    await store.load(undefined);
    expect(store).toMatchObject({ status: 'ready', theme: { themeAppBodyFontStyle: 'roboto', themeAppLogo: null } });
    expect(reports).toEqual([
      expect.stringContaining("The theme's themeAppLogo must be"),
      expect.stringContaining("The theme's themeAppBodyFontStyle must be one of garage_gothic"),
    ]);
  });
});
