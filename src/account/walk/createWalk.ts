import { reaction } from 'mobx';
import type { Journey } from '../../../schemas/generated/journey';
import type { ApiClient } from '../../kit/api/ApiClient';
import { forgetAside, keepAside, readAside } from '../../kit/fields/aside';
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
  readonly membershipId: string;
};

/** Creates the walk of a change of one membership, with forms of its own. */
export function createWalk<Terms>(
  parts: CreateWalkParts,
  journey: Journey,
  task: MembershipTask<Terms>,
): MembershipWalk<Terms> {
  const { client, questions, surroundings, session, membershipId } = parts;
  const forms = new FormsStore(client, questions, surroundings);
  const walk = new MembershipWalk({ ...parts, forms }, journey, task);
  const takeUp = keepForms(forms, journey, membershipId);
  takeUp();
  openForms(forms, () => walk.openForm.wanted);
  reaction(
    () => session.user?.id,
    () => {
      forms.clear(); // the next customer must not see what the last one began to fill in
      takeUp();
    },
  );
  return walk;
}

/** Keeps the forms of a journey once the session is over. Returns what takes up those that were kept before. */
function keepForms(forms: FormsStore, { id: journey, sections }: Journey, membershipId: string): () => void {
  const { aside } = forms.surroundings;
  const names = sections.map(({ id }) => [id, `${journey} ${membershipId} ${id}`] as const);
  for (const [id, name] of names) keepAside(aside, name, () => forms.model(id)?.keepable() ?? {});
  return () => {
    for (const [id, name] of names) {
      forms.hold({ [id]: readAside(aside, name) });
      forgetAside(aside, name);
    }
  };
}
