import type { BasketAnswer, BasketItem } from '../../api/basket';

type Asking = Pick<BasketItem, 'additionalQuestions'> & { readonly answers: readonly BasketAnswer[] };

/** Whether every required question of the items has an answer; an empty one is none. */
export function hasRequiredAnswers(items: readonly Asking[]): boolean {
  return items.every(({ additionalQuestions, answers }) =>
    additionalQuestions.every(
      ({ id, isRequired }) =>
        !isRequired || answers.some(({ questionId, answer }) => questionId === id && isGiven(answer)),
    ),
  );
}

/** A box that has to be ticked is answered by its tick alone. */
function isGiven(answer: BasketAnswer['answer']): boolean {
  if (typeof answer === 'string') return answer.trim() !== '';
  if (Array.isArray(answer)) return answer.length > 0;
  return answer !== null && answer !== false;
}
