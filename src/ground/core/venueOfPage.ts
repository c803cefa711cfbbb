import type { Site } from '../../../schemas/generated/config';

export type ShownPage = {
  readonly app: Site['app'];
  readonly path: string;
  readonly search: string;
  /** The slug of the venue that the visitor selected last on any of the sites. */
  readonly selected: string | undefined;
};

/**
 * Returns the slug of the venue whose theme a page takes: the venue in the path, else the `centre` parameter, else the
 * selected venue. The first page of joining ignores the selected venue, since the customer chooses one there.
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
