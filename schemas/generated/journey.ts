// Generated from the schemas beside it by `npm run generate`. Do not edit.
import type { Rule } from '../../src/ground/rules/rules';
/**
 * A name of lowercase letters, digits, `-` and `_` that begins with a letter.
 */
export type Name = string;
/**
 * A date that is only known while the form is open.
 */
export type DateBound = 'today' | 'startDateInitial' | 'startDateMin' | 'startDateMax';
/**
 * A text that is only known while the form is open.
 */
export type TextBound = 'customerName';
/**
 * Numbers to choose from that are only known while the form is open.
 */
export type ListBound = 'billingDays' | 'freezeMonths';
/**
 * Dates to choose from that are only known while the form is open.
 */
export type DateListBound = 'freezeStarts';

export interface Language {
  journey: Journey;
  vocabulary: Vocabulary;
  form: StaticForm;
}
/**
 * A journey: the sections that a customer fills in, their order, and when each is shown, skipped or greyed out.
 */
export interface Journey {
  /**
   * The schema of this file, by which editors complete and check it.
   */
  $schema: string;
  id: Name;
  /**
   * The journey's name in the breadcrumbs.
   */
  title: string;
  /**
   * The page's heading, if it differs from the title.
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
   * The outcome of the vocabulary that submitting leads to. It decides which provisions are required.
   */
  outcome: string;
  /**
   * Provisions that every customer has from the start, so that no section has to ask for them.
   */
  starts?: string[];
  /**
   * The sections at which returning customers resume; the first entry whose `when` holds applies.
   */
  resume?: Resume[];
  /**
   * The texts of the submit button; the first entry whose `when` holds applies.
   *
   * @minItems 1
   */
  submitLabel?: SubmitLabel[];
  /**
   * The sections of the journey. `order` decides which comes first, not the position in this list.
   *
   * @minItems 1
   */
  sections: Section[];
  afterwards?: Afterwards;
}
/**
 * A section at which customers resume who return with some provisions already given.
 */
export interface Resume {
  /**
   * The customers that the entry applies to.
   */
  when: Rule;
  /**
   * The sections that count as completed: all of them, or those before `open`.
   */
  edited: 'all' | 'before';
  /**
   * The section to open.
   */
  open: string;
}
/**
 * A text of the submit button.
 */
export interface SubmitLabel {
  /**
   * The customers who see this text; by default all.
   */
  when?: Rule;
  /**
   * The button's text. `{amountDue}` is replaced by the amount to pay.
   */
  text: string;
  /**
   * The button's action: submit, open the terms first, or nothing while the customer waits.
   */
  does?: 'submit' | 'open-terms' | 'wait';
}
/**
 * A section of the journey: its provisions, its form, and the rules that decide when it is shown.
 */
export interface Section {
  id: Name;
  /**
   * The section's position: sections are shown by rising order. Gaps leave room for more.
   */
  order: number;
  /**
   * The section's heading.
   */
  title?: string;
  /**
   * The text under the title.
   */
  intro?: string;
  /**
   * The text of the continue button.
   */
  continueLabel?: string;
  /**
   * The text of the button that opens the completed section again.
   */
  editLabel?: string;
  /**
   * The provisions of the vocabulary that the customer gives by filling in the section.
   */
  provides?: string[];
  /**
   * The rule by which the section is shown.
   */
  display?: Rule;
  /**
   * The rule by which Continue passes over the section, which is still shown.
   */
  skip?: Rule;
  /**
   * The rule by which the section is shown but cannot be opened.
   */
  greyedOut?: Rule;
  /**
   * The rule by which the completed section shows an Edit button.
   */
  editable?: Rule;
  form?: Form;
  call?: Name;
  /**
   * Variants of the section. The first one whose `when` holds replaces form, labels and call; anything it leaves out is the section's own.
   *
   * @minItems 1
   */
  variants?: Variant[];
}
/**
 * The sources of a section's fields: a form file, the server, and the membership's questions. A form can combine them.
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
   * True if Continue works without the form, which then has its own save button.
   */
  optional?: boolean;
  /**
   * True if fields that the operator's server marks as not needed for joining are left out; `afterwards` asks them, and after a registration My details does.
   */
  onlyNeeded?: boolean;
  /**
   * The text of the form's own save button.
   */
  saveLabel?: string;
  ui?: Ui;
}
/**
 * The presentation of a form or field. Entries that do not begin with `ui:` are fields, by name.
 */
