import type { PageLocation } from '../../ground/core/services';

type Navigate = (path: string, options: { readonly replace: boolean }) => void;

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

  go(path: string, options: { readonly replace: boolean } = { replace: false }): void {
    if (this.router) this.router(this.withSiteQuery(path), options);
    else this.location.assign(this.withSiteQuery(path));
  }

  /** Loads a new document; the checkout is entered and left this way. */
  load(url: string): void {
    this.location.assign(this.withSiteQuery(url));
  }
}
