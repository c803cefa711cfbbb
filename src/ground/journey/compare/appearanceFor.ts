import { assume } from '../../rules/assume';
import { factsNamed, type Facts, type Rule } from '../../rules/rules';
import { contentOf } from '../language/content';
import { givenFacts } from '../language/lookups';
import type { Language } from '../language/step';
import { ruleWords } from '../language/words';
import { fieldsOfForm } from '../language/writtenFields';

/** The result of a rule for a customer of whom some facts are known. `depends`: unknown or loading facts decide it. */
type Answer = boolean | 'depends';

/** A field of a section's form. `rule`: what is left to decide whether it is shown. */
export type AppearanceField = {
  readonly path: string;
  readonly title: string;
  readonly shown: Answer;
  readonly rule: Rule;
};

/**
 * The appearance of a section for a customer of whom some facts are known. `variant`: the number of the variant that applies,
 * counted from 1; `none` of a section without variants or with none for this customer.
 */
export type Appearance = {
  readonly variant: number | 'none' | 'depends';
  readonly content: 'widget' | 'fields' | 'text' | 'depends';
  /** The parts of the content in words, such as `the form "dates"`. */
  readonly source: string;
  readonly call: string | undefined;
  readonly fields: readonly AppearanceField[];
};

/** Finds what a section draws. Returns `undefined` if the journey has no such section. The facts must be in the vocabulary. */
export function appearanceFor(language: Language, id: string, told: Facts): Appearance | undefined {
  const { journey, vocabulary, forms = {} } = language;
  const section = journey.sections.find((each) => each.id === id);
  if (!section) return undefined;
  const facts = { ...told, ...givenFacts(language) };
  const { variants = [] } = section;
  const answers = variants.map(({ when = true }) => answerTo(when, facts).answer);
  const index = answers.findIndex((answer) => answer !== false);
  if (answers[index] === 'depends')
    return {
      variant: 'depends',
      content: 'depends',
      source: dependsOn(variants, facts),
      call: undefined,
      fields: [],
    };
  const variant = variants[index];
  const form = variant?.form ?? section.form;
  const content = contentOf({ form }, vocabulary);
  const fields = content.kind === 'fields' ? fieldsOfForm(content.form, forms) : [];
  return {
    variant: variant ? index + 1 : 'none',
    content: content.kind,
    source: content.kind === 'widget' ? `the widget "${content.name}"` : sourceOf(form),
    call: variant?.call ?? section.call,
    fields: fields.map(({ path, schema, ui }) => {
      const { answer, rule } = answerTo(ui['ui:show'] ?? true, facts);
      return { path, title: schema.title, shown: answer, rule };
    }),
  };
}

/** Formats what a section draws in sentences, for support staff and journey authors. */
export function faceLines({ variant, content, source, call, fields }: Appearance): readonly string[] {
  if (content === 'depends') return [`Which variant applies depends on ${source}.`];
  const of = variant === 'none' ? '' : ` (variant ${String(variant)})`;
  const titles = (shown: Answer): string =>
    fields
      .filter((field) => field.shown === shown)
      .map(({ title, rule }) => (shown === 'depends' ? `"${title}" if ${ruleWords(rule)}` : `"${title}"`))
      .join(', ');
  const [asked, hidden, open] = [titles(true), titles(false), titles('depends')];
  return [
    `It draws ${source}${of}.`,
    ...(asked === '' ? [] : [`It asks for ${asked}.`]),
    ...(open === '' ? [] : [`It asks for ${open}.`]),
    ...(hidden === '' ? [] : [`It hides ${hidden}.`]),
    ...(call === undefined ? [] : [`Continue makes the call "${call}".`]),
  ];
}

function answerTo(rule: Rule, facts: Facts): { readonly answer: Answer; readonly rule: Rule } {
  const left = assume(rule, facts);
  return { answer: typeof left === 'boolean' ? left : 'depends', rule: left };
}

function dependsOn(variants: readonly { readonly when?: Rule }[], facts: Facts): string {
  const open = variants.flatMap(({ when = true }) => factsNamed(assume(when, facts)));
  return [...new Set(open)].join(', ');
}

function sourceOf(
  form: { readonly schema?: string; readonly dataFields?: string; readonly questions?: string } | undefined,
): string {
  const parts = [
    ...(form?.dataFields === undefined ? [] : [`the server's form "${form.dataFields}"`]),
    ...(form?.questions === undefined ? [] : ['the questions of the membership']),
    ...(form?.schema === undefined ? [] : [`the form "${form.schema}"`]),
  ];
  return parts.join(' and ') || 'its text, and a button to continue';
}
