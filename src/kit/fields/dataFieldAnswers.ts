import { dataFieldsPrefix } from './definition';
import type { FormModel } from './FormModel';
import { nest } from './nest';

/** Returns the customer's answers to the server's fields, nested by the fields' own paths, as a call's body has them. */
export function dataFieldAnswers(form: FormModel): Readonly<Record<string, unknown>> {
  const entries = form.entries('dataFields');
  return nest(entries.map(([path, value]) => [path.slice(dataFieldsPrefix.length), value]));
}
