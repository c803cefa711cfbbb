import type { Form, Journey, Section, StaticForm, Ui, Vocabulary } from '../../../../schemas/generated/journey';
import { own } from './lookups';
import { contentOf } from './content';
import { writtenFields } from './writtenFields';

/** The dotted paths that each call takes in its body, in the page's spelling, by the call's name. */
export type CallBodies = Readonly<Record<string, readonly string[]>>;

/** A form of `schemas/forms` that a journey sends, with its place in the journey's file and the call that takes it. */
export type SentForm = {
  readonly schema: string;
  readonly ui: Ui | undefined;
  readonly at: readonly (string | number)[];
  /** `undefined` where the journey's outcome sends no fields. */
  readonly call: string | undefined;
};

/**
 * Every form of a journey whose fields are sent, as far as the vocabulary knows its calls and its outcome. A section that a
 * custom field draws has no fields of its own.
 */
export function sentForms(journey: Journey, vocabulary: Vocabulary): readonly SentForm[] {
  const outcome = own(vocabulary.outcomes, journey.outcome);
  const sent = (form: Form | undefined, name: string | undefined, at: SentForm['at']): readonly SentForm[] => {
    if (form?.schema === undefined || contentOf({ form }, vocabulary).kind === 'widget') return [];
    const sender = name === undefined ? outcome : own(vocabulary.calls, name);
    return sender ? [{ schema: form.schema, ui: form.ui, at: [...at, 'form', 'schema'], call: sender.sends }] : [];
  };
  const ofSection = ({ form, call, variants = [] }: Section, index: number): readonly SentForm[] => [
    ...sent(form, call, ['sections', index]),
    ...variants.flatMap((each, place) => sent(each.form, each.call ?? call, ['sections', index, 'variants', place])),
  ];
  const { afterwards } = journey;
  const after = afterwards ? sent(afterwards.form, afterwards.call, ['afterwards']) : [];
  return [...journey.sections.flatMap(ofSection), ...after];
}

/** The fields of a form that are sent and that no path of a call's body takes. */
export function untakenFields(
  form: StaticForm,
  overrides: Ui | undefined,
  taken: readonly string[],
): readonly string[] {
  return writtenFields(form, overrides)
    .filter(({ path, ui }) => ui['ui:sent'] !== false && !taken.includes(path))
    .map(({ path }) => path);
}
