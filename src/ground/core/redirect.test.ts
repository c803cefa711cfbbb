import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileRedirects } from '../../../tests/support/hostileRedirects';
import { safeRedirect } from './redirect';

const origin = 'http://online-joining.joinery.localhost:4000';

describe('safeRedirect', () => {
  it.each(['/', '/payments', '/centre/kirkstall?x=1#y', '/a%20b', '/centre/a/membership/b/recurring?kiosk=true'])(
    'keeps %s',
    (path) => {
      expect(safeRedirect(path, origin)).toBe(path);
    },
  );

  it.each([
    null,
    undefined,
    '',
    'payments',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '/%2e%2e//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/\tevil',
    '/\n/evil.example',
    ' /evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '/%zz',
    '/%00',
    '/login',
    '/login?redirect=/login',
    '/LOGIN/x',
    '/logout',
    'http:evil.example',
    'http://online-joining.joinery.localhost:4000@evil.example/',
  ])('refuses %j', (target) => expect(safeRedirect(target, origin)).toBe('/'));

  it.each(hostileRedirects)('stays on the site for %j, and says the same of what it answers', (target) => {
    const result = safeRedirect(target, origin);
    expect(result.startsWith('/')).toBe(true);
    expect(result).not.toMatch(/^\/[/\\]/);
    const { origin: reached, pathname } = new URL(result, origin);
    expect(reached).toBe(origin);
    expect(decodeURIComponent(pathname)).not.toMatch(/^\/(?:log(?:in|out)(?:\/|$)|[/\\])/i);
    expect(safeRedirect(result, origin)).toBe(result);
  });

  it('is tested with at least eighty different hostile values', () => {
    expect(new Set(hostileRedirects).size).toBe(hostileRedirects.length);
    expect(hostileRedirects.length).toBeGreaterThanOrEqual(80);
  });

  it('refuses what is longer than an address', () => expect(safeRedirect(`/${'a'.repeat(3000)}`, origin)).toBe('/'));

  it('never leaves the site, whatever it is given, and is stable', () => {
    const bits = fc.constantFrom(
      '/',
      '\\',
      '.',
      '../..',
      '%2f',
      '%5c',
      '%2e',
      ':',
      '@',
      '?',
      '#',
      'evil.example',
      'http',
      '\t',
      'a',
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 8 }), (parts) => {
        const result = safeRedirect(parts.join(''), origin);
        expect(new URL(result, origin).origin).toBe(origin);
        expect(safeRedirect(result, origin)).toBe(result);
      }),
      { numRuns: 2000 },
    );
  });
});
