import { reaction } from 'mobx';
import type { Journey } from '../../../schemas/generated/journey';
import { accountApi } from '../../kit/api/account';
import type { ApiClient } from '../../kit/api/ApiClient';
import type { FormSurroundings } from '../../kit/fields/FormModel';
import { FormsStore, type QuestionSource } from '../../kit/walk/FormsStore';
import { openForms } from '../../kit/walk/openForms';
import { EndingStore, type EndingParts } from './EndingStore';

export type CreateEndingParts = Omit<EndingParts, 'forms' | 'api'> & {
  readonly client: ApiClient;
  readonly questions: QuestionSource;
  readonly surroundings: FormSurroundings;
};

/** Creates the store for cancelling one membership. */
export function createEnding(parts: CreateEndingParts, journey: Journey): EndingStore {
  const { client, questions, surroundings, session } = parts;
  const forms = new FormsStore(client, questions, surroundings);
  const ending = new EndingStore({ ...parts, forms, api: accountApi(client) }, journey);
  openForms(forms, () => ending.wantedForms);
  reaction(
    () => session.user?.id,
    () => forms.clear(), // the next customer must not see what the last one began to fill in
  );
  return ending;
}
