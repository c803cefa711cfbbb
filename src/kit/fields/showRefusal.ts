import type { RequestError } from '../api/RequestError';
import { formBanner } from '../../ground/core/messages';
import type { FormModel, Sent } from './FormModel';

type Errors = RequestError['errors'];

/** Shows the messages of a server's refusal at the form's fields, and above them those that belong to no field. */
export function showRefusal(form: FormModel, error: RequestError, sent: Sent): void {
  const homeless = form.refuse(withConfirmation(error.errors, repeatIn(form)), sent);
  const banner = homeless.join(' ') || (formBanner(error.status) ?? unexplained(error));
  if (banner !== undefined) form.say(banner);
}

/** The message of a refusal that names no field. */
function unexplained({ errors, message }: RequestError): string | undefined {
  return Object.keys(errors).length === 0 ? message : undefined;
}

/** Returns the field of a form that repeats a new password. */
function repeatIn(form: FormModel): string {
  return form.field('repeatNewPassword') ? 'repeatNewPassword' : 'passwordConfirmation';
}

/** Moves messages about the password's confirmation to the field that repeats the password. */
function withConfirmation({ password = [], ...others }: Errors, repeatField: string): Errors {
  const isConfirmation = (text: string): boolean => /password confirmation/i.test(text);
  const [repeat, own] = [password.filter(isConfirmation), password.filter((text) => !isConfirmation(text))];
  return {
    ...others,
    ...(own.length > 0 ? { password: own } : {}),
    ...(repeat.length > 0 ? { [repeatField]: repeat } : {}),
  };
}
