import type { Config, Site } from '../../schemas/generated/config';
import type { KeyValueStorage } from './services';

const embeddedKey = 'joinery:embedded';
/** Holds the slug of the kiosk's centre; nothing of a customer. */
export const kioskKey = 'joinery:kiosk';

/** The site of a host. Throws when the config has none. */
export function siteOf(config: Config, host: string): Site {
  const label = host.split('.')[0] ?? '';
  const site = config.sites[label];
  if (site) return site;
  const known = Object.keys(config.sites).join(', ');
  throw new Error(`The config names no site for the host "${host}": its first label must be one of ${known}.`);
}

/** The centre is that of the kiosk, by slug, or the one that the address names. */
export type KioskMode = { readonly kiosk: boolean; readonly centre: string | undefined };

/** Once seen, it lasts as long as the tab, so that no load of a page opens the device; `kiosk=false` ends it. */
export function kioskMode(query: URLSearchParams, storage: KeyValueStorage): KioskMode {
  const asked = query.get('kiosk');
  const kept = storage.read(kioskKey);
  const kiosk = asked === null ? kept !== undefined : asked === 'true';
  const slug = query.get('centre') ?? (kiosk ? kept : undefined);
  if (kiosk) storage.write(kioskKey, slug ?? '');
  else storage.remove(kioskKey);
  return { kiosk, centre: slug === '' ? undefined : slug };
}

/** Once seen, embedded mode lasts as long as the tab; a frame of another site, which may keep nothing, is in it at once. */
export function embeddedMode(query: URLSearchParams, storage: KeyValueStorage, framed: boolean): boolean {
  const asked = query.get('embedded');
  if (asked !== null) storage.write(embeddedKey, String(asked === 'true'));
  return (asked ?? storage.read(embeddedKey) ?? String(framed)) === 'true';
}
