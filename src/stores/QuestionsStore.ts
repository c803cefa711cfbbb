import { makeAutoObservable } from 'mobx';
import type { ApiClient } from '../api/ApiClient';
import { membershipsApi } from '../api/memberships';
import { Request, type Outcome } from './Request';
import type { Answer, Body } from '../api/call';

type Groups = Answer<'membershipQuestions'>;

/** The questions that the chosen membership asks. */
export class QuestionsStore {
  readonly request = new Request<Groups>();
  private readonly api: ReturnType<typeof membershipsApi>;

  constructor(client: ApiClient) {
    this.api = membershipsApi(client);
    makeAutoObservable<this, 'api'>(this, { request: false, api: false });
  }

  /** The fact `questions`. */
  get kind(): 'pending' | 'none' | 'optional' | 'required' {
    const groups = this.request.data;
    if (!groups) return 'pending';
    const questions = groups.flatMap((group) => group.questions);
    if (questions.length === 0) return 'none';
    return questions.some((question) => question.isRequired) ? 'required' : 'optional';
  }

  async load(typeId: number | undefined): Promise<void> {
    this.request.clear();
    if (typeId !== undefined) await this.request.run(() => this.api.questions(typeId));
  }

  /** Answers by reference as the wire takes them; a multiple answer is a list, a date YYYY-MM-DD. */
  async save(typeId: number, answers: Readonly<Record<string, unknown>>, key: string): Promise<Outcome<unknown>> {
    const questions = (this.request.data ?? []).flatMap((group) => group.questions);
    const given = questions.flatMap(({ id, reference }) => {
      const answer = answers[reference] as Body<'saveMembershipAnswers'>['answers'][number]['answer'] | undefined; // its field parsed it
      return answer === undefined ? [] : [{ questionId: id, answer }];
    });
    return this.api.saveAnswers(typeId, { answers: given }, key);
  }
}
