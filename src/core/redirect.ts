const longest = 2048;

/**
 * Where a `redirect` from an address may lead: a path of this very site, never another one, never back to log-in.
 * Answers `/` for anything else.
 */
export function safeRedirect(target: string | null | undefined, origin: string): string {
  if (typeof target !== 'string' || target === '' || target.length > longest) return '/';
  if (hasOddCharacter(target) || target.includes(' ') || !target.startsWith('/') || target.startsWith('//')) return '/';
  const url = parse(target, origin);
  if (!url || url.origin !== origin) return '/';
  for (const path of [url.pathname, decoded(url.pathname)]) {
    if (
      path === undefined ||
      path.startsWith('//') ||
      path.includes('\\') ||
      path.includes('/..') ||
      hasOddCharacter(path) ||
      /^\/(?:login|logout)(?:\/|$)/i.test(path)
    )
      return '/';
  }
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Control characters and backslashes, which browsers read in ways of their own. */
function hasOddCharacter(text: string): boolean {
  return Array.from(text).some((each) => each < ' ' || each === '\\' || each === '\u007f');
}

function parse(target: string, origin: string): URL | undefined {
  try {
    return new URL(target, origin);
  } catch {
    return undefined;
  }
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
