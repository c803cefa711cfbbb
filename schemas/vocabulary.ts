import type { Vocabulary } from './generated/journey';
import type { OnboardingType, VocabularyFacts } from './generated/vocabulary';
import json from './vocabulary.json';

/** The vocabulary of journeys from schemas/vocabulary.json; a test validates that file against its schema. */
export const vocabulary = json as Vocabulary; // a JSON module's texts are not literal types

/** Returns the facts among `values` that the vocabulary has with these values. */
export function knownFacts(values: Readonly<Record<string, string>>): Partial<VocabularyFacts> {
  const known = Object.entries(values).filter(([fact, value]) => vocabulary.facts[fact]?.includes(value));
  return Object.fromEntries(known); // each was looked up in the vocabulary
}

/** Reports whether the operator's server supplies a form of this name. */
export function isOnboardingType(name: string): name is OnboardingType {
  return vocabulary.onboardingTypes.includes(name);
}
