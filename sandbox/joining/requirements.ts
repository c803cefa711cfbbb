import { vocabulary } from '../../schemas/vocabulary';
import { required } from '../../src/journey/provisions';
import type { Facts } from '../../src/rules/rules';

/**
 * What an outcome requires under the facts and was not given, as messages at the paths that belong to it: the same
 * `requires` that the page's journeys are held to. A fact that the server does not know is a mistake here.
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
