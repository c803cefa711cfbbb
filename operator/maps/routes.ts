import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { coordinatesOf, type Coordinates } from '../../src/ground/core/geo';
import type { Database } from '../database/database';
import { findPlaces } from './findPlaces';
import { geocode } from './geocode';

/** The key in the config's `map.geocoder`. Any text would do; a real service needs one. */
const embeddedKey = 'embedded';
const longestQuery = 100;
const warmUpMs = 1500;

/**
 * Serves `GET /geocode/{query}.json?country=gb&key=embedded`, a geocoder with the same address as Mapbox' and
 * MapTiler's. It knows one country only.
 */
export function registerMaps(app: FastifyInstance, db: Database): void {
  // The places are read before the first customer searches, once the server has come to rest.
  app.addHook('onListen', () => void setTimeout(() => findPlaces(''), warmUpMs).unref());
  // The path is a wildcard, since the router answers 404 for a long parameter.
  app.get('/geocode/*', async (request, reply) => {
    const { '*': path } = request.params as { readonly '*': string };
    const { country, key } = request.query as Readonly<Record<string, unknown>>;
    void reply.header('cache-control', 'no-store');
    if (!path.endsWith('.json')) return reply.code(404).send({ message: 'Address it as /geocode/{query}.json.' });
    if (key !== embeddedKey) return reply.code(401).send({ message: 'The key is not one that is known here.' });
    const query = path.slice(0, -'.json'.length);
    if (query.length > longestQuery) {
      return reply.code(400).send({ message: `A query has ${longestQuery} characters at most.` });
    }
    const answer = await geocode(query, (outcode) => middleOfVenues(db, outcode));
    return isAbroad(country) ? { ...answer, features: [] } : answer;
  });
}

/** Reports whether a search excludes this country. A search without a country includes all. */
function isAbroad(country: unknown): boolean {
  return country !== undefined && !(typeof country === 'string' && country.toLowerCase().split(',').includes('gb'));
}

/** Returns the centre of the venues with a postcode of this district. */
async function middleOfVenues(db: Database, outcode: string): Promise<Coordinates | undefined> {
  const rows = await db
    .selectFrom('venues')
    .select(['lng', 'lat'])
    .where(sql<string>`upper(replace(postcode, ' ', ''))`, 'like', `${outcode}___`)
    .execute();
  const located = rows.flatMap((row) => coordinatesOf(row) ?? []);
  if (located.length === 0) return undefined;
  const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;
  return { lng: mean(located.map(({ lng }) => lng)), lat: mean(located.map(({ lat }) => lat)) };
}
