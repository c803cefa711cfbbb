import { makeAutoObservable } from 'mobx';
import type { Config, Site } from '../../schemas/generated/config';
import { isKept } from '../core/isKept';
import type { KeyValueStorage, PageLocation, SiteCookie } from '../core/services';

const embeddedKey = 'joinery:embedded';
/** Holds the slug of the kiosk's centre; nothing of a customer. */
export const kioskKey = 'joinery:kiosk';

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

  get flags(): Config['flags'] {
    return this.config.flags;
  }

  get inspector(): boolean {
    return this.config.inspector ?? false;
  }

  /** A link to another site of the operator's, which carries the page's modes with it. */
  linkTo(app: Site['app'], path: string): string {
    const target = Object.values(this.config.sites).find((site) => site.app === app);
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

function siteOf(config: Config, host: string): Site {
  const label = host.split('.')[0] ?? '';
  const site = config.sites[label];
  if (site) return site;
  const known = Object.keys(config.sites).join(', ');
  throw new Error(`The config names no site for the host "${host}": its first label must be one of ${known}.`);
}

/** Once seen, it lasts as long as the tab, so that no load of a page opens the device; `kiosk=false` ends it. */
function kioskMode(query: URLSearchParams, storage: KeyValueStorage): Pick<ConfigStore, 'kiosk' | 'centre'> {
  const asked = query.get('kiosk');
  const kept = storage.read(kioskKey);
  const kiosk = asked === null ? kept !== undefined : asked === 'true';
  const slug = query.get('centre') ?? (kiosk ? kept : undefined);
  if (kiosk) storage.write(kioskKey, slug ?? '');
  else storage.remove(kioskKey);
  return { kiosk, centre: slug === '' ? undefined : slug };
}

/** Once seen, embedded mode lasts as long as the tab; a frame of another site, which may keep nothing, is in it at once. */
function embeddedMode(query: URLSearchParams, storage: KeyValueStorage, framed: boolean): boolean {
  const asked = query.get('embedded');
  if (asked !== null) storage.write(embeddedKey, String(asked === 'true'));
  return (asked ?? storage.read(embeddedKey) ?? String(framed)) === 'true';
}
