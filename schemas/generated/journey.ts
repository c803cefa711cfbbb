// Generated from the schemas beside it by `npm run generate`. Do not edit.
import type { Rule } from '../../src/rules/rules';
export type Name = string;

export interface Language {
  journey: Journey;
  vocabulary: Vocabulary;
  form: StaticForm;
}
/**
 * What a customer is asked, in which order, and when a step is shown, skipped or greyed out.
 */
export interface Journey {
  /**
   * Where this file's language is described, for editors.
   */
  $schema: string;
  id: Name;
  /**
   * What breadcrumbs call the journey.
   */
  title: string;
  /**
   * The page's heading, when it differs from the title.
   */
  heading?: string;
  /**
   * One sentence under the heading.
   */
  lede?: string;
  /**
   * `one-at-a-time`: one section is open, Continue opens the next. `all-open`: every section is open, submit waits for all.
   */
  layout: 'one-at-a-time' | 'all-open';
  /**
   * The outcome of the vocabulary that submitting leads to; it says what must have been given.
   */
  outcome: string;
  /**
   * Which customers can come to the journey; all, when left out.
   */
  for?: Rule;
  given?: FactValues;
  /**
   * Provisions that are there from the start.
   */
  starts?: string[];
  /**
   * Where a customer who comes back goes; the first entry whose `when` holds decides.
   */
  resume?: Resume[];
  /**
   * What the submit button says; the first entry whose `when` holds decides.
   *
   * @minItems 1
   */
  submitLabel?: SubmitLabel[];
  /**
   * @minItems 1
   */
  sections: Section[];
}
export interface FactValues {
  [k: string]: string;
}
export interface Resume {
  when: Rule;
  /**
   * Which sections count as done: all of them, or those before `open`.
   */
  edited: 'all' | 'before';
  /**
   * The section to open.
   */
  open: string;
}
export interface SubmitLabel {
  when?: Rule;
  /**
   * May name {amountDue}.
   */
  text: string;
  /**
   * What pressing does; `submit` when left out, nothing with `wait`.
   */
  does?: 'submit' | 'open-terms' | 'wait';
}
export interface Section {
  id: Name;
  /**
   * Sections are shown by rising order.
   */
  order: number;
  title?: string;
  /**
   * Text under the title.
   */
  intro?: string;
  /**
   * `Continue` when left out.
   */
  continueLabel?: string;
  /**
   * `Edit` when left out.
   */
  editLabel?: string;
  provides?: string[];
  /**
   * Whether the section is shown; always, when left out.
   */
  display?: Rule;
  /**
   * Whether Continue passes over it; never, when left out.
   */
  skip?: Rule;
  /**
   * Whether it is shown but can't be opened.
   */
  greyedOut?: Rule;
  /**
   * Whether its Edit button shows; always, when left out.
   */
  editable?: Rule;
  form?: Form;
  call?: Name;
  /**
   * The first whose `when` holds gives its form, labels and call.
   *
   * @minItems 1
   */
  variants?: Variant[];
}
export interface Form {
  /**
   * A form in schemas/forms, by name.
   */
  schema?: string;
  /**
   * Fields from the operator's server, by onboarding type.
   */
  dataFields?: string;
  /**
   * The chosen membership's questions.
   */
  questions?: 'membership';
  /**
   * Continue works without it; it has a save button of its own.
   */
  optional?: boolean;
  saveLabel?: string;
  ui?: Ui;
}
export interface Ui {
  'ui:title'?: string;
  /**
   * Whether the continue button waits for this field, or, on the form, for every field.
   */
  'ui:gate'?: boolean;
  'ui:widget'?: string;
  'ui:field'?: string;
  /**
   * Never stored, logged or shown in an inspector.
   */
  'ui:secret'?: boolean;
  'ui:show'?: Rule;
  'ui:sets'?: {
    fact: string;
    values: {
      [k: string]: string;
    };
  };
  'ui:options'?: {
    [k: string]: unknown;
  };
  /**
   * The form's fields under headings, by path.
   */
  'ui:groups'?: {
    title?: string;
    fields: string[];
  }[];
  [k: string]:
    | Ui
    | string
    | boolean
    | Rule
    | {
        fact: string;
        values: {
          [k: string]: string;
        };
      }
    | {
        [k: string]: unknown;
      }
    | {
        title?: string;
        fields: string[];
      }[]
    | undefined;
}
export interface Variant {
  when?: Rule;
  intro?: string;
  continueLabel?: string;
  form: Form;
  call?: Name;
}
/**
 * What journeys may speak of: facts, what can't be, events, provisions and outcomes. Shared by the page and the server.
 */
