import { explain, explanationLines, type Explanation, type Question } from '../../journey/compare/explain';
import type { JourneyStore } from '../../stores/JourneyStore';

export type Standing = 'Open' | 'Shown' | 'Not shown' | 'Skipped' | 'Greyed out' | 'Still loading';

/** How a section stands for the customer now. */
export function standingOf(journey: JourneyStore, section: string): Standing {
  const explanations = explained(journey, section);
  const answerTo = (asked: Question) => explanations.find(({ question }) => question === asked)?.answer;
  if (answerTo('shown') === false) return 'Not shown';
  if (journey.state.open === section) return 'Open';
  if (answerTo('skipped') === true) return 'Skipped';
  if (answerTo('greyed out') === true) return 'Greyed out';
  return explanations.some(({ answer }) => answer === 'pending') ? 'Still loading' : 'Shown';
}

/** Why, in sentences. What a section has no rule for goes without saying, and so does all else of one not shown. */
export function reasonsOf(journey: JourneyStore, section: string): readonly string[] {
  const explanations = explained(journey, section);
  const hidden = explanations.filter(({ question, answer }) => question === 'shown' && answer === false);
  const telling = hidden.length > 0 ? hidden : explanations.filter(({ rule }) => rule !== false);
  return telling.flatMap((explanation) => explanationLines(journey.language, explanation));
}

function explained({ language, facts }: JourneyStore, section: string): readonly Explanation[] {
  return explain(language, section, facts) ?? [];
}
