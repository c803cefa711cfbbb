import { describe, expect, it } from 'vitest';
import { readTheme } from './theme';

const defaults = {
  themeAppPrimaryColour: '#8c59f8',
  themeAppSecondaryColour1: '#3e2dac',
  themeAppSecondaryColour2: '#3e2dac',
  themeAppDarkBgColour: '#262731',
  themeAppHeaderBgColour: '#262731',
  headerPrimaryColour: '#8c59f8',
  themeAppLogo: null,
  themeAppBodyFontStyle: 'roboto',
  themeAppHeadingFontStyle: 'garage_gothic',
  themeAppSecondaryButtonStyle: 'solid',
  kioskBackgroundImage: null,
};

describe('readTheme', () => {
  it.each([[{}], [null], ['a page of a proxy'], [[]], [undefined]])('makes the default theme of %j', (answer) => {
    expect(readTheme(answer)).toEqual({ theme: defaults, problems: [] });
  });

  it('takes every field', () => {
    const sent = {
      themeAppPrimaryColour: '#F26A21',
      themeAppSecondaryColour1: 'rgb(11, 79, 108)',
      themeAppSecondaryColour2: '#fff',
      themeAppDarkBgColour: '#12303A',
      themeAppHeaderBgColour: '#ffffff',
      headerPrimaryColour: '#F26A21',
      themeAppLogo: 'https://images.example/logo.svg',
      themeAppBodyFontStyle: 'lato',
      themeAppHeadingFontStyle: 'open_sans',
      themeAppSecondaryButtonStyle: 'outline',
      kioskBackgroundImage: '/images/hall.jpg',
    };
    const colours = {
      themeAppPrimaryColour: '#f26a21',
      themeAppSecondaryColour1: '#0b4f6c',
      themeAppSecondaryColour2: '#ffffff',
      themeAppDarkBgColour: '#12303a',
      headerPrimaryColour: '#f26a21',
    };
    expect(readTheme(sent)).toEqual({ theme: { ...sent, ...colours }, problems: [] });
  });

  it.each([
    ['themeAppPrimaryColour', 'purple'],
    ['themeAppPrimaryColour', 12],
    ['themeAppSecondaryColour1', '#12'],
    ['themeAppSecondaryColour2', null],
    ['themeAppDarkBgColour', '#26273180'],
    ['themeAppHeaderBgColour', 'url(https://evil.example)'],
    ['headerPrimaryColour', ['#fff']],
    ['themeAppLogo', 'javascript:alert(1)'],
    ['themeAppLogo', 'data:text/html,<script>alert(1)</script>'],
    ['themeAppLogo', 'https://'],
    ['themeAppLogo', {}],
    ['kioskBackgroundImage', 'JavaScript:alert(1)'],
    ['themeAppBodyFontStyle', 'comic_sans'],
    ['themeAppHeadingFontStyle', 'toString'],
    ['themeAppSecondaryButtonStyle', 'ghost'],
  ])('gives %s its default for %j, says so, and takes the rest', (field, value) => {
    const { theme, problems } = readTheme({ themeAppSecondaryColour1: '#0b4f6c', [field]: value });
    const own = field === 'themeAppSecondaryColour1' ? {} : { themeAppSecondaryColour1: '#0b4f6c' };
    expect(theme).toEqual({ ...defaults, ...own });
    expect(problems.map((problem) => problem.field)).toEqual([field]);
  });

  it('derives missing header colours from the other colours', () => {
    const { theme } = readTheme({ themeAppPrimaryColour: '#f26a21', themeAppDarkBgColour: '#12303a' });
    expect(theme).toMatchObject({ headerPrimaryColour: '#f26a21', themeAppHeaderBgColour: '#12303a' });
  });

  it.each(['data:image/svg+xml,%3Csvg/%3E', 'https://images.example/a b.png', '/logo.svg', 'logo.svg'])(
    'takes %s for an image',
    (address) => {
      expect(readTheme({ themeAppLogo: address }).theme.themeAppLogo).toBe(address);
    },
  );
});
