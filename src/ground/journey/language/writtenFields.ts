import type { FieldSchema, Form, ObjectSchema, StaticForm, Ui } from '../../../../schemas/generated/journey';
import { fieldUi } from './fieldUi';
import { own } from './lookups';

/** A field of a form of `schemas/forms`, with the presentation that the form and the journey give it together. */
export type WrittenField = {
  /** The dotted path, such as `accountDetails.sortCode`. */
  readonly path: string;
  readonly schema: FieldSchema;
  readonly required: boolean;
  readonly ui: Ui;
};

/** Lists the fields of a form. `overrides` is the journey's own `ui`, which is laid over the form's by field. */
export function writtenFields(form: StaticForm, overrides: Ui | undefined): readonly WrittenField[] {
  const fieldsIn = (schema: ObjectSchema, uis: readonly (Ui | undefined)[], prefix: string): readonly WrittenField[] =>
    Object.entries(schema.properties).flatMap(([name, child]) => {
      const inner = uis.map((ui) => fieldUi(ui).find(([field]) => field === name)?.[1]);
      const path = `${prefix}${name}`;
      if (child.type === 'object') return fieldsIn(child, inner, `${path}.`);
      const required = schema.required?.includes(name) ?? false;
      return [{ path, schema: child, required, ui: Object.assign({}, ...inner) as Ui }];
    });
  return fieldsIn(form.schema, [form.ui, overrides], '');
}

/** Lists the fields of a section's form that are written in `schemas/forms`; none if the form is unknown. */
export function fieldsOfForm(
  { schema, ui }: Form,
  forms: Readonly<Record<string, StaticForm>>,
): readonly WrittenField[] {
  const known = schema === undefined ? undefined : own(forms, schema);
  return known ? writtenFields(known, ui) : [];
}
