import type { BasketAnswer, BasketItem } from '../kit/api/basket';

type ItemWithQuestions = Pick<BasketItem, 'additionalQuestions'> & { readonly answers: readonly BasketAnswer[] };

/** Returns true if every required question of the items has an answer that is not empty. */
export function hasRequiredAnswers(items: readonly ItemWithQuestions[]): boolean {
  return items.every(({ additionalQuestions, answers }) =>
    additionalQuestions.every(
      ({ id, isRequired }) =>
        !isRequired || answers.some(({ questionId, answer }) => questionId === id && isGiven(answer)),
    ),
  );
}

/** Returns true for an answer that is not empty. An unticked box is not an answer. */
function isGiven(answer: BasketAnswer['answer']): boolean {
  if (typeof answer === 'string') return answer.trim() !== '';
  if (Array.isArray(answer)) return answer.length > 0;
  return answer !== null && answer !== false;
}
