const maxLength = 2048;

/**
 * Returns the path that a `redirect` parameter may lead to: a path of this site, never of another site, never log-in.
 * Returns `/` for any other target.
 */
export function safeRedirect(target: string | null | undefined, origin: string): string {
  if (typeof target !== 'string' || target === '' || target.length > maxLength) return '/';
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

/** Reports control characters and backslashes, which browsers normalise in different ways. */
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
