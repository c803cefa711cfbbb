import { reaction } from 'mobx';
import type { Journey } from '../../../schemas/generated/journey';
import type { ApiClient } from '../../kit/api/ApiClient';
import type { FormSurroundings } from '../../kit/fields/FormModel';
import { FormsStore, type QuestionSource } from '../../kit/walk/FormsStore';
import { openForms } from '../../kit/walk/openForms';
import type { SessionStore } from '../../sign-in/SessionStore';
import { MembershipWalk, type MembershipTask, type MembershipWalkParts } from './MembershipWalk';

export type CreateWalkParts = Omit<MembershipWalkParts, 'forms'> & {
  readonly client: ApiClient;
  readonly questions: QuestionSource;
  readonly surroundings: FormSurroundings;
  readonly session: SessionStore;
};

/** Creates the walk of a change of one membership, with forms of its own. */
export function createWalk<Terms>(
  parts: CreateWalkParts,
  journey: Journey,
  task: MembershipTask<Terms>,
): MembershipWalk<Terms> {
  const { client, questions, surroundings, session } = parts;
  const forms = new FormsStore(client, questions, surroundings);
  const walk = new MembershipWalk({ ...parts, forms }, journey, task);
  openForms(forms, () => walk.openForm.wanted);
  reaction(
    () => session.user?.id,
    () => forms.clear(), // the next customer must not see what the last one began to fill in
  );
  return walk;
}
