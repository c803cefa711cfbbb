import { reaction } from 'mobx';
import type { Journey } from '../../schemas/generated/journey';
import type { ApiClient } from '../kit/api/ApiClient';
import type { FormSurroundings } from '../kit/fields/FormModel';
import { FormsStore, type QuestionSource } from '../kit/walk/FormsStore';
import { openForms } from '../kit/walk/openForms';
import { RegisterStore, type RegisterParts } from './RegisterStore';

export type CreateRegisterParts = Omit<RegisterParts, 'forms'> & {
  readonly client: ApiClient;
  readonly questions: QuestionSource;
  readonly surroundings: FormSurroundings;
};

/** Creates the store for registering. It has its own forms, since another journey may have sections of the same ids. */
export function createRegister(parts: CreateRegisterParts, journey: Journey): RegisterStore {
  const { client, questions, surroundings, session } = parts;
  const forms = new FormsStore(client, questions, surroundings);
  const register = new RegisterStore({ ...parts, forms }, journey);
  openForms(forms, () => register.openForm.wanted);
  reaction(
    () => session.isMember,
    () => forms.clear(), // the next customer must not see what the last one began to fill in
  );
  return register;
}
