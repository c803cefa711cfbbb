import type { PageLocation } from '../core/services';

type Go = (path: string, options: { readonly replace: boolean }) => void;

/** Moves between screens. Within a site it is the router that goes, once it is there; otherwise the page loads anew. */
export class Navigator {
  private router: Go | undefined;

  /** `carry`: what goes along into every address of this site. */
  constructor(
    private readonly location: PageLocation,
    private readonly carry: (path: string) => string,
  ) {}

  bind(router: Go): void {
    this.router = router;
  }

  go(path: string, options: { readonly replace: boolean } = { replace: false }): void {
    if (this.router) this.router(this.carry(path), options);
    else this.location.assign(this.carry(path));
  }

  /** Leaves by a full document load, as checkout is entered and left. */
  load(url: string): void {
    this.location.assign(this.carry(url));
  }
}
