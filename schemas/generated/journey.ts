// Generated from the schemas beside it by `npm run generate`. Do not edit.
import type { Rule } from '../../src/rules/rules';
/**
 * A name of small letters, digits, `-` and `_` that begins with a letter.
 */
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
   * Where this file's language is described, so that an editor can complete and check it.
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
   * Provisions that are there from the start, so that no section has to ask for them.
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
   * What the customer is asked; `order` decides which comes first, not the place in this list.
   *
   * @minItems 1
   */
  sections: Section[];
}
/**
 * Facts, each with one of its values.
 */
export interface FactValues {
  /**
   * A fact, with the value it has.
   */
  [k: string]: string;
}
/**
 * Where a customer goes who comes back with something already given.
 */
export interface Resume {
  /**
   * The customers it is for.
   */
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
/**
 * One of the texts of the submit button.
 */
export interface SubmitLabel {
  /**
   * The customers who see it; all, when left out.
   */
  when?: Rule;
  /**
   * The button's text. `{amountDue}` in it becomes the sum to pay.
   */
  text: string;
  /**
   * What pressing does: submit, open the terms first, or nothing while the customer waits.
   */
  does?: 'submit' | 'open-terms' | 'wait';
}
/**
 * One step of the journey: what it asks for, when it is shown, and with which form.
 */
export interface Section {
  id: Name;
  /**
   * Sections are shown by rising order; gaps leave room for more.
   */
  order: number;
  /**
   * The heading over the section.
   */
  title?: string;
  /**
   * Text under the title.
   */
  intro?: string;
  /**
   * What its button says.
   */
  continueLabel?: string;
  /**
   * What the button says that opens it again.
   */
  editLabel?: string;
  /**
   * What the customer has given once it is filled in: provisions of the vocabulary.
   */
  provides?: string[];
  /**
   * Whether the section is shown.
   */
  display?: Rule;
  /**
   * Whether Continue passes over it; it is shown all the same.
   */
  skip?: Rule;
  /**
   * Whether it is shown but can't be opened.
   */
  greyedOut?: Rule;
  /**
   * Whether its Edit button shows once it is done.
   */
  editable?: Rule;
  form?: Form;
  call?: Name;
  /**
   * The first whose `when` holds gives form, labels and call; what it leaves out is the section's.
   *
   * @minItems 1
   */
  variants?: Variant[];
}
/**
 * Where a section's fields come from; written, served and asked fields can stand in one form.
 */
export interface Form {
  /**
   * A form in `schemas/forms`, by name.
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
   * Continue works without it; the form has a save button of its own.
   */
  optional?: boolean;
  /**
   * What that save button says.
   */
  saveLabel?: string;
  ui?: Ui;
}
/**
 * How a form or one of its fields is drawn. Entries that don't begin with `ui:` are the form's fields, by name.
 */
export interface Ui {
  /**
   * The field's label, in place of its own.
   */
  'ui:title'?: string;
  /**
   * Whether the continue button waits for this field, or, on the form, for every field.
   */
  'ui:gate'?: boolean;
  /**
   * The input that draws the field, by name.
   */
  'ui:widget'?: string;
  /**
   * A custom field that draws it: one of the vocabulary's `customFields`.
   */
  'ui:field'?: string;
  /**
   * Never stored, logged or shown in an inspector.
   */
  'ui:secret'?: boolean;
  /**
   * Whether the field is shown; a hidden field is never required and never sent.
   */
  'ui:show'?: Rule;
  /**
   * The fact that the field's value decides.
   */
  'ui:sets'?: {
    /**
     * A fact of the vocabulary.
     */
    fact: string;
    /**
     * The field's values, each with the value it gives the fact.
     */
    values: {
      [k: string]: string;
    };
  };
  /**
   * What the widget or custom field is to know besides.
   */
  'ui:options'?: {
    [k: string]: unknown;
  };
  /**
   * The form's fields under headings, by path.
   */
  'ui:groups'?: {
    /**
     * The group's heading.
     */
    title?: string;
    /**
     * Its fields, by dotted path.
     */
    fields: string[];
  }[];
  [k: string]:
    | Ui
    | string
    | boolean
    | Rule
    | {
        /**
         * A fact of the vocabulary.
         */
        fact: string;
        /**
         * The field's values, each with the value it gives the fact.
         */
        values: {
          [k: string]: string;
        };
      }
    | {
        [k: string]: unknown;
      }
    | {
        /**
         * The group's heading.
         */
        title?: string;
        /**
         * Its fields, by dotted path.
         */
        fields: string[];
      }[]
    | undefined;
}
/**
 * The section as some customers have it.
 */
export interface Variant {
  /**
   * The customers who have it; all who had none before, when left out.
   */
  when?: Rule;
  /**
   * Text under the title, in place of the section's.
   */
  intro?: string;
  /**
   * What its button says, in place of the section's.
   */
  continueLabel?: string;
  form: Form;
  call?: Name;
}
/**
 * What journeys may speak of: facts, what can't be, events, provisions and outcomes. Shared by the page and the server.
 */
export interface Vocabulary {
  /**
   * Where the vocabulary's language is described, for editors.
   */
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
   * Combinations of facts that no customer can be in; the checker leaves them out.
   */
  impossible: Rule[];
  /**
   * All that can change a fact while a journey is walked, besides what the customer gives.
   */
  events: {
    [k: string]: Event;
  };
  /**
   * What sections can give, by name.
   */
  provisions: {
    [k: string]: ProvisionEntry;
  };
  /**
   * What a submit can lead to, and what must have been given for it.
   */
  outcomes: {
    [k: string]: Outcome;
  };
  /**
   * Calls that Continue may make before it goes on.
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
   * Forms that the operator's server supplies, by name.
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
/**
 * Something that happens to a customer on the way and changes facts.
 */
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
   * A fact, with the values it can come to have.
   *
   * @minItems 1
   */
  [k: string]: string[];
}
/**
 * Something that a section can give.
 */
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
   * Facts under which it counts as given.
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
/**
 * What a submit leads to, and what it must not happen without.
 */
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
   * The address that a successful submit leads to.
   */
  then: string;
}
/**
 * A call to the operator's server.
 */
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
