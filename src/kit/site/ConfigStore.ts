import { makeAutoObservable } from 'mobx';
import type { Config, Site } from '../../../schemas/generated/config';
import { isCookieKept } from '../../ground/core/isCookieKept';
import { embeddedMode, kioskMode, siteOf } from '../../ground/core/pageMode';
import type { KeyValueStorage, PageLocation, SiteCookie } from '../../ground/core/services';

/** The operator's config, and the page's modes: its site, kiosk mode and embedded mode. */
export class ConfigStore {
  readonly site: Site;
  readonly kiosk: boolean;
  readonly embedded: boolean;
  /** The slug of the centre that a kiosk stands in. */
  readonly centre: string | undefined;
  /** True in a frame whose browser keeps no cookies: nobody can log in. */
  readonly cookiesBlocked: boolean;
  clientId: string | undefined;

  /** Throws if the config has no site for this host. */
  constructor(
    readonly config: Config,
    location: PageLocation,
    storage: KeyValueStorage,
    frame: { readonly framed: boolean; readonly probe: SiteCookie },
  ) {
    this.cookiesBlocked = frame.framed && !isCookieKept(frame.probe);
    this.site = siteOf(config, location.host);
    const query = new URLSearchParams(location.search);
    const { kiosk, centre } = kioskMode(query, storage);
    this.kiosk = kiosk;
    this.centre = centre;
    this.embedded = embeddedMode(query, storage, frame.framed);
    makeAutoObservable(this, { config: false, site: false });
  }

  setClientId(id: string): void {
    this.clientId = id;
  }

  /** True if the page has no header, footer and breadcrumbs. */
  get bare(): boolean {
    return this.embedded || this.kiosk;
  }

  /** True on the desk's site, where staff sell to the customers they serve. */
  get isDesk(): boolean {
    return this.site.source === 'front-of-house';
  }

  /** The address of the site where customers book for themselves. */
  get customerUrl(): string {
    const own = Object.values(this.config.sites).find(
      ({ app, source }) => app === 'bookings' && source !== 'front-of-house',
    );
    return `${own?.url ?? ''}/`;
  }

  /** The symbol before amounts: pounds unless the config says another. */
  get currency(): string {
    return this.config.currency ?? '£';
  }

  get flags(): Config['flags'] {
    return this.config.flags;
  }

  get inspector(): boolean {
    return this.config.inspector ?? false;
  }

  /** Returns the address of a path on another of the operator's sites, with the page's modes in the query. */
  linkTo(app: Site['app'], path: string): string {
    const target =
      this.site.app === app ? this.site : Object.values(this.config.sites).find((site) => site.app === app);
    const query = new URLSearchParams({
      ...(this.embedded ? { embedded: 'true' } : {}),
      ...this.kioskQuery,
    }).toString();
    return `${target?.url ?? ''}${path}${query === '' ? '' : `?${query}`}`;
  }

  /** Returns a path of this site with the kiosk's query parameters, unless the path sets `kiosk` itself. */
  withKioskQuery(path: string): string {
    if (!this.kiosk || !path.startsWith('/')) return path;
    const url = new URL(path, 'http://page');
    if (url.searchParams.has('kiosk')) return path;
    for (const [name, value] of Object.entries(this.kioskQuery)) url.searchParams.set(name, value);
    return `${url.pathname}${url.search}${url.hash}`;
  }

  /** The address to leave for: the operator's own page, the kiosk's first screen, or the start page. */
  get home(): string {
    return this.config.kiosk.homeUrl ?? (this.kiosk ? this.linkTo('online-joining', '/kiosk') : '/');
  }

  private get kioskQuery(): Readonly<Record<string, string>> {
    if (!this.kiosk) return {};
    return { kiosk: 'true', ...(this.centre === undefined ? {} : { centre: this.centre }) };
  }
}
