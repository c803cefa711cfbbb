import type { BasketAnswer } from '../../../schemas/generated/wire';
import { refused } from '../../contract/apiError';
import type { BasketAnswerRow } from '../../database/tables/carts';
import { fits } from '../../catalogue/questions';
import type { OfferRow } from '../offers/slots';
import type { BasketItem } from './basket';

/**
 * Merges new answers into the old ones; an empty answer deletes the old one. Throws if an answer does not fit its
 * question.
 */
export function readAnswers(
  { questions }: Pick<OfferRow, 'questions'>,
  old: readonly BasketAnswerRow[],
  given: readonly BasketAnswer[],
): BasketAnswerRow[] {
  const answers = new Map(old.map((each) => [each.question_id, each.answer]));
  for (const { question_id, answer } of given) {
    const question = questions.find(({ id }) => id === question_id);
    if (!question) throw refused({ answers: ['One of the answers belongs to another booking.'] });
    if (isNothing(answer)) answers.delete(question_id);
    else if (fits(question, answer)) answers.set(question_id, answer);
    else throw refused({ [`answers.${question_id}`]: [`${question.label} isn't valid.`] });
  }
  return [...answers].map(([question_id, answer]) => ({ question_id, answer }));
}

/** Reports whether every required question of an item is answered. A required checkbox must be ticked. */
export function isAnswered({ offer, row }: Pick<BasketItem, 'offer' | 'row'>): boolean {
  return offer.questions
    .filter(({ is_required }) => is_required)
    .every(({ id }) => row.answers.some(({ question_id, answer }) => question_id === id && answer !== false));
}

function isNothing(answer: BasketAnswer['answer']): answer is null | '' | [] {
  return (
    answer === null ||
    (typeof answer === 'string' && answer.trim() === '') ||
    (Array.isArray(answer) && answer.length === 0)
  );
}
