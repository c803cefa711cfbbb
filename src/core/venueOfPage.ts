import type { Site } from '../../schemas/generated/config';

export type ShownPage = {
  readonly app: Site['app'];
  readonly path: string;
  readonly search: string;
  /** The venue that the visitor selected last on any of the sites. */
  readonly selected: string | undefined;
};

/**
 * The venue, by slug, in whose look a page is drawn: that of its path, else the one that a kiosk's address names, else the
 * one that was selected. Where joining begins, none is selected yet.
 */
export function venueOfPage({ app, path, search, selected }: ShownPage): string | undefined {
  const slug = /^\/(?:centre|location|camps|courses)\/([^/]+)/.exec(path)?.[1];
  if (slug !== undefined) return decoded(slug);
  const chosen = app === 'online-joining' && path === '/' ? undefined : selected;
  return new URLSearchParams(search).get('centre') ?? chosen;
}

function decoded(slug: string): string | undefined {
  try {
    return decodeURIComponent(slug);
  } catch {
    return undefined;
  }
}
