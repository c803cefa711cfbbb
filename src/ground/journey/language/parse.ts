import type { Journey, StaticForm, Vocabulary } from '../../../../schemas/generated/journey';
import { checkAfterwards } from './checkAfterwards';
import { checkIgnored } from './checkIgnored';
import { formsFor } from './checkFace';
import { checkSection } from './checkSection';
import { checkTexts } from './checkTexts';
import { checkIdentity, checkRequired, checkStarts, checkUnique } from './checkWhole';
import { outcomeOf, own } from './lookups';
import { Names } from './Names';
import type { Problem } from './problems';
import { screenOf } from './screens';
import { sentForms, untakenFields, type CallBodies } from './sentFields';
import { unknownName } from './unknownName';

/** A parsed JSON text, which locates every value by its JSON pointer. */
export type JsonText = {
  readonly value: unknown;
  readonly problems: readonly Problem[];
  locate(pointer: string): { readonly line: number; readonly column: number } | undefined;
};

/**
 * The vocabulary and forms that a journey may name. `checkShape` validates a value against journey.schema.json and
 * returns the errors.
 */
export type JourneyContext = {
  readonly vocabulary: Vocabulary;
  readonly forms: Readonly<Record<string, StaticForm>>;
  /** The calls that forms are sent by, with all that they take. */
  readonly bodies: CallBodies;
  readonly checkShape: (value: unknown) => readonly { readonly pointer: string; readonly message: string }[];
};

export type ParsedJourney =
  { readonly ok: true; readonly journey: Journey } | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Parses a journey in two stages, shape then meaning, and collects every problem of the stage that fails. `file`: the
 * name of the journey's file, without its ending, if there is one.
 */
export function parseJourney(text: JsonText, context: JourneyContext, file?: string): ParsedJourney {
  if (text.problems.length > 0) return { ok: false, problems: text.problems };
  const shape = context.checkShape(text.value).map((each) => ({ code: 'shape' as const, ...each }));
  if (shape.length > 0) return { ok: false, problems: located(text, shape) };
  const journey = text.value as Journey; // checkShape has just validated it against the schema
  const problems = meaningProblems(journey, context, file);
  return problems.length > 0 ? { ok: false, problems: located(text, problems) } : { ok: true, journey };
}

/** The `$schema` of every journey: the schema from which an editor completes the vocabulary's words. */
const editorSchema = '../schemas/generated/journey.schema.json';

/** Checks that every name in a journey exists, and that each of its parts can be drawn, filled in and sent. */
function meaningProblems(journey: Journey, context: JourneyContext, file: string | undefined): readonly Problem[] {
  const { vocabulary, forms } = context;
  const names = new Names(vocabulary, forms);
  if (journey.$schema !== editorSchema) {
    const message = `"$schema" must be "${editorSchema}", so that editors and checks treat this file as a journey.`;
    names.report('wrong-schema', ['$schema'], message);
  }
  names.provisions(journey.starts ?? [], ['starts']);
  checkIdentity(journey, names, file);
  checkStarts(journey, names);
  checkRequired(journey, names);
  checkUnique(journey, names);
  checkTexts(journey, names);
  journey.resume?.forEach((entry, index) => {
    names.rule(entry.when, ['resume', index, 'when']);
    const known = journey.sections.map(({ id }) => id);
    if (!known.includes(entry.open))
      names.report('unknown-section', ['resume', index, 'open'], unknownName('section', entry.open, known));
  });
  journey.submitLabel?.forEach((label, index) => names.rule(label.when ?? true, ['submitLabel', index, 'when']));
  const screen = screenOf(vocabulary, outcomeOf(vocabulary, journey.outcome).screen);
  checkIgnored(journey, names, screen);
  journey.sections.forEach((section, index) => checkSection(section, ['sections', index], names, screen));
  checkAfterwards(journey, names, screen);
  for (const { schema, ui, at, call } of sentForms(journey, vocabulary)) {
    const form = own(forms, schema);
    const taken = call === undefined ? undefined : own(context.bodies, call);
    const by = taken ? `"${call}" does not take it` : 'the journey sends no fields';
    const isRead = form !== undefined && !names.hasProblemIn(at.slice(0, -1)); // mending that may change what is sent
    const { provides = [] } = journey.sections.find((_, index) => at[0] === 'sections' && at[1] === index) ?? {};
    const instead = formsFor(provides, names);
    const remedy = instead === '' ? 'Use another form, or none' : `Write "form": ${instead}`;
    for (const field of isRead ? untakenFields(form, ui, taken ?? []) : [])
      names.report(
        'not-sent',
        at,
        `The form "${schema}" has the field "${field}", which no call sends: ${by}. ${remedy}.`,
      );
  }
  return names.problems;
}

function located(text: JsonText, problems: readonly Problem[]): readonly Problem[] {
  return problems.map((problem) => ({ ...problem, ...text.locate(problem.pointer) }));
}
