import type { Vocabulary } from '../../schemas/generated/journey';

/** The names of the shipped vocabulary as types, so that code which supplies a fact or draws a field is held to them. */
export function vocabularyTypes({ facts, customFields, onboardingTypes }: Vocabulary): string {
  const values = Object.entries(facts).map(([fact, all]) => `  readonly ${fact}: ${union(all)};`);
  const drawing = (what: 'section' | 'field'): readonly string[] =>
    Object.keys(customFields).filter((name) => customFields[name]?.draws === what);
  return [
    `/** Every fact, each with one of its values. */\nexport type VocabularyFacts = {\n${values.join('\n')}\n};`,
    `/** A custom field that draws a whole section. */\nexport type SectionFieldName = ${union(drawing('section'))};`,
    `/** A custom field that draws one field of a form. */\nexport type FormFieldName = ${union(drawing('field'))};`,
    `/** A form that the operator's server supplies. */\nexport type OnboardingType = ${union(onboardingTypes)};`,
    '',
  ].join('\n\n');
}

function union(names: readonly string[]): string {
  return names.map((name) => JSON.stringify(name)).join(' | ');
}
