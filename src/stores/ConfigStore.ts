import { makeAutoObservable } from 'mobx';
import type { Config, Site } from '../../schemas/generated/config';
import type { KeyValueStorage, PageLocation } from '../core/services';

const embeddedKey = 'joinery:embedded';

/** What the operator configured, and how this page was opened: which site, in a kiosk, inside another page. */
export class ConfigStore {
  readonly site: Site;
  readonly kiosk: boolean;
  readonly embedded: boolean;
  /** The centre a kiosk stands in, by slug. */
  readonly centre: string | undefined;
  clientId: string | undefined;

  /** Throws when the config has no site for this host. */
  constructor(
    readonly config: Config,
    location: PageLocation,
    storage: KeyValueStorage,
  ) {
    this.site = siteOf(config, location.host);
    const query = new URLSearchParams(location.search);
    this.kiosk = query.get('kiosk') === 'true';
    this.centre = query.get('centre') ?? undefined;
    this.embedded = embeddedMode(query, storage);
    makeAutoObservable(this, { config: false, site: false });
  }

  setClientId(id: string): void {
    this.clientId = id;
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
      ...(this.kiosk ? { kiosk: 'true', ...(this.centre === undefined ? {} : { centre: this.centre }) } : {}),
    }).toString();
    return `${target?.url ?? ''}${path}${query === '' ? '' : `?${query}`}`;
  }
}

function siteOf(config: Config, host: string): Site {
  const label = host.split('.')[0] ?? '';
  const site = config.sites[label];
  if (site) return site;
  const known = Object.keys(config.sites).join(', ');
  throw new Error(`The config names no site for the host "${host}": its first label must be one of ${known}.`);
}

/** Once seen, embedded mode lasts as long as the tab. */
function embeddedMode(query: URLSearchParams, storage: KeyValueStorage): boolean {
  const asked = query.get('embedded');
  if (asked !== null) storage.write(embeddedKey, String(asked === 'true'));
  return storage.read(embeddedKey) === 'true';
}