export interface Ui {
  /**
   * The field's label, instead of its title.
   */
  'ui:title'?: string;
  /**
   * True to disable the continue button until this field (or, on a form, every field) is filled in.
   */
  'ui:gate'?: boolean;
  /**
   * The name of the widget that renders the field.
   */
  'ui:widget'?: string;
  /**
   * The custom field that renders the field: one of the vocabulary's `customFields`.
   */
  'ui:field'?: string;
  /**
   * True for a field that is never stored, logged or shown in an inspector.
   */
  'ui:secret'?: boolean;
  /**
   * The rule by which the field is shown. A hidden field is never required and never sent.
   */
  'ui:show'?: Rule;
  /**
   * True, as by default, if the field goes to the server with its form. `false` for one that only decides a fact, or whose value is handed to the payment provider.
   */
  'ui:sent'?: boolean;
  /**
   * The fact that the field's value sets.
   */
  'ui:sets'?: {
    /**
     * A fact of the vocabulary.
     */
    fact: string;
    /**
     * The field's values, each with the resulting value of the fact.
     */
    values: {
      [k: string]: string;
    };
  };
  'ui:options'?: UiOptions;
  /**
   * The groups of the form's fields.
   */
  'ui:groups'?: {
    /**
     * The group's heading.
     */
    title?: string;
    /**
     * The path of a field of the server's form, such as `dataFields.email`: the group stands after that field's group, where there is one.
     */
    follows?: string;
    /**
     * The dotted paths of the group's fields.
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
         * The field's values, each with the resulting value of the fact.
         */
        values: {
          [k: string]: string;
        };
      }
    | UiOptions
    | {
        /**
         * The group's heading.
         */
        title?: string;
        /**
         * The path of a field of the server's form, such as `dataFields.email`: the group stands after that field's group, where there is one.
         */
        follows?: string;
        /**
         * The dotted paths of the group's fields.
         */
        fields: string[];
      }[]
    | undefined;
}
/**
 * Settings of a widget or a custom field.
 */
export interface UiOptions {
  /**
   * The part of the row that the field takes. `pair`: half of it on phones too, beside another pair or a short one.
   */
  width?: 'short' | 'half' | 'pair' | 'full';
  /**
   * The field's name for the browser's autofill, as the HTML Standard lists them.
   */
  autocomplete?: string;
  /**
   * The keyboard that a phone shows, as the HTML Standard lists them.
   */
  inputmode?: string;
  /**
   * The words that ask for the field while the continue button waits for it, as a part of a sentence.
   */
  ask?: string;
  /**
   * Fields of one name lose their server messages together.
   */
  together?: string;
  /**
   * The date or text that an untouched field starts with.
   */
  initialFrom?: DateBound | TextBound;
  notBefore?: DateBound;
  /**
   * The numbers or dates to choose from, where they are only known later.
   */
  optionsFrom?: ListBound | DateListBound;
  /**
   * Dates that are chosen by one press.
   */
  shortcuts?: ('today' | 'tomorrow')[];
  /**
   * The party whose terms are to be agreed to.
   */
  from?: 'membership' | 'mandate' | 'cart';
  /**
   * The text beside the one box that agrees to all terms.
   */
  agreement?: string;
  /**
   * Words of the label that lead to one of the site's own pages.
   */
  link?: {
    /**
     * The words of the label.
     */
    words: string;
    /**
     * The page, by its name in the config's `links`.
     */
    to: 'termsAndConditions';
  };
  /**
   * True if customers can choose between monthly and single payments.
   */
  paymentToggle?: boolean;
}
/**
 * The section for some of the customers.
 */
