import { compareStructural } from 'mobx';
import type { BasketAnswer, BasketItem } from '../kit/api/basket';

type Question = BasketItem['additionalQuestions'][number];

/** A question that is asked once, with the items that its answer goes to. */
export type SharedQuestion = {
  /** The question's name in its form: its id, with a number where another question has the same id. */
  readonly reference: string;
  readonly question: Question;
  readonly items: readonly BasketItem[];
};

/** The questions about one attendee, or about the whole order. */
export type QuestionSet = {
  readonly id: string;
  readonly questions: readonly SharedQuestion[];
};

/** The id of the questions that are about the whole order. */
export const orderQuestionsId = 'order';
/** Returns the id of the questions about an attendee. */
export const attendeeQuestionsId = (personId: string): string => `attendee-${personId}`;

/**
 * Returns the questions of a basket, each once per attendee or once per order. A place without an attendee asks nothing
 * about the attendee yet. The questions about the order come last, as they are shown.
 */
export function questionSets(items: readonly BasketItem[]): readonly QuestionSet[] {
  const sets = new Map<string, SharedQuestion[]>();
  for (const item of items) {
    for (const question of item.additionalQuestions) {
      const id = setIdOf(item, question);
      if (id === undefined) continue;
      const asked = sets.get(id) ?? [];
      sets.set(id, withItem(asked, question, item));
    }
  }
  const all = [...sets].map(([id, questions]) => ({ id, questions }));
  return [...all.filter(({ id }) => id !== orderQuestionsId), ...all.filter(({ id }) => id === orderQuestionsId)];
}

/** Returns an item's saved answer to a question, or null. */
export function savedAnswer({ answers }: Pick<BasketItem, 'answers'>, questionId: number): BasketAnswer['answer'] {
  return answers.find((each) => each.questionId === questionId)?.answer ?? null;
}

function setIdOf({ purchasedForUserId }: BasketItem, { askedPer }: Question): string | undefined {
  if (askedPer === 'order') return orderQuestionsId;
  return purchasedForUserId === null ? undefined : attendeeQuestionsId(purchasedForUserId);
}

function withItem(asked: readonly SharedQuestion[], question: Question, item: BasketItem): SharedQuestion[] {
  const same = asked.find((each) => compareStructural(each.question, question));
  if (same) return asked.map((each) => (each === same ? { ...each, items: [...each.items, item] } : each));
  const others = asked.filter((each) => each.question.id === question.id).length;
  const reference = others === 0 ? String(question.id) : `${question.id}-${others + 1}`;
  return [...asked, { reference, question, items: [item] }];
}
