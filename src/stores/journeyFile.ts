import bundledCheckout from '../../journeys/checkout.json';
import bundledJoin from '../../journeys/join.json';
import type { Journey } from '../../schemas/generated/journey';
import type { Network } from '../core/services';

/** A journey ready to be walked; `hash` tells in a consent record which one it was. */
export type LoadedJourney = { readonly journey: Journey; readonly hash: string; readonly report: string | undefined };

export const bundledJourneys = {
  join: bundledJoin as unknown as Journey,
  checkout: bundledCheckout as unknown as Journey,
};

/**
 * The journey as its file stands on the running site now. One that can't be had, or is refused, is replaced by the one
 * that was built in; `report` then says why, for its author.
 */
export async function loadJourney(
  name: keyof typeof bundledJourneys,
  base: string,
  network: Network,
): Promise<LoadedJourney> {
  const bundled = bundledJourneys[name];
  const file = `${name}.json`;
  const text = await fetchText(`${base}${file}`, network);
  if (text === undefined) return loaded(bundled, `${file} could not be read from ${base}; the built-in one serves.`);
  if (isSame(text, bundled)) return loaded(bundled, undefined);
  const { readJourney } = await import('./readJourney');
  const read = readJourney(file, text);
  return 'report' in read ? loaded(bundled, read.report) : loaded(read.journey, undefined);
}

async function loaded(journey: Journey, report: string | undefined): Promise<LoadedJourney> {
  const bytes = new TextEncoder().encode(JSON.stringify(journey));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return { journey, hash: [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join(''), report };
}

async function fetchText(url: string, network: Network): Promise<string | undefined> {
  try {
    const response = await network(url, { signal: AbortSignal.timeout(5000) });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

function isSame(text: string, bundled: Journey): boolean {
  try {
    return JSON.stringify(JSON.parse(text)) === JSON.stringify(bundled);
  } catch {
    return false;
  }
}
