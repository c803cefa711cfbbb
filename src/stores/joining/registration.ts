import type { FormModel } from '../../fields/FormModel';
import { nest } from '../../fields/nest';
import type { RepeatableWrite } from '../RepeatableWrite';
import type { SessionStore } from '../SessionStore';
import { showRefusal } from '../showRefusal';

/** What the product adds to the server's fields when an account is made. */
const ownPaths = ['password', 'passwordConfirmation', 'terms'];

export type RegistrationFrame = { readonly clientId: string; readonly source: string; readonly checksum: string };

/** Makes an account of a filled-in form. Answers whether it was made; if not, the form says why. */
export async function registerWith(
  form: FormModel,
  session: SessionStore,
  write: RepeatableWrite,
  { clientId, source, checksum }: RegistrationFrame,
): Promise<boolean> {
  const text = (path: string): string => String(form.field(path)?.value ?? '');
  const body = {
    clientId,
    source,
    dataFields: { ...nest(form.entries().filter(([path]) => !ownPaths.includes(path))), _checksum: checksum },
    password: text('password'),
    passwordConfirmation: text('passwordConfirmation'),
    terms: form.field('terms')?.value === true,
  };
  const sent = form.sent();
  const outcome = await session.register(body, write.key(body));
  write.settle(outcome.ok ? 201 : outcome.error.status);
  if (!outcome.ok) showRefusal(form, outcome.error, sent);
  return outcome.ok;
}

/** Saves a signed-in customer's details; fields left empty are left out. */
export async function updateWith(form: FormModel, session: SessionStore, checksum: string): Promise<boolean> {
  const sent = form.sent();
  const outcome = await session.updateUser({ dataFields: { ...form.values(), _checksum: checksum } });
  if (!outcome.ok) showRefusal(form, outcome.error, sent);
  return outcome.ok;
}
