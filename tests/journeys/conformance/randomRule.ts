import type { Vocabulary } from '../../../schemas/generated/journey';
import type { Rule } from '../../../src/ground/rules/rules';
import type { Random } from '../../money/Random';

/** A rule as operators write them: one or two facts with their values, at times a choice or a negation. */
export function randomRule(random: Random, { facts }: Vocabulary): Rule {
  const one = (): Rule => {
    const fact = random.of(Object.keys(facts));
    const values = (facts[fact] ?? []).filter((value) => value !== 'pending');
    const value = random.of(values);
    const others = values.filter((each) => each !== value);
    if (others.length > 1 && random.chance(0.3)) return { [fact]: [value, random.of(others)] };
    return { [fact]: random.chance(0.2) ? { not: value } : value };
  };
  const way = random.below(8);
  if (way === 0) return { any: [one(), one()] };
  if (way === 1) return { not: one() };
  return way < 4 ? Object.assign({}, one(), one()) : one();
}
