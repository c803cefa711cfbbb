import type { QuestionAnswer, QuestionGroup } from '../../schemas/generated/wire';
import { parseIsoDate } from '../../src/ground/core/dates';
import type { Queries } from '../database/database';

export async function questionGroups(queries: Queries, membershipTypeId: number): Promise<QuestionGroup[]> {
  const rows = await queries
    .selectFrom('questions')
    .selectAll()
    .where('membership_type_id', '=', membershipTypeId)
    .orderBy('sort')
    .execute();
  const groups = new Map<number, QuestionGroup>();
  for (const row of rows) {
    const group = groups.get(row.group_id) ?? { id: row.group_id, title: row.group_title, questions: [] };
    groups.set(row.group_id, group);
    const { id, reference, label, type, is_required, is_sensitive, options, placeholder } = row;
    group.questions.push({ id, reference, label, type, is_required, is_sensitive, options, placeholder });
  }
  return [...groups.values()];
}

/** Returns messages at `answers.{reference}` for answers that do not fit their questions. */
export async function unreadableAnswers(
  queries: Queries,
  membershipTypeId: number,
  answers: readonly QuestionAnswer[],
): Promise<Record<string, string[]>> {
  const questions = (await questionGroups(queries, membershipTypeId)).flatMap((group) => group.questions);
  const errors: Record<string, string[]> = {};
  for (const { question_id, answer } of answers) {
    const question = questions.find((each) => each.id === question_id);
    if (!question) errors.answers = ['One of the answers belongs to another membership.'];
    else if (!fits(question, answer)) errors[`answers.${question.reference}`] = [`${question.label} isn't valid.`];
  }
  return errors;
}

/** Reports whether an answer fits the type of its question. */
export function fits(
  { type, options = {} }: { readonly type: string; readonly options?: Readonly<Record<string, string>> },
  answer: QuestionAnswer['answer'],
): boolean {
  switch (type) {
    case 'number':
      return typeof answer === 'number';
    case 'checkbox':
      return typeof answer === 'boolean';
    case 'date':
      return typeof answer === 'string' && parseIsoDate(answer) !== undefined;
    case 'select':
      return typeof answer === 'string' && Object.hasOwn(options, answer);
    case 'multi_select':
      return Array.isArray(answer) && answer.every((each) => Object.hasOwn(options, each));
    default:
      return typeof answer === 'string';
  }
}
