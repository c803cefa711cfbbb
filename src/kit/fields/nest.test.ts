import { describe, expect, it } from 'vitest';
import { isSafePath, nest, PathSet } from './nest';

describe('nest', () => {
  it('makes nested objects of dotted paths', () => {
    expect(
      nest([
        ['a', 1],
        ['b.c', 2],
        ['b.d.e', 3],
      ]),
    ).toEqual({ a: 1, b: { c: 2, d: { e: 3 } } });
  });

  it.each(['__proto__', 'a.__proto__.b', 'constructor', 'a.prototype', '', 'a..b', '.a', 'a'.repeat(501)])(
    'refuses %j',
    (path) => {
      expect(isSafePath(path)).toBe(false);
      expect(() => nest([[path, 1]])).toThrow("can't hold a value");
    },
  );

  it('refuses a path that runs through a value', () => {
    expect(() =>
      nest([
        ['a', 1],
        ['a.b', 2],
      ]),
    ).toThrow('runs through a value');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('PathSet', () => {
  it('takes each path once and none through another', () => {
    const paths = new PathSet();
    expect(paths.claim('a.b')).toBeUndefined();
    expect(paths.claim('a.b')).toBe('is used twice');
    expect(paths.claim('a')).toMatch(/runs through/);
    expect(paths.claim('a.b.c')).toMatch(/runs through/);
    expect(paths.claim('a.c')).toBeUndefined();
    expect(paths.claim('__proto__')).toBe("can't be used");
  });
});
