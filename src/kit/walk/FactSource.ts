import type { VocabularyFacts } from '../../../schemas/generated/vocabulary';

/** The holder of the facts that journeys are walked under; observable. */
export type FactSource = { readonly facts: VocabularyFacts };
