import { vocabulary } from '../../../schemas/vocabulary';
import { required } from '../../../src/ground/journey/language/provisions';
import type { Facts } from '../../../src/ground/rules/rules';

/**
 * Returns messages, by path, for provisions that an outcome requires under these facts and that were not given.
 * Journeys are checked against the same `requires`. Throws if a fact is pending.
 */
export function requirementErrors(outcome: string, facts: Facts, given: ReadonlySet<string>): Record<string, string[]> {
  const needed = required(vocabulary, outcome, facts);
  if (needed === 'pending') throw new Error(`A fact that decides "${outcome}" is pending on the server.`);
  const missing = needed.filter((provision) => !given.has(provision));
  return Object.fromEntries(
    missing.map((provision) => {
      const { paths, missing: message } = vocabulary.provisions[provision] ?? {};
      return [paths?.[0] ?? provision, [message ?? 'Please fill in required questions']];
    }),
  );
}
