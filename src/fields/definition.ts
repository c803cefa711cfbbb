import type { IsoDate } from '../core/dates';
import type { Rule } from '../rules/rules';

/** How a field is typed in and parsed. `list` is filled by a widget of its own, such as ticked terms. */
export type FieldKind = 'text' | 'number' | 'select' | 'multi_select' | 'date' | 'checkbox' | 'list';

/** What a field holds while it is edited: the text as typed, the ticked values, or a tick. */
export type RawValue = string | boolean | readonly string[] | readonly number[] | number;

/** What a field gives once parsed: dates as YYYY-MM-DD, digits without spaces. `undefined` is empty. */
export type FieldValue = string | number | boolean | readonly string[] | readonly number[] | undefined;

export type Option = { readonly value: string; readonly label: string };

/** What is only known while the form is open: dates, counts and choices that a field is held against. */
export type Bounds = { readonly today: IsoDate } & Readonly<Record<string, unknown>>;

/** What a validator is given; `values` reads the other fields, by path. */
export type FieldInput = {
  readonly value: FieldValue;
  readonly bounds: Bounds;
  readonly values: Readonly<Record<string, FieldValue>>;
};

/** A compiled schema: ajv's shape, with what failed first in `errors`. */
export type CompiledSchema = ((input: FieldInput) => boolean) & { errors?: readonly SchemaError[] | null };
export type SchemaError = { readonly keyword: string; readonly params: Readonly<Record<string, unknown>> };

export type FieldDefinition = {
  /** Where the value goes at submit, dotted: `accountDetails.sortCode`. Unique in its form. */
  readonly path: string;
  readonly label: string;
  /** The label's name where it is spoken of elsewhere, when it is a whole sentence. */
  readonly shortLabel?: string;
  readonly kind: FieldKind;
  readonly required: boolean;
  /** `postcode`, `sort-code`, `account-number`, `email` or `integer`: how the text is tidied before it is checked. */
  readonly format?: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly options?: readonly Option[];
  /** Name of the bound that holds the options, when they are only known later. */
  readonly optionsFrom?: string;
  readonly widget?: string;
  readonly customField?: string;
  /** What the widget may want to know beside, from `ui:options`. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Attributes of the input that may be passed on, in React's spelling. */
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
  /** `short`, `half` or `full`. */
  readonly width: string;
  readonly show: Rule;
  readonly sets?: { readonly fact: string; readonly values: Readonly<Record<string, string>> };
  /** Never stored, logged or shown in an inspector. */
  readonly secret: boolean;
  /** The continue button waits for it. */
  readonly gate: boolean;
  /** Fields of one name lose their server messages together. */
  readonly together?: string;
  readonly initial: RawValue;
  /** Name of the bound that an untouched field starts with. */
  readonly initialFrom?: string;
  /** Name of the bound that an earlier date is moved up to. */
  readonly notBefore?: string;
  /** The text while it is empty, where a form has one of its own. */
  readonly missing?: string;
  /** The customer's text for what is wrong with a value that is there, or `undefined`. */
  readonly check: (input: FieldInput) => string | undefined;
};

export type FieldGroup = { readonly id: string; readonly title?: string; readonly fields: readonly FieldDefinition[] };

/** A form: groups of fields in the order of the page. `faults` are what a definition asked for and can't have. */
export type FormDefinition = { readonly groups: readonly FieldGroup[]; readonly faults: readonly string[] };

/** The prefix under which answers to questions stand, by the question's reference. */
export const answersPrefix = 'answers.';

export function fieldsOf(form: FormDefinition): readonly FieldDefinition[] {
  return form.groups.flatMap((group) => group.fields);
}

/** One form after another, as one. */
export function joinForms(forms: readonly FormDefinition[]): FormDefinition {
  return { groups: forms.flatMap((form) => form.groups), faults: forms.flatMap((form) => form.faults) };
}
