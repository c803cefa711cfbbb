import language from 'virtual:journey-language';
import bundledJoin from '../../../journeys/join.json';
import type { Journey } from '../../../schemas/generated/journey';
import type { Network } from '../../ground/core/services';
import { hashOf, stampOf, type StampedJourney } from '../../ground/journey/language/stamp';
import { isRecord } from '../fields/read';

/**
 * A journey ready to be walked. `hash` identifies it in a consent record; `report` tells the operator which file is not
 * served, and why.
 */
export type LoadedJourney = { readonly journey: Journey; readonly hash: string; readonly report: string | undefined };

export const bundledJourneys = { join: bundledJoin as unknown as Journey };

/** Also bundled, each in a chunk that is loaded on demand. */
const laterJourneys = {
  checkout: () => import('../../../journeys/checkout.json'),
  'booking-checkout': () => import('../../../journeys/booking-checkout.json'),
  register: () => import('../../../journeys/register.json'),
  'cancel-membership': () => import('../../../journeys/cancel-membership.json'),
  'change-membership': () => import('../../../journeys/change-membership.json'),
  'freeze-membership': () => import('../../../journeys/freeze-membership.json'),
  'save-card': () => import('../../../journeys/save-card.json'),
  'renew-membership': () => import('../../../journeys/renew-membership.json'),
};

export type JourneyName = keyof typeof bundledJourneys | keyof typeof laterJourneys;

async function builtIn(name: JourneyName): Promise<Journey> {
  if (name === 'join') return bundledJourneys[name];
  return (await laterJourneys[name]()).default as unknown as Journey;
}

/**
 * Loads a journey as the running site serves it now. A file that can't be loaded, or that has no valid stamp of the
 * check, is replaced by the bundled one, which was checked when the page was built.
 */
export async function loadJourney(name: JourneyName, base: string, network: Network): Promise<LoadedJourney> {
  const bundled = await builtIn(name);
  const file = `${name}.json`;
  const given = await fetchStamped(`${base}${file}`, network);
  if (!given) return loaded(bundled, `${file} could not be read from ${base}; the built-in one serves.`);
  const { journey, stamp, refused } = given;
  if (JSON.stringify(journey) === JSON.stringify(bundled)) return loaded(bundled, refused);
  if (stamp === (await stampOf(journey, language))) return loaded(journey, refused);
  const reason = `${file} has no valid stamp: it was not checked by this release's check. The built-in one serves.`;
  return loaded(bundled, [refused, reason].filter((each) => each !== undefined).join('\n'));
}

async function loaded(journey: Journey, report: string | undefined): Promise<LoadedJourney> {
  return { journey, hash: await hashOf(JSON.stringify(journey)), report };
}

async function fetchStamped(url: string, network: Network): Promise<StampedJourney | undefined> {
  try {
    const response = await network(url, { signal: AbortSignal.timeout(5000) });
    const value: unknown = response.ok ? await response.json() : undefined;
    const isStamped = isRecord(value) && typeof value.stamp === 'string' && isRecord(value.journey);
    return isStamped ? (value as unknown as StampedJourney) : undefined; // its stamp vouches for the rest
  } catch {
    return undefined;
  }
}
