import type { ProvisionEntry, Section, Vocabulary } from '../../../schemas/generated/journey';
import type { Language } from '../../../src/ground/journey/language/step';
import type { Rule } from '../../../src/ground/rules/rules';

const values = ['x', 'y'];

/**
 * A sound journey of any size, the same for the same numbers. Every section has a rule over three facts, gives something
 * that customers under this rule need, and every third one builds on the one before.
 */
export function largeLanguage(sectionCount: number, factCount: number): Language {
  const numbers = Array.from({ length: sectionCount }, (_, index) => index);
  const rules = numbers.map((index) => ruleOf(index, factCount));
  const provisions = numbers.map((index): [string, ProvisionEntry] => [
    `p${index}`,
    { label: `thing ${index}`, ...(index % 3 === 2 ? { after: [`p${index - 1}`] } : {}) },
  ]);
  const sections = numbers.map((index): Section => ({
    id: `s${index}`,
    order: index + 1,
    title: `Section ${index}`,
    provides: [`p${index}`],
    display: rules[index] ?? true,
  }));
  const vocabulary: Vocabulary = {
    facts: Object.fromEntries(Array.from({ length: factCount }, (_, index) => [`f${index}`, values])),
    introduced: [],
    passing: [],
    words: {},
    impossible: [],
    events: {},
    provisions: Object.fromEntries(provisions),
    calls: {},
    outcomes: {
      done: {
        journey: 'done',
        screen: 'membership',
        requires: Object.fromEntries(numbers.map((index) => [`p${index}`, rules[index] ?? true])),
        then: '/',
      },
    },
    customFields: {},
    screens: {},
    onboardingTypes: [],
  };
  return {
    vocabulary,
    journey: { $schema: '', id: 'large', title: 'Large', layout: 'one-at-a-time', outcome: 'done', sections },
  };
}

/** The first two leave nobody with nothing to open. */
function ruleOf(index: number, factCount: number): Rule {
  const fact = (step: number): string => `f${(index * 5 + step * 3) % factCount}`;
  const value = (step: number): string => values[(index + step) % 2] ?? 'x';
  if (index === 0) return { any: [{ f0: 'x' }, { f1: 'x' }, { f2: 'x' }] };
  if (index === 1) return { any: [{ f0: 'y' }, { f1: 'x' }, { f3: 'x' }] };
  if (index % 2 === 0) return { any: [1, 2, 3].map((step) => ({ [fact(step)]: value(step) })) };
  return { [fact(1)]: value(1), any: [{ [fact(2)]: value(2) }, { [fact(3)]: value(3) }] };
}
