import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils';
import type { FormDefinition } from '../fields/definition';

/** The form's groups as rjsf schemas, with the paths of each group's fields in the uiSchema. */
export type RjsfForm = { readonly schema: RJSFSchema; readonly uiSchema: UiSchema };

const forms = new WeakMap<FormDefinition, RjsfForm>();

/**
 * Returns the structure of a form for rjsf, without values and validation, which the field store owns. Paths are not
 * used as keys because they are data: they may contain dots, and may be hostile.
 */
export function rjsfForm(definition: FormDefinition): RjsfForm {
  const known = forms.get(definition);
  if (known) return known;
  const groups = definition.groups.map((group, index) => [`group${index}`, group] as const);
  const form: RjsfForm = {
    schema: {
      type: 'object',
      properties: Object.fromEntries(groups.map(([key, { title = '' }]) => [key, { type: 'object', title }])),
    },
    uiSchema: Object.fromEntries(
      groups.map(([key, { fields }]) => [
        key,
        { 'ui:field': 'fieldGroup', 'ui:options': { paths: fields.map(({ path }) => path) } },
      ]),
    ),
  };
  forms.set(definition, form);
  return form;
}

/** The validator that rjsf requires; the field store validates instead. */
export const noValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
  isValid: () => true,
};
