import type { Journey, StaticForm, Vocabulary } from '../../../schemas/generated/journey';
import { Random } from '../../money/Random';
import { randomRule } from './randomRule';

/**
 * One edit of a shipped journey, as an operator could make it: one or two changes of the file.
 *
 * The generator does not make new forms, fields or facts, which are the developers'; it does not misspell names, since
 * a file with an unknown name is refused before anybody walks it (tests/journeys/mistakes.test.ts does that); and of texts
 * it changes titles, introductions and labels, with other plain text. Of the edits that the check refuses, those whose
 * problem a customer meets on their way by Continue and edit buttons are replayed; of the others, the file alone is wrong,
 * or it takes an incident (a log-in midway, a refusal, a choice taken back) that the replay does not play.
 */
export type GeneratedEdit = { readonly number: number; readonly says: readonly string[]; readonly journey: Journey };

export type Shipped = {
  readonly vocabulary: Vocabulary;
  readonly forms: Readonly<Record<string, StaticForm>>;
  readonly journeys: readonly Journey[];
};

type Draft<T> = T extends readonly (infer E)[]
  ? Draft<E>[]
  : T extends object
    ? { -readonly [K in keyof T]: Draft<T[K]> }
    : T;
type DraftJourney = Draft<Journey>;
type DraftSection = DraftJourney['sections'][number];
type DraftForm = NonNullable<DraftSection['form']>;

type Making = { readonly journey: DraftJourney; readonly random: Random; readonly shipped: Shipped };

/** Makes a change and says which; `undefined` where it is none. */
type Change = (making: Making) => string | undefined;

/** Makes the edit of a number, always the same one for the same seed. */
export function editOf(shipped: Shipped, seed: number, number: number): GeneratedEdit {
  const random = new Random(seed * 1_000_003 + number);
  const original = random.of(shipped.journeys.flatMap((each) => each.sections.map(() => each))); // the long ones more often
  const journey = structuredClone(original) as DraftJourney;
  const says: string[] = [];
  const count = random.chance(0.5) ? 1 : 2;
  while (says.length < count) {
    const said = random.of(changes)({ journey, random, shipped });
    if (said !== undefined && JSON.stringify(journey) !== JSON.stringify(original)) says.push(said);
  }
  return { number, says: [journey.id, ...says], journey: journey };
}

const rules = ['display', 'skip', 'greyedOut', 'editable'] as const;

const setRule: Change = ({ journey, random, shipped }) => {
  const section = random.of(journey.sections);
  const name = random.of(rules);
  const rule = random.chance(0.25) ? random.chance(0.5) : randomRule(random, shipped.vocabulary);
  section[name] = rule as DraftSection['display'] & {};
  return `${section.id}.${name} = ${JSON.stringify(rule)}`;
};

const narrowRule: Change = ({ journey, random, shipped }) => {
  const ruled = journey.sections.filter(({ display }) => typeof display === 'object');
  if (ruled.length === 0) return undefined;
  const section = random.of(ruled);
  const other = randomRule(random, shipped.vocabulary);
  const { display = true } = section;
  section.display = (
    random.chance(0.5) ? { any: [display, other] } : { not: { not: display, any: [other] } }
  ) as DraftSection['display'] & {};
  return `${section.id}.display = ${JSON.stringify(section.display)}`;
};

const dropRule: Change = ({ journey, random }) => {
  const section = random.of(journey.sections);
  const own = rules.filter((each) => section[each] !== undefined);
  if (own.length === 0) return undefined;
  const name = random.of(own);
  Reflect.deleteProperty(section, name);
  return `${section.id}.${name} deleted`;
};

const move: Change = ({ journey, random }) => {
  const section = random.of(journey.sections);
  const others = journey.sections.filter((each) => each !== section);
  if (others.length === 0) return undefined;
  section.order = random.of(others).order + (random.chance(0.5) ? 5 : -5) + random.below(3);
  return `${section.id}.order = ${section.order}`;
};

/** Moves a section past its neighbour. */
const nudge: Change = ({ journey, random }) => {
  const sorted = [...journey.sections].sort((one, other) => one.order - other.order);
  const at = random.below(sorted.length - 1);
  const [first, second] = sorted.slice(at, at + 2);
  if (!first || !second) return undefined;
  first.order = second.order + 1;
  return `${first.id} after ${second.id}`;
};

const setEditable: Change = ({ journey, random, shipped }) => {
  const section = random.of(journey.sections);
  const editable = random.chance(0.5) ? random.chance(0.3) : randomRule(random, shipped.vocabulary);
  section.editable = editable as DraftSection['editable'] & {};
  return `${section.id}.editable = ${JSON.stringify(editable)}`;
};

const remove: Change = ({ journey, random }) => {
  if (journey.sections.length < 2) return undefined;
  const [gone] = journey.sections.splice(random.below(journey.sections.length), 1);
  return `${gone?.id} deleted`;
};

const repeat: Change = ({ journey, random }) => {
  const section = random.of(journey.sections);
  const order = section.order + 1 + random.below(30);
  journey.sections.push({ ...structuredClone(section), id: `${section.id}_again`, order });
  return `${section.id} copied to order ${order}`;
};

const tell: Change = ({ journey, random, shipped }) => {
  const order = 1 + random.below(99);
  const display = random.chance(0.5) ? randomRule(random, shipped.vocabulary) : undefined;
  const id = `note_${order}`;
  journey.sections.push({
    id,
    order,
    title: 'Good to know',
    intro: 'Bring a towel.',
    ...(display === undefined ? {} : { display }),
  } as DraftSection);
  return `a text at order ${order}${display === undefined ? '' : ` for ${JSON.stringify(display)}`}`;
};