export interface Variant {
  /**
   * The customers who get this variant; by default all whom no earlier variant applies to.
   */
  when?: Rule;
  /**
   * The text under the title, instead of the section's.
   */
  intro?: string;
  /**
   * The text of the continue button, instead of the section's.
   */
  continueLabel?: string;
  form: Form;
  call?: Name;
}
/**
 * Questions that nobody has to answer to join, asked after payment. Customers may leave them, and find them in My details.
 */
export interface Afterwards {
  /**
   * The heading on the page that confirms the order.
   */
  title: string;
  /**
   * The text under the title.
   */
  intro?: string;
  form: LaterForm;
  call: Name;
  /**
   * The text of the button that saves the answers.
   */
  continueLabel?: string;
}
/**
 * The sources of the fields that are asked after payment.
 */
export interface LaterForm {
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
}
/**
 * The names that journeys may use: facts, events, provisions, calls and outcomes. Page and server share them.
 */
export interface Vocabulary {
  /**
   * The schema of this file, by which editors complete and check it.
   */
  $schema?: string;
  /**
   * Every fact with its closed list of values, among them `pending` if the fact can still be loading.
   */
  facts: {
    /**
     * @minItems 1
     */
    [k: string]: string[];
  };
  /**
   * Facts by which a customer is introduced wherever a report speaks of one. The first begins the sentence and is told as it was at the start.
   *
   * @minItems 1
   */
  introduced: string[];
  /**
   * Combinations of facts that no customer can be in; the checker leaves them out.
   */
  impossible: Rule[];
  /**
   * Situations that a customer only passes through: nobody comes to a journey in one.
   */
  passing: Rule[];
  /**
   * The events that can change facts during a journey, besides the customer's own choices.
   */
  events: {
    [k: string]: Event;
  };
  /**
   * The provisions that sections can give, by name.
   */
  provisions: {
    [k: string]: ProvisionEntry;
  };
  /**
   * The outcomes of a submit, and the provisions that each requires.
   */
  outcomes: {
    [k: string]: Outcome;
  };
  /**
   * The calls that Continue may make before the next section opens.
   */
  calls: {
    [k: string]: CallEntry;
  };
  /**
   * The fields that the product's own widgets render. Each renders a whole section or one field of a form.
   */
  customFields: {
    [k: string]: CustomField;
  };
  /**
   * The screens that walk journeys, with what each can draw and send.
   */
  screens: {
    [k: string]: Screen;
  };
  /**
   * The names of the forms that the operator's server supplies.
   */
  onboardingTypes: string[];
  /**
   * The words that describe a customer with this value of a fact, such as `with a Direct Debit`.
   */
  words: {
    [k: string]: {
      [k: string]: string;
    };
  };
}
/**
 * An event during a journey that changes facts.
 */
export interface Event {
  /**
   * The part of the product that tells of the event: the session that begins, the session that ends, the catalogue that no longer offers the chosen membership, or the cart that waits on the server.
   */
  role?: 'signed-in' | 'signed-out' | 'not-eligible' | 'cart-found';
  /**
   * The event in words, as a part of a sentence.
   */
  says: string;
  /**
   * True if the event comes by itself in time and the customer waits for it; other events may never come.
   */
  comes?: boolean;
  /**
   * The facts under which the event can happen.
   */
  when: Rule;
  sets: FactChoices;
  /**
   * The provisions whose values the event changes: the provisions that depend on them are asked for again.
   */
  changes?: string[];
  /**
   * The provisions that remain after the event; all others are lost. The journey restarts at the first section that misses a provision.
   */
  keeps?: string[];
  /**
   * The provisions that the event gives. The journey restarts at the first section that misses a provision.
   */
  holds?: string[];
  /**
   * The provision whose section opens after the event.
   */
  opens?: string;
}
/**
 * Facts with the values that they can change to.
 */
export interface FactChoices {
  /**
   * A fact with the values that it can change to.
   *
   * @minItems 1
   */
  [k: string]: string[];
}
/**
 * A provision that a section can give.
 */
