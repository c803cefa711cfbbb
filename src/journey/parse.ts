import type { Form, Journey, ObjectSchema, Section, StaticForm, Ui, Vocabulary } from '../../schemas/generated/journey';
import { combinators, walkRule, type Rule } from '../rules/rules';
import { fieldUi } from './fieldUi';
import { own, provisionOf } from './lookups';
import { pointerOf, type Problem, type ProblemCode } from './problems';
import { matchesPath } from './provisions';

/** A JSON text as its parser read it, with the line of each place. */
export type JsonText = {
  readonly value: unknown;
  readonly problems: readonly Problem[];
  locate(pointer: string): { readonly line: number; readonly column: number } | undefined;
};

/** What a journey is read against. `checkShape` holds it against journey.schema.json and answers with what is wrong. */
export type JourneyContext = {
  readonly vocabulary: Vocabulary;
  readonly forms: Readonly<Record<string, StaticForm>>;
  readonly checkShape: (value: unknown) => readonly { readonly pointer: string; readonly message: string }[];
};

export type ParsedJourney =
  { readonly ok: true; readonly journey: Journey } | { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads a journey in two stages, shape then meaning, and collects every problem of the stage that fails. */
export function parseJourney(text: JsonText, context: JourneyContext): ParsedJourney {
  if (text.problems.length > 0) return { ok: false, problems: text.problems };
  const shape = context.checkShape(text.value).map((each) => ({ code: 'shape' as const, ...each }));
  if (shape.length > 0) return { ok: false, problems: located(text, shape) };
  const journey = text.value as Journey; // checkShape has just held it against the schema
  const problems = meaningProblems(journey, context);
  return problems.length > 0 ? { ok: false, problems: located(text, problems) } : { ok: true, journey };
}

/** What every journey's `$schema` says: where an editor finds the language with the vocabulary's own words. */
const editorSchema = '../schemas/generated/journey.schema.json';

type Place = readonly (string | number)[];
type Report = (code: ProblemCode, at: Place, message: string) => void;

/** Everything a journey names must exist, and what its outcome requires must be given by a section. */
function meaningProblems(journey: Journey, { vocabulary, forms }: JourneyContext): readonly Problem[] {
  const problems: Problem[] = [];
  if (journey.$schema !== editorSchema) {
    const message = `"$schema" must be "${editorSchema}", so that this file is read as what it is.`;
    problems.push({ code: 'wrong-schema', message, pointer: '/$schema' });
  }
  const report: Report = (code, at, message) => problems.push({ code, message, pointer: pointerOf(at) });

  checkRule(journey.for ?? true, ['for'], vocabulary, report);
  checkFactValues(journey.given ?? {}, ['given'], vocabulary, report);
  checkNames(journey.starts ?? [], ['starts'], vocabulary.provisions, 'unknown-provision', 'provision', report);
  checkOutcome(journey, vocabulary, report);
  checkUnique(journey, report);
  journey.resume?.forEach((entry, index) => {
    checkRule(entry.when, ['resume', index, 'when'], vocabulary, report);
    const known = journey.sections.some((section) => section.id === entry.open);
    if (!known) report('unknown-section', ['resume', index, 'open'], `There is no section "${entry.open}".`);
  });
  journey.submitLabel?.forEach((label, index) =>
    checkRule(label.when ?? true, ['submitLabel', index, 'when'], vocabulary, report),
  );
  journey.sections.forEach((section, index) => checkSection(section, ['sections', index], vocabulary, forms, report));
  return problems;
}

function checkOutcome({ outcome, sections, starts = [] }: Journey, vocabulary: Vocabulary, report: Report): void {
  const known = vocabulary.outcomes[outcome];
  if (!known) {
    const choices = Object.keys(vocabulary.outcomes).join(', ');
    report('unknown-outcome', ['outcome'], `There is no outcome "${outcome}". The vocabulary has: ${choices}.`);
    return;
  }
  for (const [provision, rule] of Object.entries(known.requires)) {
    if (rule === false || starts.includes(provision)) continue;
    const given = sections.some((section) => section.provides?.includes(provision));
    if (!given)
      report('not-provided', ['sections'], `"${outcome}" requires "${provision}", which no section provides.`);
  }
}

function checkUnique({ sections }: Journey, report: Report): void {
  const ids = new Map<string, number>();
  const orders = new Map<number, string>();
  sections.forEach((section, index) => {
    if (ids.has(section.id)) report('duplicate-id', ['sections', index, 'id'], `"${section.id}" stands twice.`);
    const sibling = orders.get(section.order);
    if (sibling !== undefined) {
      const message = `"${section.id}" has the order of "${sibling}": ${section.order}.`;
      report('duplicate-order', ['sections', index, 'order'], message);
    }
    ids.set(section.id, index);
    orders.set(section.order, section.id);
  });
}

function checkSection(
  section: Section,
  at: Place,
  vocabulary: Vocabulary,
  forms: JourneyContext['forms'],
  report: Report,
): void {
  for (const rule of ['display', 'skip', 'greyedOut', 'editable'] as const) {
    checkRule(section[rule] ?? true, [...at, rule], vocabulary, report);
  }
  checkNames(
    section.provides ?? [],
    [...at, 'provides'],
    vocabulary.provisions,
    'unknown-provision',
    'provision',
    report,
  );
  checkCall(section.call, [...at, 'call'], vocabulary, report);
  checkFields(section, at, vocabulary, forms, report);
  if (section.form) checkForm(section.form, [...at, 'form'], vocabulary, forms, report);
  section.variants?.forEach((variant, index) => {
    const here = [...at, 'variants', index];
    checkRule(variant.when ?? true, [...here, 'when'], vocabulary, report);
    checkCall(variant.call, [...here, 'call'], vocabulary, report);
    checkForm(variant.form, [...here, 'form'], vocabulary, forms, report);
  });
}

/** What a section provides must be asked for in its form, where the vocabulary says which fields that would be. */
function checkFields(
  { provides = [], form, variants }: Section,
  at: Place,
  vocabulary: Vocabulary,
  forms: JourneyContext['forms'],
  report: Report,
): void {
  const drawn = variants?.map((variant) => variant.form) ?? [form];
  provides.forEach((provision, index) => {
    const { label, paths } = provisionOf(vocabulary, provision);
    if (!paths || drawn.every((each) => hasField(each, paths, forms))) return;
    const message = `This section's form has no field for ${label}; it would be ${paths.join(' or ')}.`;
    report('no-field', [...at, 'provides', index], message);
  });
}

function hasField(form: Form | undefined, patterns: readonly string[], forms: JourneyContext['forms']): boolean {
  if (!form) return false;
  const { schema, dataFields, questions } = form;
  if (dataFields !== undefined) return true; // the server says which fields these are
  const known = schema !== undefined && Object.hasOwn(forms, schema) ? forms[schema] : undefined;
  if (schema !== undefined && !known) return true; // told apart, as an unknown form
  const paths = [...(questions === undefined ? [] : ['answers.']), ...(known ? fieldPaths(known.schema) : [])];
  return paths.some((path) => patterns.some((pattern) => matchesPath(pattern, path)));
}

function fieldPaths({ properties }: ObjectSchema, within = ''): readonly string[] {
  return Object.entries(properties).flatMap(([name, child]) =>
    child.type === 'object' ? fieldPaths(child, `${within}${name}.`) : [`${within}${name}`],
  );
}

function checkForm(
  form: Form,
  at: Place,
  vocabulary: Vocabulary,
  forms: JourneyContext['forms'],
  report: Report,
): void {
  const { schema, dataFields, ui = {} } = form;
  const known = schema === undefined ? undefined : forms[schema];
  if (schema !== undefined && !known) {
    const message = `There is no form "${schema}" in schemas/forms. There are: ${Object.keys(forms).join(', ')}.`;
    report('unknown-form', [...at, 'schema'], message);
  }
  if (dataFields !== undefined && !vocabulary.onboardingTypes.includes(dataFields)) {
    report('unknown-form', [...at, 'dataFields'], `"${dataFields}" is no onboarding type of the vocabulary.`);
  }
  checkUi(ui, known?.schema, [...at, 'ui'], vocabulary, report);
}

/** A `ui` and those of the fields within it; `schema` is the form's at this depth, if it is written here. */
function checkUi(ui: Ui, schema: ObjectSchema | undefined, at: Place, vocabulary: Vocabulary, report: Report): void {
  const { 'ui:show': show, 'ui:field': field } = ui;
  if (show !== undefined) checkRule(show, [...at, 'ui:show'], vocabulary, report);
  if (field !== undefined && !Object.hasOwn(vocabulary.customFields, field)) {
    const choices = Object.keys(vocabulary.customFields).join(', ');
    report('unknown-custom-field', [...at, 'ui:field'], `There is no custom field "${field}". There are: ${choices}.`);
  }
  for (const [name, entry] of fieldUi(ui)) {
    const child = schema && Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
    if (schema && !child) report('unknown-field', [...at, name], `The form has no field "${name}".`);
    checkUi(entry, child?.type === 'object' ? child : undefined, [...at, name], vocabulary, report);
  }
}

function checkCall(call: string | undefined, at: Place, vocabulary: Vocabulary, report: Report): void {
  if (call !== undefined && !Object.hasOwn(vocabulary.calls, call)) {
    report('unknown-call', at, `There is no call "${call}". There are: ${Object.keys(vocabulary.calls).join(', ')}.`);
  }
}

function checkRule(rule: Rule, at: Place, vocabulary: Vocabulary, report: Report): void {
  walkRule(rule, (fact, values, within) => checkFact(fact, values, [...at, ...within], vocabulary, report));
}

function checkFactValues(
  values: Readonly<Record<string, string>>,
  at: Place,
  vocabulary: Vocabulary,
  report: Report,
): void {
  for (const [fact, value] of Object.entries(values)) checkFact(fact, [value], [...at, fact], vocabulary, report);
}

function checkFact(fact: string, values: readonly string[], at: Place, vocabulary: Vocabulary, report: Report): void {
  const known = own(vocabulary.facts, fact);
  if (!known) {
    const choices = [...Object.keys(vocabulary.facts), ...combinators].join(', ');
    report('unknown-fact', at, `"${fact}" is no fact. The vocabulary has: ${choices}.`);
    return;
  }
  for (const value of values) {
    if (!known.includes(value)) {
      report('unknown-value', at, `"${fact}" is never "${value}". It is one of: ${known.join(', ')}.`);
    }
  }
}

function checkNames(
  names: readonly string[],
  at: Place,
  known: Readonly<Record<string, unknown>>,
  code: ProblemCode,
  noun: string,
  report: Report,
): void {
  names.forEach((name, index) => {
    if (Object.hasOwn(known, name)) return;
    report(code, [...at, index], `There is no ${noun} "${name}". There are: ${Object.keys(known).join(', ')}.`);
  });
}

function located(text: JsonText, problems: readonly Problem[]): readonly Problem[] {
  return problems.map((problem) => ({ ...problem, ...text.locate(problem.pointer) }));
}
