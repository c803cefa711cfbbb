/** The slug of the venue that a page is about, from its path; `undefined` when it is about none. */
export function venueOfPath(path: string): string | undefined {
  const slug = /^\/centre\/([^/]+)/.exec(path)?.[1];
  if (slug === undefined) return undefined;
  try {
    return decodeURIComponent(slug);
  } catch {
    return undefined;
  }
}
