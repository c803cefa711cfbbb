import type { Bounds } from '../../../schemas/generated/bounds';
import type { DateBound, DateListBound, ListBound, TextBound, UiOptions } from '../../../schemas/generated/journey';
import type { IsoDate } from '../../ground/core/dates';
import type { Rule } from '../../ground/rules/rules';

/** The way a field is typed in and parsed. `list` is filled by a widget of its own, such as ticked terms. */
export type FieldKind = 'text' | 'number' | 'select' | 'multi_select' | 'date' | 'checkbox' | 'list';

/** The value of a field while it is edited: the text as typed, the ticked values, or a tick. */
export type RawValue = string | boolean | readonly string[] | readonly number[] | number;

/** The value of a field once parsed: dates as YYYY-MM-DD, digits without spaces. `undefined` is empty. */
export type FieldValue = string | number | boolean | readonly string[] | readonly number[] | undefined;

/** A value as a request has it. */
export type SentValue = FieldValue | readonly (string | number | boolean)[];

/** A choice. `sent` is its value on the wire, where that is no text. */
export type FieldOption = { readonly value: string; readonly label: string; readonly sent?: boolean | number };

export type { Bounds };

/**
 * The part of a request that a field's value goes into: the body itself by the field's path, the customer's data fields,
 * or the answers to questions. `none` stays on the page.
 */
export type FieldDestination = 'body' | 'dataFields' | 'answers' | 'none';

/** The value that a validator checks, the bounds it is held against, and the values of the form's other fields by path. */
export type FieldInput<B = Bounds> = {
  readonly value: FieldValue;
  readonly bounds: B;
  readonly values: Readonly<Record<string, FieldValue>>;
};

/** A compiled schema: ajv's shape, with what failed first in `errors`. */
export type CompiledSchema<B = Bounds> = ((input: FieldInput<B>) => boolean) & {
  errors?: readonly SchemaError[] | null;
};
export type SchemaError = {
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly schemaPath?: string;
};

/** The first and the last date of a range; `undefined` for no limit. */
export type DateLimits = { readonly min: IsoDate | undefined; readonly max: IsoDate | undefined };

export type FieldDefinition = {
  /**
   * The value's dotted path in the request, such as `accountDetails.sortCode` or `dataFields.email`; for an answer, the
   * question's reference after `answers.`. Unique in its form.
   */
  readonly path: string;
  readonly destination: FieldDestination;
  readonly label: string;
  /** The words that ask for the field, as a part of a sentence: `choose a start date`. */
  readonly ask?: string;
  readonly kind: FieldKind;
  readonly required: boolean;
  /** `postcode`, `sort-code`, `account-number`, `email` or `integer`: how the text is tidied before it is checked. */
  readonly format?: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly options?: readonly FieldOption[];
  /** The bound that holds the options, when they are only known later. */
  readonly optionsFrom?: ListBound | DateListBound;
  readonly widget?: string;
  readonly customField?: string;
  /** The form's `ui:options` for the widget. */
  readonly settings?: UiOptions;
  /** Attributes of the input that may be passed on, in React's spelling. */
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
  /** `short`, `half` or `full`. */
  readonly width: string;
  readonly show: Rule;
  /** The fact that the value decides, with the fact's value for each of the field's. */
  readonly sets?: { readonly fact: string; readonly values: Readonly<Record<string, string>> };
  /** Never stored, logged or shown in an inspector. */
  readonly secret: boolean;
  /** The customer may see the value and not change it. It is neither checked nor sent. */
  readonly locked?: true;
  /** The server holds no answer that the page could read: nothing is sent until the customer changes the field. */
  readonly unanswered?: true;
  /** The continue button waits for it. */
  readonly gate: boolean;
  /** Fields of one name lose their server messages together. */
  readonly together?: string;
  readonly initial: RawValue;
  /** The date or text that an untouched field starts with. */
  readonly initialFrom?: DateBound | TextBound;
  /** The date that an earlier one is moved up to. */
  readonly notBefore?: DateBound;
  /** The server's own pattern for the whole text: whether the text matches; `undefined` until, or unless, that is known. */
  readonly pattern?: (text: string, report: (fault: string) => void) => boolean | undefined;
  /** The lowest number that is an answer, where there is one. */
  readonly lowest?: number;
  /** The first and the last date that are answers, as far as there are such. */
  readonly dateLimits?: (bounds: Bounds) => DateLimits;
  /** The text while it is empty, where a form has one of its own. */
  readonly missing?: string;
  /** The customer's text for what is wrong with a value that is there, or `undefined`. */
  readonly check: (input: FieldInput) => string | undefined;
};

/** Fields that stand together. A group that `follows` a field of another part stands after that field's group. */
export type FieldGroup = {
  readonly id: string;
  readonly title?: string;
  readonly follows?: string;
  readonly fields: readonly FieldDefinition[];
};

/** A form: groups of fields in the order of the page. `faults` tells developers which parts of its source were left out. */
export type FormDefinition = { readonly groups: readonly FieldGroup[]; readonly faults: readonly string[] };

export { answersPrefix } from '../../ground/journey/language/answersPrefix';

/** The prefix of the paths of the server's fields: their values lie under this key of a request. */
export const dataFieldsPrefix = 'dataFields.';

export function fieldsOf(form: FormDefinition): readonly FieldDefinition[] {
  return form.groups.flatMap((group) => group.fields);
}