const retext: Change = ({ journey, random }) => {
  const section = random.of(journey.sections);
  const name = random.of(['title', 'intro', 'continueLabel', 'editLabel'] as const);
  if (random.chance(0.2)) Reflect.deleteProperty(section, name);
  else section[name] = random.of(['Next', 'Nearly there', 'Tell us more about you, please']);
  return `${section.id}.${name} = ${JSON.stringify(section[name])}`;
};

const setField: Change = (making) => {
  const { random, shipped } = making;
  const found = formOf(making);
  const known = found?.form.schema === undefined ? undefined : shipped.forms[found.form.schema];
  if (!found || !known) return undefined;
  const fields = Object.keys(known.schema.properties);
  if (fields.length === 0) return undefined;
  const field = random.of(fields);
  const show = random.chance(0.4) ? random.chance(0.2) : randomRule(random, shipped.vocabulary);
  const ui = { ...found.form.ui } as Record<string, object>;
  ui[field] = { ...ui[field], 'ui:show': show };
  found.form.ui = ui;
  return `${found.id}.${field} shown ${JSON.stringify(show)}`;
};

const dropField: Change = (making) => {
  const found = formOf(making);
  const names = Object.keys(found?.form.ui ?? {});
  if (!found || names.length === 0) return undefined;
  const name = making.random.of(names);
  Reflect.deleteProperty(found.form.ui ?? {}, name);
  return `${found.id}.form.ui.${name} deleted`;
};

const setVariant: Change = ({ journey, random, shipped }) => {
  const varied = journey.sections.filter(({ variants = [] }) => variants.length > 0);
  if (varied.length === 0) return undefined;
  const section = random.of(varied);
  const variants = section.variants ?? [];
  const at = random.below(variants.length);
  const variant = variants[at];
  if (!variant) return undefined;
  const way = random.below(4);
  if (way === 0) variant.when = randomRule(random, shipped.vocabulary) as Draft<NonNullable<typeof variant.when>>;
  else if (way === 1) delete variant.when;
  else if (way === 2) variants.splice(at, 1);
  else variants.reverse();
  return `${section.id}.variants = ${JSON.stringify(variants.map(({ when }) => when ?? true))}`;
};

const setOptional: Change = (making) => {
  const found = formOf(making);
  if (!found) return undefined;
  found.form.optional = found.form.optional !== true;
  return `${found.id}.form.optional = ${found.form.optional}`;
};

const setCall: Change = ({ journey, random, shipped }) => {
  const section = random.of(journey.sections);
  const places = [section, ...(section.variants ?? [])];
  const place = random.of(places);
  const call = random.of(['', ...Object.keys(shipped.vocabulary.calls)]);
  if (call === '') delete place.call;
  else place.call = call;
  return `${section.id}.call = ${call || 'none'}`;
};

const setProvides: Change = ({ journey, random }) => {
  const giving = journey.sections.filter(({ provides = [] }) => provides.length > 0);
  const from = random.of(giving);
  const provision = random.of(from.provides ?? []);
  from.provides = (from.provides ?? []).filter((each) => each !== provision);
  if (random.chance(0.3)) return `${from.id} gives no ${provision}`;
  const to = random.of(journey.sections);
  to.provides = [...new Set([...(to.provides ?? []), provision])];
  return `${provision} given by ${to.id}`;
};

const setStarts: Change = ({ journey, random, shipped }) => {
  const { starts = [] } = journey;
  const provision = random.of(Object.keys(shipped.vocabulary.provisions));
  journey.starts = starts.includes(provision) ? starts.filter((each) => each !== provision) : [...starts, provision];
  return `starts = ${journey.starts.join()}`;
};

const setResume: Change = ({ journey, random, shipped }) => {
  if (journey.layout === 'all-open') return undefined;
  const open = random.of(journey.sections).id;
  const way = random.below(3);
  const [first] = journey.resume ?? [];
  if (way === 0 || !first) {
    const when = randomRule(random, shipped.vocabulary);
    journey.resume = [{ when, edited: random.of(['all', 'before'] as const), open } as NonNullable<typeof first>];
  } else if (way === 1) delete journey.resume;
  else first.open = open;
  return `resume = ${JSON.stringify(journey.resume)}`;
};

const setForm: Change = ({ journey, random, shipped }) => {
  const formed = journey.sections.filter(({ form }) => form?.schema !== undefined);
  if (formed.length === 0) return undefined;
  const section = random.of(formed);
  const schema = random.of(Object.keys(shipped.forms));
  section.form = { ...section.form, schema };
  return `${section.id}.form.schema = ${schema}`;
};

/** Has a form ask what the server wants for another purpose. */
const setDataFields: Change = (making) => {
  const found = formOf(making);
  if (found?.form.dataFields === undefined) return undefined;
  found.form.dataFields = making.random.of(making.shipped.vocabulary.onboardingTypes);
  return `${found.id}.form.dataFields = ${found.form.dataFields}`;
};

const changes: readonly Change[] = [
  ...[setRule, setRule, narrowRule, dropRule, move, nudge, nudge, setEditable, remove, repeat, tell, tell, tell],
  ...[retext, retext, retext, retext, setField, setField, dropField, setVariant, setOptional, setCall, setProvides],
  ...[setStarts, setResume, setForm, setDataFields],
];

/** A form of a section or of one of its variants. */
function formOf({ journey, random }: Making): { readonly id: string; readonly form: DraftForm } | undefined {
  const forms = journey.sections.flatMap(({ id, form, variants = [] }) =>
    [form, ...variants.map((each) => each.form)].flatMap((each) => (each ? [{ id, form: each }] : [])),
  );
  return forms.length === 0 ? undefined : random.of(forms);
}
