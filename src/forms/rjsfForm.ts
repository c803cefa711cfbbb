import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils';
import type { FormDefinition } from '../fields/definition';

/** What rjsf draws: the form's groups, each with the paths of its fields beside it. */
export type RjsfForm = { readonly schema: RJSFSchema; readonly uiSchema: UiSchema };

const drawn = new WeakMap<FormDefinition, RjsfForm>();

/**
 * The structure of a form for rjsf. It holds no value and checks nothing: the field store does both. Paths are no keys
 * here, since they are data: they may hold dots, and may be hostile.
 */
export function rjsfForm(definition: FormDefinition): RjsfForm {
  const known = drawn.get(definition);
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
  drawn.set(definition, form);
  return form;
}

/** rjsf asks for a validator; ours are the field store's. */
export const noValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
  isValid: () => true,
};
