import explaining from '../../schemas/vocabulary.json?explaining';
import type { Language } from '../ground/journey/language/step';

const explained = new WeakMap<Language, Language>();

/** Returns a page's language with the words and rules that explain a walk, which the page itself goes without. */
export function explainedLanguage(language: Language): Language {
  const known = explained.get(language);
  if (known) return known;
  const whole = { ...language, vocabulary: { ...language.vocabulary, ...explaining } };
  explained.set(language, whole);
  return whole;
}
