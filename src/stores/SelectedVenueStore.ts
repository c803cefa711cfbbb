import { makeAutoObservable } from 'mobx';
import type { SiteCookie } from '../core/services';

/** What the cookie holds: the venue that is selected, and those that were, the latest first. */
type Kept = { readonly selected: string; readonly selectedSlugs: readonly string[] };

type Surroundings = {
  readonly cookie: SiteCookie;
  /** A kiosk keeps to its own centre, and leaves no trace of a customer's. */
  readonly kiosk: boolean;
  /** The centre that the page's address names. */
  readonly centre: string | undefined;
};

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longestSlug = 100;
const mostKept = 10;

/** The venue that the customer selected on any of the sites. */
export class SelectedVenueStore {
  private kept: readonly string[] = [];
  private readonly cookie: SiteCookie;
  private readonly kiosk: boolean;
  private readonly centre: string | undefined;

  constructor({ cookie, kiosk, centre }: Surroundings) {
    this.cookie = cookie;
    this.kiosk = kiosk;
    this.centre = isSlug(centre) ? centre : undefined;
    makeAutoObservable<this, 'cookie' | 'kiosk' | 'centre'>(this, { cookie: false, kiosk: false, centre: false });
    this.refresh();
  }

  get slug(): string | undefined {
    return this.kept[0] ?? this.centre;
  }

  select(slug: string): void {
    if (this.kiosk || !isSlug(slug)) return;
    this.kept = [slug, ...this.kept.filter((each) => each !== slug)].slice(0, mostKept);
    const kept: Kept = { selected: slug, selectedSlugs: this.kept };
    this.cookie.write(JSON.stringify(kept));
  }

  /** Another tab may have selected one since. */
  refresh(): void {
    if (!this.kiosk) this.kept = readKept(this.cookie.read());
  }
}

/** The slugs in a cookie's text, the selected one first. A text that somebody tampered with holds none. */
function readKept(text: string | undefined): readonly string[] {
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

function isSlug(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestSlug && slugPattern.test(value);
}
