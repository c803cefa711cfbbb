import type { DateBound, FieldSchema, StaticForm, Ui } from '../../../schemas/generated/journey';
import { writtenFields, type WrittenField } from '../../ground/journey/language/writtenFields';
import {
  type CompiledSchema,
  type FieldDefinition,
  type FieldGroup,
  type FieldKind,
  type FormDefinition,
  type FieldOption,
} from './definition';
import { checkBy } from './messages';
import { toRaw } from './parse';
import { isRecord } from './read';

/** The compiled schema of each field by path, from `schemas/forms/x.json?fields`. */
export type FieldValidators = Readonly<Record<string, CompiledSchema>>;

/** Makes a definition of a form of `schemas/forms`. `overrides` is the journey's own `ui`, laid over the form's by field. */
export function staticForm(form: StaticForm, validators: FieldValidators, overrides: Ui = {}): FormDefinition {
  const ui = form.ui ?? {};
  const fields = writtenFields(form, overrides).map((field) => {
    const own: Ui = { 'ui:gate': ui['ui:gate'] === true, ...field.ui };
    return define({ ...field, ui: own, compiled: validators[field.path] });
  });
  return { groups: grouped(fields, ui), faults: [] };
}

type FieldSource = WrittenField & { readonly compiled: CompiledSchema | undefined };

function define({ path, schema, required, ui, compiled }: FieldSource): FieldDefinition {
  const options = ui['ui:options'] ?? {};
  const extra = schema as FieldSchema & { description?: string; format?: string; default?: unknown; enum?: unknown };
  const kind = kindOf(extra);
  if (!compiled) throw new Error(`No validator was built for the field "${path}".`);
  return {
    path,
    destination: ui['ui:sent'] === false ? 'none' : 'body',
    label: schema.title,
    kind,
    required,
    ...present('format', schema.type === 'integer' || schema.type === 'number' ? 'integer' : extra.format),
    ...present('hint', extra.description),
    ...present('options', optionsOf(extra)),
    ...present('optionsFrom', options.optionsFrom),
    ...present('ask', options.ask),
    ...present('widget', ui['ui:widget']),
    ...present('customField', ui['ui:field']),
    ...present('settings', ui['ui:options']),
    ...present('together', options.together),
    ...present('initialFrom', options.initialFrom),
    ...present('notBefore', options.notBefore),
    ...present('sets', ui['ui:sets']),
    ...present('dateLimits', kind === 'date' ? dateLimitsOf(extra) : undefined),
    ...present('missing', typeof schema.errorMessage === 'string' ? schema.errorMessage : undefined),
    attributes: {
      ...present('autoComplete', options.autocomplete),
      ...present('inputMode', options.inputmode),
    },
    width: options.width ?? 'half',
    show: ui['ui:show'] ?? true,
    secret: ui['ui:secret'] ?? false,
    gate: ui['ui:gate'] ?? false,
    initial: toRaw(kind, extra.default),
    check: checkBy(compiled, schema.title, schema.errorMessage),
  };
}

function kindOf(schema: FieldSchema & { format?: string }): FieldKind {
  if (schema.type === 'boolean') return 'checkbox';
  if (schema.type === 'array') return schema.items?.type === 'string' ? 'multi_select' : 'list';
  if (schema.oneOf) return 'select';
  if (schema.type === 'number') return 'number';
  return schema.format === 'date' ? 'date' : 'text';
}

const dateBounds: readonly DateBound[] = ['today', 'startDateInitial', 'startDateMin', 'startDateMax'];

/** Reads the limits of a date that its schema takes from the bounds, such as `{ "$data": "/bounds/today" }`. */
function dateLimitsOf(schema: object): FieldDefinition['dateLimits'] {
  const bound = (keyword: string): DateBound | undefined => {
    const limit: unknown = Reflect.get(schema, keyword);
    const pointer = isRecord(limit) && typeof limit.$data === 'string' ? limit.$data : '';
    return dateBounds.find((each) => pointer === `/bounds/${each}`);
  };
  const [min, max] = [bound('formatMinimum'), bound('formatMaximum')];
  return (bounds) => ({ min: min && bounds[min], max: max && bounds[max] });
}

function optionsOf(schema: FieldSchema): readonly FieldOption[] | undefined {
  return schema.oneOf?.map(({ const: value, title }) => ({ value: String(value), label: title }));
}

/** Groups fields as `ui:groups` lists them; without it, all fields are one group. */
function grouped(fields: readonly FieldDefinition[], ui: Ui): readonly FieldGroup[] {
  const wanted = ui['ui:groups'];
  if (!wanted) return [{ id: 'all', ...present('title', ui['ui:title']), fields }];
  return wanted.map(({ fields: paths, ...group }, index) => ({
    ...group,
    id: `group${index}`,
    fields: fields.filter((field) => paths.includes(field.path)),
  }));
}

function present<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]: V }); // a computed key widens to string
}
