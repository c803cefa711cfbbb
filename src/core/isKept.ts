import type { SiteCookie } from './services';

/** Whether the browser keeps a cookie here, found out by trying. */
export function isKept(cookie: SiteCookie): boolean {
  cookie.write('1');
  const kept = cookie.read() !== undefined;
  cookie.remove();
  return kept;
}
