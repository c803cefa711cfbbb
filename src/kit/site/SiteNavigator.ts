import type { PageLocation } from '../../ground/core/services';

/** The part of an entry of the browser's history besides its address: the section that a journey opened there. */
export type EntryState = { readonly section: string };

type Options = { readonly replace: boolean; readonly state?: EntryState };
type Navigate = (path: string, options: Options) => void;

/** Moves between the screens of a site: by the router once React has bound one, by loading a new document before. */
export class SiteNavigator {
  private router: Navigate | undefined;

  constructor(
    private readonly location: PageLocation,
    /** Adds the query parameters that every address of the site needs, such as kiosk mode. */
    private readonly withSiteQuery: (path: string) => string,
  ) {}

  bind(router: Navigate): void {
    this.router = router;
  }

  go(path: string, options: Options = { replace: false }): void {
    if (this.router) this.router(this.withSiteQuery(path), options);
    else this.location.assign(this.withSiteQuery(path));
  }

  /** Notes a section in the present entry of the browser's history, and leaves its address as it is. */
  mark(state: EntryState): void {
    const { path, search } = this.location;
    this.router?.(`${path}${search}`, { replace: true, state });
  }

  /** Loads a new document; the checkout is entered and left this way. */
  load(url: string): void {
    this.location.assign(this.withSiteQuery(url));
  }
}
