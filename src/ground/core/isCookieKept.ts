import type { SiteCookie } from './services';

/** Reports whether the browser keeps a cookie on this page, by writing one and reading it back. */
export function isCookieKept(cookie: SiteCookie): boolean {
  cookie.write('1');
  const kept = cookie.read() !== undefined;
  cookie.remove();
  return kept;
}
