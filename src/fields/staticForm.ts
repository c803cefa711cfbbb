import type { FieldSchema, ObjectSchema, StaticForm, Ui } from '../../schemas/generated/journey';
import {
  type CompiledSchema,
  type FieldDefinition,
  type FieldGroup,
  type FieldKind,
  type FormDefinition,
  type Option,
} from './definition';
import { checkBy } from './messages';
import { toRaw } from './parse';

/** Compiled by path, from `schemas/forms/x.json?fields`. */
export type FieldValidators = Readonly<Record<string, CompiledSchema>>;

/** A form of schemas/forms as fields; `overrides` is the journey's own `ui`, laid over the form's by field. */
export function staticForm(form: StaticForm, validators: FieldValidators, overrides: Ui = {}): FormDefinition {
  const ui = form.ui ?? {};
  const fields: FieldDefinition[] = [];
  walk(form.schema, '', (path, schema, required) => {
    const own = { 'ui:gate': ui['ui:gate'] === true, ...uiAt(ui, path), ...uiAt(overrides, path) };
    fields.push(define(path, schema, required, own, validators[path]));
  });
  return { groups: grouped(fields, ui), faults: [] };
}

type FieldUi = Ui & { 'ui:options'?: { [key: string]: unknown } };

function define(
  path: string,
  schema: FieldSchema,
  required: boolean,
  ui: FieldUi,
  compiled: CompiledSchema | undefined,
): FieldDefinition {
  const options = ui['ui:options'] ?? {};
  const extra = schema as FieldSchema & { description?: string; format?: string; default?: unknown; enum?: unknown };
  const kind = kindOf(extra);
  if (!compiled) throw new Error(`No validator was built for the field "${path}".`);
  return {
    path,
    label: schema.title,
    kind,
    required,
    ...present('format', schema.type === 'integer' || schema.type === 'number' ? 'integer' : extra.format),
    ...present('hint', extra.description),
    ...present('options', optionsOf(extra)),
    ...present('optionsFrom', text(options.optionsFrom)),
    ...present('shortLabel', text(options.shortLabel)),
    ...present('widget', ui['ui:widget']),
    ...present('customField', ui['ui:field']),
    ...present('settings', ui['ui:options']),
    ...present('together', text(options.together)),
    ...present('initialFrom', text(options.initialFrom)),
    ...present('notBefore', text(options.notBefore)),
    ...present('sets', ui['ui:sets']),
    ...present('missing', typeof schema.errorMessage === 'string' ? schema.errorMessage : undefined),
    attributes: {
      ...present('autoComplete', text(options.autocomplete)),
      ...present('maxLength', numberOf(options.maxlength)),
    },
    width: text(options.width) ?? 'half',
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

function optionsOf(schema: FieldSchema): readonly Option[] | undefined {
  return schema.oneOf?.map(({ const: value, title }) => ({ value: String(value), label: title }));
}

function walk(
  schema: ObjectSchema,
  prefix: string,
  visit: (path: string, schema: FieldSchema, required: boolean) => void,
): void {
  for (const [name, child] of Object.entries(schema.properties)) {
    if (child.type === 'object') walk(child, `${prefix}${name}.`, visit);
    else visit(`${prefix}${name}`, child, schema.required?.includes(name) ?? false);
  }
}

function uiAt(ui: Ui, path: string): Ui {
  let node: unknown = ui;
  for (const name of path.split('.'))
    node = node !== null && typeof node === 'object' ? (node as Record<string, unknown>)[name] : undefined;
  return node !== null && typeof node === 'object' ? (node as Ui) : {}; // the form's meta-schema gives every child this shape
}

/** Groups as `ui:groups` lists them; without it, one group of everything. */
function grouped(fields: readonly FieldDefinition[], ui: Ui): readonly FieldGroup[] {
  const wanted = ui['ui:groups'];
  if (!wanted) return [{ id: 'all', ...present('title', ui['ui:title']), fields }];
  return wanted.map(({ title, fields: paths }, index) => ({
    id: `group${index}`,
    ...present('title', title),
    fields: fields.filter((field) => paths.includes(field.path)),
  }));
}

function present<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]: V }); // a computed key widens to string
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
