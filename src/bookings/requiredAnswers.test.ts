import { describe, expect, it } from 'vitest';
import type { BasketAnswer, BasketItem } from '../kit/api/basket';
import { hasRequiredAnswers } from './requiredAnswers';

const question = (id: number, isRequired: boolean): BasketItem['additionalQuestions'][number] => ({
  id,
  isRequired,
  label: 'Anything we should know?',
  type: 'text',
  options: {},
});
const answers = (...given: readonly BasketAnswer['answer'][]): readonly BasketAnswer[] =>
  given.map((answer, index) => ({ questionId: index + 1, answer }));

describe('hasRequiredAnswers', () => {
  it.each<[string, boolean, readonly boolean[], readonly BasketAnswer[]]>([
    ['nothing is asked', true, [], []],
    ['a question that may be left open is', true, [false], []],
    ['the required one is answered', true, [true], answers('None')],
    ['the required one is not', false, [true], []],
    ['another one is answered in its place', false, [true, true], answers('None')],
    ['all are answered', true, [true, true], answers('None', 3)],
    ['the answer is empty', false, [true], answers('')],
    ['the answer is blank', false, [true], answers('  ')],
    ['the answer was taken back', false, [true], answers(null)],
    ['nothing is chosen', false, [true], answers([])],
    ['something is chosen', true, [true], answers(['a'])],
    ['a box is not ticked', false, [true], answers(false)],
    ['a box is ticked', true, [true], answers(true)],
    ['the answer is nought', true, [true], answers(0)],
  ])('where %s: %s', (_what, expected, required, given) => {
    const additionalQuestions = required.map((each, index) => question(index + 1, each));
    expect(hasRequiredAnswers([{ additionalQuestions, answers: given }])).toBe(expected);
  });

  it('asks every item of the basket', () => {
    const answered = { additionalQuestions: [question(1, true)], answers: answers('None') };
    expect(hasRequiredAnswers([])).toBe(true);
    expect(hasRequiredAnswers([answered, answered])).toBe(true);
    expect(hasRequiredAnswers([answered, { ...answered, answers: [] }])).toBe(false);
  });
});
