import type { Journey } from '../../../schemas/generated/journey';
import { factSpace } from '../../../src/ground/journey/check/customers';
import { reduceToJourney } from '../../../src/ground/journey/check/reduceToJourney';
import { journeyRules } from '../../../src/ground/journey/language/journeyRules';
import { inOrder } from '../../../src/ground/journey/language/sections';
import type { Language } from '../../../src/ground/journey/language/step';
import { assume } from '../../../src/ground/rules/assume';
import type { Facts } from '../../../src/ground/rules/rules';

/**
 * The walks in which page and check agreed, by all that the page can make of a journey for their customer. An edit leaves
 * most customers what they had: those who met the same in an earlier edit need not walk again.
 */
export class WalkedBefore {
  private readonly known = new Set<string>();

  has(language: Language, customer: Facts): boolean {
    return this.known.has(keyOf(language, customer));
  }

  add(language: Language, customer: Facts): void {
    this.known.add(keyOf(language, customer));
  }
}

/** The customer, and the journey with its rules as far as the facts decide them that stay as they are on the way. */
function keyOf(language: Language, customer: Facts): string {
  const { moving } = factSpace(reduceToJourney(language));
  const settled = Object.fromEntries(Object.entries(customer).filter(([fact]) => !moving.has(fact)));
  const decided = structuredClone(language.journey);
  for (const { rule, at } of journeyRules(language.journey)) put(decided, at, assume(rule, settled));
  const sections = inOrder(decided).filter(({ display }) => display !== false);
  const facts = Object.entries(customer).filter(([fact]) => moving.has(fact));
  return JSON.stringify([withoutTexts({ ...decided, sections }), facts.sort()]);
}

function put(within: object, [name, ...rest]: readonly (string | number)[], value: unknown): void {
  if (name === undefined) return;
  if (rest.length === 0) Reflect.set(within, name, value);
  else put(Reflect.get(within, name) as object, rest, value); // journeyRules names the way to a rule of the journey
}

/** Other words change no way, and neither do the numbers by which sections stand in their order; a text that is missing may. */
function withoutTexts(journey: Journey): unknown {
  const texts = ['title', 'heading', 'lede', 'intro', 'continueLabel', 'editLabel', 'text'];
  return JSON.parse(
    JSON.stringify(journey, (name, value: unknown) => {
      if (name === 'order') return undefined;
      return texts.includes(name) ? true : value;
    }),
  );
}
