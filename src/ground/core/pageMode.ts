import type { Config, Site } from '../../../schemas/generated/config';
import type { KeyValueStorage } from './services';

const embeddedKey = 'joinery:embedded';
/** The storage key of kiosk mode. Its value is the slug of the kiosk's centre and nothing of a customer. */
export const kioskKey = 'joinery:kiosk';

/** Finds the site of a host by the host's first label. Throws if the config has no such site. */
export function siteOf(config: Config, host: string): Site {
  const label = host.split('.')[0] ?? '';
  const site = config.sites[label];
  if (site) return site;
  const known = Object.keys(config.sites).join(', ');
  throw new Error(`The config names no site for the host "${host}": its first label must be one of ${known}.`);
}

/** Kiosk mode, and the slug of the kiosk's centre or of the centre that the address names. */
export type KioskMode = { readonly kiosk: boolean; readonly centre: string | undefined };

/**
 * Reads kiosk mode from the query. Once on, the mode lasts as long as the tab, so that no page load unlocks the device;
 * `kiosk=false` ends it.
 */
export function kioskMode(query: URLSearchParams, storage: KeyValueStorage): KioskMode {
  const parameter = query.get('kiosk');
  const kept = storage.read(kioskKey);
  const kiosk = parameter === null ? kept !== undefined : parameter === 'true';
  const slug = query.get('centre') ?? (kiosk ? kept : undefined);
  if (kiosk) storage.write(kioskKey, slug ?? '');
  else storage.remove(kioskKey);
  return { kiosk, centre: slug === '' ? undefined : slug };
}

/**
 * Reads embedded mode from the query. Once on, the mode lasts as long as the tab; a page framed by another origin,
 * where storage may be blocked, starts in it.
 */
export function embeddedMode(query: URLSearchParams, storage: KeyValueStorage, framed: boolean): boolean {
  const parameter = query.get('embedded');
  if (parameter !== null) storage.write(embeddedKey, String(parameter === 'true'));
  return (parameter ?? storage.read(embeddedKey) ?? String(framed)) === 'true';
}
