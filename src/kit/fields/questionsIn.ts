import { isRecord, readFlag, textOf } from './read';

/** The id and reference of a question, by which its answer is sent and shown. */
export type AskedQuestion = { readonly id: number; readonly reference: string; readonly isRequired: boolean };

/** Returns the questions of groups that a form can ask, each reference once. */
export function questionsIn(groups: readonly unknown[]): readonly AskedQuestion[] {
  const asked = new Map<string, AskedQuestion>();
  for (const group of groups) {
    for (const each of questionsOf(group)) {
      const question = askedQuestion(each);
      if (question && !asked.has(question.reference)) asked.set(question.reference, question);
    }
  }
  return [...asked.values()];
}

/** Returns the entries of a group, of whatever kind. */
export function questionsOf(group: unknown): readonly unknown[] {
  return isRecord(group) && Array.isArray(group.questions) ? group.questions : [];
}

/** Reads a question; `undefined` for one whose answer could not be sent, for want of a reference or an id. */
export function askedQuestion(entry: unknown): AskedQuestion | undefined {
  if (!isRecord(entry)) return undefined;
  const reference = textOf(entry.reference);
  const id = Number(textOf(entry.id) ?? Number.NaN);
  if (reference === undefined || !Number.isSafeInteger(id)) return undefined;
  return { id, reference, isRequired: readFlag(entry.isRequired, false, () => undefined) };
}
