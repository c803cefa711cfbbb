import type { Vocabulary } from './generated/journey';
import json from './vocabulary.json';

/** What journeys may speak of, as schemas/vocabulary.json has it; a test holds that file against its schema. */
export const vocabulary = json as Vocabulary; // a JSON module's texts are not literal types
