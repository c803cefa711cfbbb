/**
 * Returns the whole address of a link that leaves the page's origin; undefined for any other. It decides by the address
 * that a browser goes to: `/\host` and `htt\tp://host` lead outside, though they don't read so.
 */
export function outsideAddress(href: string, page: string): string | undefined {
  if (!URL.canParse(href, page)) return undefined;
  const { protocol, origin, href: whole } = new URL(href, page);
  return /^https?:$/.test(protocol) && origin !== new URL(page).origin ? whole : undefined;
}
