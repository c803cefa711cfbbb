import { makeAutoObservable } from 'mobx';
import type { Config, Site } from '../../schemas/generated/config';
import { isKept } from '../core/isKept';
import { embeddedMode, kioskMode, siteOf } from '../core/pageMode';
import type { KeyValueStorage, PageLocation, SiteCookie } from '../core/services';

/** What the operator configured, and how this page was opened: which site, in a kiosk, inside another page. */
export class ConfigStore {
  readonly site: Site;
  readonly kiosk: boolean;
  readonly embedded: boolean;
  /** The centre a kiosk stands in, by slug. */
  readonly centre: string | undefined;
  /** In a frame of another site, where this browser keeps no cookie: nobody can log in. */
  readonly forgetful: boolean;
  clientId: string | undefined;

  /** Throws when the config has no site for this host. */
  constructor(
    readonly config: Config,
    location: PageLocation,
    storage: KeyValueStorage,
    frame: { readonly framed: boolean; readonly probe: SiteCookie },
  ) {
    this.forgetful = frame.framed && !isKept(frame.probe);
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

  /** Without header, footer and breadcrumbs. */
  get bare(): boolean {
    return this.embedded || this.kiosk;
  }

  /** Staff sell here, for the customers whom they serve. */
  get isDesk(): boolean {
    return this.site.source === 'front-of-house';
  }

  /** Where customers book for themselves. */
  get customerUrl(): string {
    const own = Object.values(this.config.sites).find(
      ({ app, source }) => app === 'bookings' && source !== 'front-of-house',
    );
    return `${own?.url ?? ''}/`;
  }

  get flags(): Config['flags'] {
    return this.config.flags;
  }

  get inspector(): boolean {
    return this.config.inspector ?? false;
  }

  /** A link to another site of the operator's, which carries the page's modes with it. */
  linkTo(app: Site['app'], path: string): string {
    const target =
      this.site.app === app ? this.site : Object.values(this.config.sites).find((site) => site.app === app);
    const query = new URLSearchParams({
      ...(this.embedded ? { embedded: 'true' } : {}),
      ...this.kioskQuery,
    }).toString();
    return `${target?.url ?? ''}${path}${query === '' ? '' : `?${query}`}`;
  }

  /** An address of this site, which carries the kiosk along unless it speaks of one itself. */
  within(path: string): string {
    if (!this.kiosk || !path.startsWith('/')) return path;
    const url = new URL(path, 'http://page');
    if (url.searchParams.has('kiosk')) return path;
    for (const [name, value] of Object.entries(this.kioskQuery)) url.searchParams.set(name, value);
    return `${url.pathname}${url.search}${url.hash}`;
  }

  /** Where somebody goes who gives up: the operator's own page for it, the kiosk's first screen, or the start. */
  get home(): string {
    return this.config.kiosk.homeUrl ?? (this.kiosk ? this.linkTo('online-joining', '/kiosk') : '/');
  }

  private get kioskQuery(): Readonly<Record<string, string>> {
    if (!this.kiosk) return {};
    return { kiosk: 'true', ...(this.centre === undefined ? {} : { centre: this.centre }) };
  }
}
