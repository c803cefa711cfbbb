import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkJourney } from '../../src/ground/journey/check/check';
import { dropConsequences } from '../../src/ground/journey/check/consequences';
import { factSpace, settledCustomers } from '../../src/ground/journey/check/customers';
import { reduceToJourney } from '../../src/ground/journey/check/reduceToJourney';
import { findingsOf } from '../../src/ground/journey/check/findings';
import { RuleCoverage } from '../../src/ground/journey/check/RuleCoverage';
import { walk } from '../../src/ground/journey/check/walk';
import type { Language } from '../../src/ground/journey/language/step';
import { randomLanguage } from './support/randomLanguage';

const runs = { numRuns: 600, seed: Number(process.env.SEED ?? 20261121) };

/** The plain walk: the whole journey, every customer and every fact told apart. Slow, and with nothing left out. */
function plainly(language: Language): readonly string[] {
  const whole = reduceToJourney(language);
  const space = factSpace(whole);
  const all = walk(whole, { limit: 1_000_000, customers: settledCustomers(whole, space) });
  if (!all) throw new Error('too many situations for a plain walk');
  const coverage = new RuleCoverage(whole.journey);
  coverage.add(whole.journey, new Set(all.nodes.map(({ situation }) => situation.facts)));
  const found = new Map(findingsOf(all).map((finding) => [`${finding.code} ${finding.about}`, finding]));
  const { unshown, constant, shadowed } = dropConsequences(whole, found, coverage);
  return [
    ...new Set([...found.keys()].map((key) => key.replace('waits ', 'stuck '))),
    ...unshown.map(({ id }) => `unshown ${id}`),
    ...coverage.repeated.map((id) => `repeated ${id}`),
    ...constant.map(({ pointer }) => `constant ${pointer}`),
    ...shadowed.map(({ list, index }) => `shadowed ${list}/${index}`),
  ];
}

describe('check', () => {
  /**
   * A random journey breaks many promises at once, and one of them can stand in the way of another: what comes behind a
   * dead end shows only once that is mended. So: no false alarm, no false pass, and hardly ever anything left for later.
   */
  it('finds in random journeys what a plain walk of all of them finds', () => {
    let [broken, whole] = [0, 0];
    fc.assert(
      fc.property(randomLanguage, (language) => {
        const found = new Set(checkJourney(language).problems.map(({ code, about = '' }) => `${code} ${about}`));
        const plain = plainly(language);
        for (const each of found)
          expect([each, each.replace('bounce', 'stuck')].some((told) => plain.includes(told))).toBe(true);
        expect(found.size > 0).toBe(plain.length > 0);
        broken += plain.length > 0 ? 1 : 0;
        whole += found.size === plain.length ? 1 : 0;
      }),
      runs,
    );
    console.log(
      `${runs.numRuns} random journeys, ${broken} of them broken; for ${whole} every problem was told at once`,
    );
    expect(whole / runs.numRuns).toBeGreaterThan(0.9);
  });
});
