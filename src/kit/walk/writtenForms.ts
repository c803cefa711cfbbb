import type { StaticForm } from '../../../schemas/generated/journey';
import type { FieldValidators } from '../fields/staticForm';

/** A form of schemas/forms with the validators of its fields. */
export type WrittenForm = { readonly form: StaticForm; readonly validators: FieldValidators };

const forms = import.meta.glob<WrittenForm>('../../../schemas/forms/*.json', { query: '?form', import: 'default' });

/** Loads a form by its name. Rejects if there is no such form, or its code can't be had. */
export async function loadWrittenForm(name: string): Promise<WrittenForm> {
  const form = await forms[`../../../schemas/forms/${name}.json`]?.();
  if (!form) throw new Error(`There is no form "${name}" in schemas/forms.`);
  return form;
}
