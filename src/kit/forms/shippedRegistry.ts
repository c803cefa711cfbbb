import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { RegistryFieldsType } from '@rjsf/utils';
import { notShipped } from './notShipped';

/** The fields that rjsf draws with: a form's groups are objects, and `FormView` brings the field that draws a group. */
const fields: RegistryFieldsType = {
  SchemaField,
  ObjectField,
  AnyOfField: notShipped('The AnyOfField of rjsf'),
  OneOfField: notShipped('The OneOfField of rjsf'),
  FallbackField: notShipped('A field of rjsf for single values'),
};

/**
 * Stands in for rjsf's own registry, which imports every field, template and widget of rjsf whether a form uses it or
 * not. The build puts it there: see tools/vite/shippedRjsf.ts.
 */
export function shippedRegistry() {
  return {
    fields,
    templates: { ButtonTemplates: {} },
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: notShipped('A text of rjsf'),
  };
}
