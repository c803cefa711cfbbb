import { makeAutoObservable } from 'mobx';
import type { ApiClient } from '../../kit/api/ApiClient';
import { membershipsApi } from '../../kit/api/memberships';
import { ApiRequest, type RequestOutcome } from '../../kit/api/ApiRequest';
import type { Answer } from '../../kit/api/call';
import { questionsIn } from '../../kit/fields/questionsIn';
import type { SentValue } from '../../kit/fields/definition';

type Groups = Answer<'membershipQuestions'>;

/** The questions of the chosen membership. */
export class QuestionsStore {
  readonly request = new ApiRequest<Groups>();
  private readonly api: ReturnType<typeof membershipsApi>;

  constructor(client: ApiClient) {
    this.api = membershipsApi(client);
    makeAutoObservable<this, 'api'>(this, { request: false, api: false });
  }

  /** The fact `questions`. */
  get kind(): 'pending' | 'none' | 'optional' | 'required' {
    const groups = this.request.data;
    if (!groups) return 'pending';
    const questions = questionsIn(groups);
    if (questions.length === 0) return 'none';
    return questions.some(({ isRequired }) => isRequired) ? 'required' : 'optional';
  }

  async load(typeId: number | undefined): Promise<void> {
    this.request.clear();
    if (typeId !== undefined) await this.request.run(() => this.api.questions(typeId));
  }

  /** Saves the answers, given by question reference. Several choices are a list, a date is YYYY-MM-DD. `key` is the idempotency key. */
  async save(typeId: number, answers: ReadonlyMap<string, SentValue>, key: string): Promise<RequestOutcome<unknown>> {
    const given = questionsIn(this.request.data ?? []).flatMap(({ id, reference }) => {
      const value = answers.get(reference);
      if (value === undefined) return [];
      return [{ questionId: id, answer: typeof value === 'object' ? value.map(String) : value }];
    });
    return this.api.saveAnswers(typeId, { answers: given }, key);
  }
}
