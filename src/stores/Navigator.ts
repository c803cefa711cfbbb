import type { PageLocation } from '../core/services';

type Go = (path: string, options: { readonly replace: boolean }) => void;

/** Moves between screens. Within a site it is the router that goes, once it is there; otherwise the page loads anew. */
export class Navigator {
  private router: Go | undefined;

  constructor(private readonly location: PageLocation) {}

  bind(router: Go): void {
    this.router = router;
  }

  go(path: string, options: { readonly replace: boolean } = { replace: false }): void {
    if (this.router) this.router(path, options);
    else this.location.assign(path);
  }

  /** Leaves by a full document load, as checkout is entered and left. */
  load(url: string): void {
    this.location.assign(url);
  }
}