export interface ProvisionEntry {
  /**
   * The provision's meaning to the product, which knows it by its role and never by its name. Each role belongs to one provision.
   */
  role?:
    | 'home-centre'
    | 'chosen-membership'
    | 'customer-account'
    | 'question-answers'
    | 'start-date'
    | 'accepted-terms'
    | 'direct-debit'
    | 'promotion-code'
    | 'billing-details'
    | 'card-payment';
  /**
   * The provision in words, as a part of a sentence, such as `bank details`.
   */
  label: string;
  /**
   * The provisions that this one depends on: if one of them changes, this one has to be given again.
   */
  after?: string[];
  /**
   * The facts under which the provision counts as given.
   */
  needs?: Rule;
  /**
   * The facts that have to be known before the provision can be given: terms, for example, can't be agreed to while they are loading. Until then the page shows that it is loading, or that it could not, and Continue waits.
   */
  awaits?: string[];
  sets?: FactChoices;
  without?: FactValues;
  /**
   * The paths of fields that nobody has to fill in: the provision is given without them.
   */
  optional?: string[];
  /**
   * The paths of the fields and server messages that belong to the provision; a final `*` matches any ending.
   */
  paths?: string[];
  /**
   * The text that asks the customer for the missing provision.
   */
  missing?: string;
}
/**
 * Facts, each with one of its values.
 */
export interface FactValues {
  /**
   * A fact with its value.
   */
  [k: string]: string;
}
/**
 * The result of a submit, and the provisions that it requires.
 */
export interface Outcome {
  /**
   * The journey that leads to this outcome, by its `id`. The file is named after it.
   */
  journey: string;
  /**
   * The screen that walks the journey.
   */
  screen: 'membership' | 'checkout' | 'registration' | 'ending' | 'freezing';
  /**
   * The customers who can come to the journey; by default all. The product leads others elsewhere.
   */
  for?: Rule;
  given?: FactValues;
  /**
   * The call of `schemas/api` that takes the fields of the journey's forms. Without one, the journey has no fields of its own.
   */
  sends?: string;
  /**
   * The provisions that customers can have from the start, before any section gives them.
   */
  holds?: string[];
  /**
   * The required provisions, each with the facts under which it is required.
   */
  requires: {
    [k: string]: Rule;
  };
  /**
   * The optional provisions, each with the facts under which it is useful.
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
   * The call of `schemas/api` that takes the fields of the section's form.
   */
  sends: string;
  /**
   * The form of the server that the call saves. With any other form of the server it fails.
   */
  saves?: string;
  /**
   * The facts under which the call can succeed.
   */
  when: Rule;
  sets?: FactChoices;
}
/**
 * A widget of the product, by its name in `ui:field`.
 */
export interface CustomField {
  /**
   * `section`: the widget renders the whole section, with its buttons. `field`: it renders one field of a form.
   */
  draws: 'section' | 'field';
  /**
   * The provisions that a customer can give by this widget. A provision without fields of its own can be given by such a widget only.
   */
  gives: string[];
}
/**
 * A screen of the product that walks journeys.
 */
export interface Screen {
  /**
   * The layout that the screen draws; its journeys must have the same.
   */
  layout: 'one-at-a-time' | 'all-open';
  /**
   * The custom fields that the screen can draw.
   */
  customFields?: string[];
  /**
   * The calls that the screen's sections can make.
   */
  calls?: string[];
  /**
   * True if the screen asks the questions of a membership and sends their answers.
   */
  questions?: boolean;
  /**
   * The properties of journeys, sections and forms that the screen takes no notice of; its journeys may not have them.
   */
  ignores?: (
    | 'submitLabel'
    | 'resume'
    | 'skip'
    | 'greyedOut'
    | 'editable'
    | 'editLabel'
    | 'continueLabel'
    | 'optional'
    | 'saveLabel'
    | 'onlyNeeded'
    | 'afterwards'
  )[];
}
/**
 * A form with fields of its own. It is limited to what the field store supports: nested objects of plain fields.
 */
export interface StaticForm {
  $schema?: string;
  /**
   * The call of `schemas/api` that takes the form's fields, for a form that belongs to a screen. A journey's form goes where the journey's section or outcome sends it.
   */
  call?: string;
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
   * The error text for the customer, for every failing keyword or by keyword.
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