export interface Vocabulary {
  $schema?: string;
  /**
   * Every fact with its closed list of values; `pending` where something can still be loading.
   */
  facts: {
    /**
     * @minItems 1
     */
    [k: string]: string[];
  };
  /**
   * Combinations that no customer can be in.
   */
  impossible: Rule[];
  /**
   * All that can change a fact while a journey is walked, besides what the customer gives.
   */
  events: {
    [k: string]: Event;
  };
  /**
   * What sections can give.
   */
  provisions: {
    [k: string]: ProvisionEntry;
  };
  /**
   * What a submit can lead to.
   */
  outcomes: {
    [k: string]: Outcome;
  };
  /**
   * Calls that Continue may make.
   */
  calls: {
    [k: string]: CallEntry;
  };
  /**
   * Fields drawn by the product's own widgets, and what each draws: a whole section, or one field of a form.
   */
  customFields: {
    [k: string]: 'section' | 'field';
  };
  /**
   * Forms the operator's server supplies.
   */
  onboardingTypes: string[];
  /**
   * What a customer with this value of a fact is called in a sentence, such as `with a Direct Debit`.
   */
  words: {
    [k: string]: {
      [k: string]: string;
    };
  };
}
export interface Event {
  /**
   * The event in words, as a part of a sentence.
   */
  says: string;
  /**
   * It comes by itself in time, and the customer waits for it; others may never come.
   */
  comes?: boolean;
  /**
   * Facts under which it can happen.
   */
  when: Rule;
  sets: FactChoices;
  /**
   * Provisions that have another value through it: what comes after them is asked for again.
   */
  changes?: string[];
  /**
   * Provisions that outlast it; with this the journey starts again where something is missing.
   */
  keeps?: string[];
  /**
   * Provisions that are there through it; with this the journey starts again where something is missing.
   */
  holds?: string[];
  /**
   * The provision whose section is opened then.
   */
  opens?: string;
}
/**
 * Facts with the values they can come to have.
 */
export interface FactChoices {
  /**
   * @minItems 1
   */
  [k: string]: string[];
}
export interface ProvisionEntry {
  /**
   * The provision in words, as a part of a sentence, such as `bank details`.
   */
  label: string;
  /**
   * Provisions this one depends on: when one of them changes, this one has to be given again.
   */
  after?: string[];
  /**
   * Facts under which it can be given; always, when left out.
   */
  needs?: Rule;
  sets?: FactChoices;
  without?: FactValues;
  /**
   * Paths of its fields and of server messages that belong to it; `*` stands for any ending.
   */
  paths?: string[];
  /**
   * The text shown when it is asked for.
   */
  missing?: string;
}
export interface Outcome {
  /**
   * Provisions that a customer can have from the start, before any section gave them.
   */
  holds?: string[];
  /**
   * What must have been given, each under which facts.
   */
  requires: {
    [k: string]: Rule;
  };
  /**
   * What is of use without being required, each under which facts.
   */
  takes?: {
    [k: string]: Rule;
  };
  /**
   * Where a successful submit leads.
   */
  then: string;
}
export interface CallEntry {
  /**
   * Facts under which it can succeed.
   */
  when: Rule;
  sets?: FactChoices;
}
/**
 * A form whose fields are written here. Only what the field store can hold: nested objects of plain fields.
 */
export interface StaticForm {
  $schema?: string;
  schema: ObjectSchema;
  ui?: Ui;
}
export interface ObjectSchema {
  type: 'object';
  title?: string;
  required?: string[];
  properties: {
    [k: string]: ObjectSchema | FieldSchema;
  };
}
export interface FieldSchema {
  type: 'string' | 'number' | 'integer' | 'boolean' | 'array';
  title: string;
  /**
   * The customer's text, for every failing keyword or by keyword.
   */
  errorMessage?:
    | string
    | {
        [k: string]: string;
      };
  if?: never;
  then?: never;
  else?: never;
  dependencies?: never;
  $ref?: never;
  anyOf?: never;
  properties?: never;
  items?: {
    type: 'string' | 'number' | 'integer';
  };
  oneOf?: {
    const: unknown;
    title: string;
  }[];
}
