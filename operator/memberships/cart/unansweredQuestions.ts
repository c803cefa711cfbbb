import { questionGroups } from '../../catalogue/questions';
import type { Queries } from '../../database/database';

/** Returns the references of required questions that the cart does not answer. */
export async function unansweredQuestions(
  queries: Queries,
  cartId: string,
  membershipTypeId: number,
): Promise<string[]> {
  const answered = await queries
    .selectFrom('cart_answers')
    .select('question_id')
    .where('cart_id', '=', cartId)
    .execute();
  const ids = new Set(answered.map((row) => row.question_id));
  const questions = (await questionGroups(queries, membershipTypeId)).flatMap((group) => group.questions);
  return questions
    .filter((question) => question.is_required && !ids.has(question.id))
    .map((question) => question.reference);
}
