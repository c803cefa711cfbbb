import { describe, expect, it } from 'vitest';
import { sandboxConfig } from './config';
import { contentSecurityPolicy, headersOf } from './headers';

const config = {
  ...sandboxConfig(4000),
  theme: {
    imageOrigins: ['https://images.example'],
    garageGothic: { regular: 'https://fonts.example/own/regular.woff2', bold: '/own/bold.woff2' },
  },
};

describe('contentSecurityPolicy', () => {
  it.each(['/', '/checkout'])('admits on %s where a theme’s images and fonts come from, for those alone', (path) => {
    const rules = contentSecurityPolicy(path, config).split('; ');
    expect(rules).toContain("img-src 'self' data: https://images.example");
    expect(rules).toContain("font-src 'self' https://fonts.example");
    expect(rules.filter((rule) => rule.includes('.example'))).toHaveLength(2);
  });

  it('admits the site’s own where the config names none', () => {
    const rules = contentSecurityPolicy('/', sandboxConfig(4000)).split('; ');
    expect(rules).toEqual(expect.arrayContaining(["img-src 'self' data:", "font-src 'self'"]));
  });
});

describe('headersOf', () => {
  const sealed = "default-src 'none'; frame-ancestors 'none'";
  const nosniff = { 'x-content-type-options': 'nosniff' };

  it.each<[string, object]>([
    ['/api/client', { ...nosniff, 'content-security-policy': sealed, 'cache-control': 'no-store' }],
    ['/operator/terms', { ...nosniff, 'content-security-policy': sealed }],
    ['/apis', { ...nosniff, 'content-security-policy': sealed }],
    ['/assets/page.js', nosniff],
    ['/sandbox/partner', nosniff],
    ['/sandboxes/partner', { ...nosniff, 'content-security-policy': sealed }],
  ])('lets nothing run or be framed by what is no page, but the page’s own files: %s', (url, headers) => {
    expect(headersOf(url, 'http')).toEqual(headers);
  });

  it.each(['/', '/api/client', '/assets/page.js', '/operator/terms'])(
    'asks browsers to keep to https for a year where the site answers by it: %s',
    (url) => {
      const asked = { 'strict-transport-security': 'max-age=31536000' };
      expect(headersOf(url, 'https')).toEqual({ ...headersOf(url, 'http'), ...asked });
      expect(headersOf(url, 'http')).not.toHaveProperty('strict-transport-security');
    },
  );
});
