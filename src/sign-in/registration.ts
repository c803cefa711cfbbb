import register from 'call:register';
import type { FormModel } from '../kit/fields/FormModel';
import { changedDataFieldAnswers, dataFieldAnswers } from '../kit/fields/dataFieldAnswers';
import { formBody } from '../kit/fields/formBody';
import type { RepeatableWrite } from '../kit/api/RepeatableWrite';
import type { SessionStore } from './SessionStore';
import { showRefusal } from '../kit/fields/showRefusal';

export type RegistrationOrigin = { readonly clientId: string; readonly source: string; readonly checksum: string };

/** Registers a customer with a completed form. Resolves with true on success; otherwise the form shows the errors. */
export async function registerCustomer(
  form: FormModel,
  session: SessionStore,
  write: RepeatableWrite,
  { clientId, source, checksum }: RegistrationOrigin,
): Promise<boolean> {
  const { password = '', passwordConfirmation = '', terms = false } = formBody(form, register);
  const dataFields = { ...dataFieldAnswers(form), _checksum: checksum };
  const body = { clientId, source, dataFields, password, passwordConfirmation, terms };
  const sent = form.sent();
  const outcome = await session.register(body, write.key(body));
  write.settle(outcome.ok ? 201 : outcome.error.status);
  if (!outcome.ok) showRefusal(form, outcome.error, sent);
  return outcome.ok;
}

/** Saves a signed-in customer's details, without fields that were empty before too. Resolves with true on success; otherwise the form shows the errors. */
export async function updateCustomer(form: FormModel, session: SessionStore, checksum: string): Promise<boolean> {
  const sent = form.sent();
  const outcome = await session.updateUser({ dataFields: { ...changedDataFieldAnswers(form), _checksum: checksum } });
  if (!outcome.ok) showRefusal(form, outcome.error, sent);
  return outcome.ok;
}
