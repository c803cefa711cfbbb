import type { RequestError } from '../api/RequestError';
import { formBanner } from '../core/messages';
import type { FormModel, Sent } from '../fields/FormModel';

type Errors = RequestError['errors'];

/** Puts a server's refusal into the form: at its fields, and above them what belongs to none. */
export function showRefusal(form: FormModel, error: RequestError, sent: Sent): void {
  const homeless = form.refuse(withConfirmation(error.errors), sent);
  const banner = homeless.join(' ') || (formBanner(error.status) ?? unexplained(error));
  if (banner !== undefined) form.say(banner);
}

/** What is refused without a message for any field. */
function unexplained({ errors, message }: RequestError): string | undefined {
  return Object.keys(errors).length === 0 ? message : undefined;
}

/** A message about the password's confirmation stands under the repeat field. */
function withConfirmation({ password = [], ...others }: Errors): Errors {
  const isConfirmation = (text: string): boolean => /password confirmation/i.test(text);
  const [repeat, own] = [password.filter(isConfirmation), password.filter((text) => !isConfirmation(text))];
  return {
    ...others,
    ...(own.length > 0 ? { password: own } : {}),
    ...(repeat.length > 0 ? { passwordConfirmation: repeat } : {}),
  };
}
