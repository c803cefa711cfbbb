import type { Venue } from '../../kit/api/venues';

/** The most centres that a name with a typing error asks about. */
const mostMeant = 5;

/**
 * Finds the centres that a name with typing errors may mean. The code that knows typing errors loads with the first one;
 * none is found if it could not be loaded.
 */
export async function meantCentres(venues: readonly Venue[], term: string): Promise<readonly Venue[]> {
  const loaded = await import('./nearCentres').catch(() => undefined);
  return loaded?.findNearCentres(venues, term).slice(0, mostMeant) ?? [];
}
