import type { Call, CallName, RequestBody } from '../api/call';
import { readBody } from '../api/readBody';
import type { FormModel } from './FormModel';

/** Reads a filled-in form as the part of a call's body that its fields make. A field that the call does not take is reported. */
export function formBody<C extends CallName>(form: FormModel, call: Call<C>): Partial<RequestBody<C>> {
  const { body, refused } = readBody(call, form.bodyValues());
  for (const path of refused)
    form.report(`The form has the field "${path}", which ${call.name} does not take; it was not sent.`);
  return body;
}
