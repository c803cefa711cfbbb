/**
 * Returns the name of the cookie that holds the slugs of the venues a visitor selected, the latest first, for all of
 * the operator's sites.
 */
export function venueCookieName(prefix: string): string {
  return `${prefix}venue`;
}

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const maxSlugLength = 100;
const maxVenues = 10;

export function isSlug(value: unknown): value is string {
  return typeof value === 'string' && value.length <= maxSlugLength && slugPattern.test(value);
}

/** Returns the slugs with `slug` first, as the venue selected last. */
export function withSelectedVenue(kept: readonly string[], slug: string): readonly string[] {
  return [slug, ...kept.filter((each) => each !== slug)].slice(0, maxVenues);
}

/** Formats the slugs as the cookie's text. */
export function selectedVenuesText(kept: readonly string[]): string {
  return JSON.stringify({ selected: kept[0], selectedSlugs: kept });
}

/** Parses the cookie's text into slugs, the selected one first. A malformed text yields none. */
export function parseSelectedVenues(text: string | undefined): readonly string[] {
  const { selected, selectedSlugs } = parseRecord(text);
  if (!isSlug(selected)) return [];
  const earlier = Array.isArray(selectedSlugs) ? selectedSlugs.filter(isSlug) : [];
  return [...new Set([selected, ...earlier])].slice(0, maxVenues);
}

function parseRecord(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
