import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils';
import type { FormDefinition } from '../fields/definition';

/** What rjsf draws: the groups with their fields under made-up keys, each with its real path beside it. */
export type RjsfForm = { readonly schema: RJSFSchema; readonly uiSchema: UiSchema };

const drawn = new WeakMap<FormDefinition, RjsfForm>();

/**
 * The structure of a form for rjsf. It holds no value and checks nothing: the field store does both. Paths are no keys
 * here, since they are data: they may hold dots, and may be hostile.
 */
export function rjsfForm(definition: FormDefinition): RjsfForm {
  const known = drawn.get(definition);
  if (known) return known;
  const properties: Record<string, RJSFSchema> = {};
  const uiSchema: UiSchema = { 'ui:options': { label: false } };
  definition.groups.forEach((group, position) => {
    const fields = group.fields.map((field, index) => [`f${index}`, field] as const);
    properties[`g${position}`] = {
      type: 'object',
      ...(group.title === undefined ? {} : { title: group.title }),
      properties: Object.fromEntries(fields.map(([key, { label }]) => [key, { type: 'string', title: label }])),
    };
    uiSchema[`g${position}`] = Object.fromEntries(fields.map(([key, { path }]) => [key, { 'ui:options': { path } }]));
  });
  const form: RjsfForm = { schema: { type: 'object', properties }, uiSchema };
  drawn.set(definition, form);
  return form;
}

/** rjsf asks for a validator; ours are the field store's. */
export const noValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
  isValid: () => true,
};
