/** The venue, by slug, that a page is about: that of its path, else the one that a kiosk's address names. */
export function venueOfPage(path: string, search: string): string | undefined {
  const slug = /^\/centre\/([^/]+)/.exec(path)?.[1];
  if (slug === undefined) return new URLSearchParams(search).get('centre') ?? undefined;
  try {
    return decodeURIComponent(slug);
  } catch {
    return undefined;
  }
}
