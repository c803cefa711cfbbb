import { explain, explanationLines, type Explanation, type Question } from '../ground/journey/compare/explain';
import { appearanceFor, faceLines } from '../ground/journey/compare/appearanceFor';
import type { FormModel } from '../kit/fields/FormModel';
import type { JourneyStore } from '../kit/walk/JourneyStore';
import { explainedLanguage } from './explainedLanguage';

export type SectionStatus = 'Open' | 'Shown' | 'Not shown' | 'Skipped' | 'Greyed out' | 'Still loading';

/** Returns a section's present status for the customer. */
export function sectionStatus(journey: JourneyStore, section: string): SectionStatus {
  const explanations = explained(journey, section);
  const answerTo = (wanted: Question) => explanations.find(({ question }) => question === wanted)?.answer;
  if (answerTo('shown') === false) return 'Not shown';
  if (journey.state.open === section) return 'Open';
  if (answerTo('skipped') === true) return 'Skipped';
  if (answerTo('greyed out') === true) return 'Greyed out';
  return explanations.some(({ answer }) => answer === 'pending') ? 'Still loading' : 'Shown';
}

/** Explains a section's status in sentences: only the rules that the section has, and of a hidden one only why it is hidden. */
export function sectionReasons(journey: JourneyStore, section: string): readonly string[] {
  const explanations = explained(journey, section);
  const hidden = explanations.filter(({ question, answer }) => question === 'shown' && answer === false);
  const telling = hidden.length > 0 ? hidden : explanations.filter(({ rule }) => rule !== false);
  return telling.flatMap((explanation) => explanationLines(explainedLanguage(journey.language), explanation));
}

/** Says what a section draws: its variant, its form, and once that is open the fields that are hidden. Never what was typed. */
export function sectionDrawing(
  { language, facts }: JourneyStore,
  section: string,
  model: FormModel | undefined,
): readonly string[] {
  const face = appearanceFor(language, section, facts);
  const shown = model?.shownFields ?? [];
  const hidden = [...(model?.fields.values() ?? [])].filter((field) => !shown.includes(field));
  const titles = hidden.map(({ definition }) => `"${definition.label}"`).join(', ');
  return [...(face ? faceLines(face) : []), ...(titles === '' ? [] : [`It hides ${titles}.`])];
}

function explained({ language, facts }: JourneyStore, section: string): readonly Explanation[] {
  return explain(explainedLanguage(language), section, facts) ?? [];
}
