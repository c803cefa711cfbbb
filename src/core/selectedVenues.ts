/** The cookie in which the operator's sites keep the venues, by slug, that a visitor selected: the latest first. */
export function venueCookieName(prefix: string): string {
  return `${prefix}venue`;
}

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longestSlug = 100;
const mostKept = 10;

export function isSlug(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestSlug && slugPattern.test(value);
}

/** The slugs with another one selected. */
export function keptWith(kept: readonly string[], slug: string): readonly string[] {
  return [slug, ...kept.filter((each) => each !== slug)].slice(0, mostKept);
}

/** The cookie's text. */
export function keptText(kept: readonly string[]): string {
  return JSON.stringify({ selected: kept[0], selectedSlugs: kept });
}

/** The slugs in a cookie's text, the selected one first. A text that somebody tampered with holds none. */
export function readKept(text: string | undefined): readonly string[] {
  const { selected, selectedSlugs } = parseRecord(text);
  if (!isSlug(selected)) return [];
  const earlier = Array.isArray(selectedSlugs) ? selectedSlugs.filter(isSlug) : [];
  return [...new Set([selected, ...earlier])].slice(0, mostKept);
}

function parseRecord(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
