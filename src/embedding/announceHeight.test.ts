// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceHeight } from './announceHeight';

const partner = 'https://partner.example';
const other = 'https://other.example';

let height = 0;
let resized = (): void => undefined;
let told: (readonly [message: unknown, origin: unknown])[] = [];
let stop = (): void => undefined;

beforeEach(() => {
  told = [];
  height = 700.4;
  vi.spyOn(document.body, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0, 320, height));
  vi.spyOn(window.parent, 'postMessage').mockImplementation((...[message, origin]: readonly unknown[]) => {
    told.push([message, origin]);
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        resized = tell;
      }
      observe(): void {}
      disconnect(): void {
        resized = () => undefined;
      }
    },
  );
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window.location, 'ancestorOrigins');
});

/** The page is framed by one of these origins, the nearest first, as some browsers say. */
function framedBy(...origins: readonly string[]): void {
  Object.defineProperty(window.location, 'ancestorOrigins', { value: origins, configurable: true });
}

const of = (high: number) => ({ type: 'joinery:height', height: high });

describe('announceHeight', () => {
  it('posts the height to an allowed framing page, and again when the height changes', () => {
    framedBy(partner);
    stop = announceHeight([other, partner]);
    expect(told).toEqual([[of(701), partner]]);
    resized();
    expect(told).toHaveLength(1); // it is as high as it was
    height = 480;
    resized();
    expect(told).toEqual([
      [of(701), partner],
      [of(480), partner],
    ]);
  });

  it.each([
    ['another site', ['https://evil.example']],
    ['a site named almost like an allowed one', ['https://partner.example.evil.example']],
    ['an allowed host without TLS', ['http://partner.example']],
    ['an allowed host at another port', ['https://partner.example:8443']],
    ['a page without an origin', ['null']],
    ['another site within an allowed one', ['https://evil.example', partner]],
  ])('posts nothing to %s', (_whom, origins) => {
    framedBy(...origins);
    stop = announceHeight([partner, other]);
    height = 480;
    resized();
    expect(told).toEqual([]);
  });

  it('posts to each allowed origin in a browser without ancestorOrigins, and never to any origin', () => {
    stop = announceHeight([partner, other]);
    expect(told).toEqual([
      [of(701), partner],
      [of(701), other],
    ]);
  });

  it('posts nothing without an allowed site, nor after it was disposed', () => {
    framedBy(partner);
    announceHeight([])();
    expect(told).toEqual([]);
    announceHeight([partner])();
    expect(told).toHaveLength(1);
    height = 480;
    resized();
    expect(told).toHaveLength(1);
  });
});
