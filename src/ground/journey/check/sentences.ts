import { factsNamed, type Facts, type Rule } from '../../rules/rules';
import { journeyRules } from '../language/journeyRules';
import { callOf, eventOf } from '../language/lookups';
import { pointerOf, type Problem, type ProblemCode } from '../language/problems';
import { sectionGiving } from '../language/provisions';
import { displayedSections, openSections, sectionAlone } from '../language/sections';
import { uiAt } from '../language/fieldUi';
import { fieldsOfForm } from '../language/writtenFields';
import type { Journey } from '../../../../schemas/generated/journey';
import type { Language } from '../language/step';
import { customerWords, listed, provisionWords, ruleWords, sectionTitle, written } from '../language/words';
import { remainder } from './cone';
import type { CoverageFindings } from './consequences';
import type { Finding } from './findings';
import type { Move } from './play';
import { neededFor } from './needs';
import { remedyFor, type Remedy } from './remedies';
import type { WalkNode } from './SituationGraph';

type FindingText = {
  readonly code: ProblemCode;
  /** Explains the mistake in one sentence. `name`: the provision, section or fact concerned, in words. */
  readonly message: (name: string) => string;
  /** Says what to do where no single edit is known to mend it. */
  readonly advice: string;
  /** Describes the end of the customer's path. */
  readonly ending: (name: string) => string;
};

const findingTexts: Readonly<Record<Finding['code'], FindingText>> = {
  unsafe: {
    code: 'unsafe',
    message: (name) => `A customer can submit without ${name}.`,
    advice: 'Have a section give it, or let nothing start with it.',
    ending: (name) => `submits without ${name}`,
  },
  stuck: {
    code: 'stuck',
    message: (name) => `A customer who needs ${name} can't finish.`,
    advice: 'No section that opens for them asks for it.',
    ending: (name) => `can't finish without ${name}`,
  },
  waits: {
    code: 'stuck',
    message: (name) => `A customer waits for ever: a rule needs "${name}", which never arrives for them.`,
    advice: 'Take it out of the rules of this journey.',
    ending: (name) => `waits for "${name}" for ever`,
  },
  bounce: {
    code: 'bounce',
    message: (name) => `A customer who presses Continue to the end is sent back for ${name}.`,
    advice: 'Have it asked for on the way, in the right order.',
    ending: (name) => `is sent back for ${name}`,
  },
  needless: {
    code: 'needless',
    message: (name) => `A customer is asked "${name}" though nothing needs it.`,
    advice: '',
    ending: () => 'which nothing needs',
  },
  'needless-field': {
    code: 'needless-field',
    message: (name) => `A customer is asked for "${name}" though nothing needs it there.`,
    advice: '',
    ending: (name) => `is asked for "${name}", which nothing needs`,
  },
  'no-variant': {
    code: 'no-variant',
    message: (name) => `No variant of "${name}" is for this customer, who would find nothing to fill in.`,
    advice: 'Add a variant without a "when", or a form.',
    ending: () => 'finds nothing to fill in',
  },
};

/** Formats a finding for the journey's author, with the customer's path to it. */
export function problemOf(language: Language, finding: Finding, node: WalkNode): Problem {
  const { message, advice, ending, code } = findingTexts[finding.code];
  const name = nameOf(language, finding);
  const closed = closedText(language, finding);
  const { text, end } = closed ?? { text: message(name), end: ending(name) };
  const steps = [...stepsTo(language, node), end];
  const remedy = remedyFor(language, finding, node);
  const help = remedy?.says ?? (closed ? '' : advice);
  return {
    code,
    about: finding.about,
    message: `${text} ${help}`.trimEnd(),
    pointer: pointerTo(language, finding, remedy),
    ...(remedy && { mend: remedy.mend }),
    trace: { customer: customerOf(language, finding, node), steps },
  };
}

/** Returns the problems that only all customers together show: sections for nobody, rules that decide nothing. */
export function coverageProblems(
  language: Language,
  { unshown, constant, shadowed }: CoverageFindings,
  repeated: readonly string[],
): readonly Problem[] {
  const { journey } = language;
  const index = (id: string): number => journey.sections.findIndex((section) => section.id === id);
  return [
    ...unshown.map((section) => unshownProblem(language, section)),
    ...repeated.map((id) => ({
      code: 'repeated' as const,
      about: id,
      pointer: pointerOf(['sections', index(id)]),
      message: `Some customers are asked "${sectionTitle(journey, id)}" though a section before it has asked for the same. Delete it, or narrow its "display".`,
      mend: { pointer: pointerOf(['sections', index(id)]) },
    })),
    ...constant.map(({ pointer, always }) => ({
      code: 'constant' as const,
      about: pointer,
      pointer,
      message: `This rule ${always ? 'holds for every customer' : 'never holds for any customer'}. Mend it, or write ${always}.`,
      mend: { pointer, value: always },
    })),
    ...shadowed.map(({ list, index: place }) => ({
      code: 'shadowed' as const,
      about: `${list}/${place}`,
      pointer: `${list}/${place}`,
      message: `No customer ever gets this entry: each takes one before it. Give an earlier one a narrower "when", or delete this one.`,
    })),
  ];
}

function unshownProblem(language: Language, { id, lost }: CoverageFindings['unshown'][number]): Problem {
  const { journey, vocabulary } = language;
  const index = journey.sections.findIndex((section) => section.id === id);
  const pointer = pointerOf(['sections', index, 'display']);
  const rule = lost.length > 0 && neededFor(language, lost);
  const edit = rule === true ? 'Delete this rule' : `Write ${written(rule)} here`;
  const why = `no other section asks for ${listed(lost.map((each) => provisionWords(vocabulary, each)))}`;
  const remedy = lost.length > 0 ? `${edit}: ${why}` : 'Mend its rule, or write false';
  return {
    code: 'unshown',
    about: id,
    pointer,
    message: `No customer is ever shown "${sectionTitle(journey, id)}". ${remedy}.`,
    mend: { pointer, ...(rule === true ? {} : { value: rule }) },
  };
}

export function tooLarge({ journey }: Language, cone: Language, limit: number): Problem {
  const titles = cone.journey.sections
    .filter(({ id }) => id !== remainder.id)
    .map(({ id }) => sectionTitle(journey, id));
  return {
    code: 'too-large',
    pointer: pointerOf(['sections']),
    message: `${listed(titles)} hang together in more than ${limit} states, too many to look at each. Let their rules name fewer facts.`,
  };
}

/** Describes a customer who has no section to open, or can't get past one; `undefined` for one who lacks a provision. */
function closedText(
  { journey, vocabulary }: Language,
  { code, about, node }: Finding,
): { readonly text: string; readonly end: string } | undefined {
  if (code !== 'stuck' || about in vocabulary.provisions) return undefined;
  if (about === '')
    return {
      text: 'A customer has nothing to do: every section is hidden, skipped or greyed out for them.',
      end: 'has nothing to open',
    };
  const title = sectionTitle(journey, about);
  const call = openSections({ journey: sectionAlone(journey, about) }, node.situation.facts, {
    open: about,
    status: 'filling',
  })[0]?.call;
  const why =
    call === undefined
      ? 'its button never leads on'
      : `its call "${call}" works only if ${ruleWords(callOf(vocabulary, call).when)}`;
  return { text: `A customer can't get past "${title}": ${why}.`, end: `can't get past ${title}` };
}

function nameOf(language: Language, finding: Finding): string {
  const { journey, vocabulary } = language;
  const { code, about } = finding;
  if (code === 'waits') return about;
  if (code === 'needless-field') return fieldOf(language, finding).title;
  if (about in vocabulary.provisions) return provisionWords(vocabulary, about);
  return sectionTitle(journey, about);
}

/** Returns the JSON pointer to the part of the file that the author should read first. */
function pointerTo(
  { journey, vocabulary, forms = {} }: Language,
  { code, about, node }: Finding,
  remedy: Remedy | undefined,
): string {
  if (remedy && code !== 'needless-field' && hasPlace(journey, remedy.mend.pointer)) return remedy.mend.pointer;
  if (code === 'needless-field') return fieldOf({ journey, vocabulary, forms }, { code, about, node }).pointer;
  const id = journey.sections.some((section) => section.id === about) ? about : sectionGiving(journey, about)?.id;
  const index = journey.sections.findIndex((section) => section.id === id);
  if (code === 'unsafe' && journey.starts?.includes(about)) return pointerOf(['starts', journey.starts.indexOf(about)]);
  return index < 0 ? pointerOf(['sections']) : pointerOf(['sections', index]);
}

/** Reports whether something stands at a pointer, to which a line of the file belongs. */
function hasPlace(journey: Journey, pointer: string): boolean {
  const names = pointer.split('/').slice(1);
  return (
    names.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], journey) !== undefined
  );
}

/**
 * Describes the customer of a path by log-in and plan at the start, and by the facts that decide about the finding's
 * subject.
 */
function customerOf({ journey, vocabulary }: Language, { about }: Finding, node: WalkNode): string {
  const outcome = vocabulary.outcomes[journey.outcome];
  const section = journey.sections.find(({ id }) => id === about.split('/')[0]) ?? sectionGiving(journey, about);
  const provisions = about in vocabulary.provisions ? [about] : (section?.provides ?? []);
  const rules: Rule[] = [
    ...journeyRules({ ...journey, sections: section ? [section] : [], resume: [], submitLabel: [] }).map(
      ({ rule }) => rule,
    ),
    ...provisions.flatMap((each) => [outcome?.requires[each] ?? true, outcome?.takes?.[each] ?? true]),
  ];
  const named = new Set([...vocabulary.introduced, ...rules.flatMap((rule) => factsNamed(rule))]);
  return customerWords(vocabulary, {
    ...pick(node.situation.facts, named),
    ...pick(firstFacts(node), new Set(vocabulary.introduced.slice(0, 1))),
  });
}

/** Finds the title of a needless field, and the place where the file draws it: the field's own `ui`, or the form. */
function fieldOf(
  { journey, forms = {} }: Language,
  { about, node }: Finding,
): { readonly title: string; readonly pointer: string } {
  const [id = '', path = ''] = about.split('/');
  const index = journey.sections.findIndex((section) => section.id === id);
  const form = displayedSections(sectionAlone(journey, id), node.situation.facts)[0]?.form;
  const variant = journey.sections[index]?.variants?.findIndex((each) => each.form === form) ?? -1;
  const fields = fieldsOfForm({ ...form }, forms).filter((each) => each.path === path);
  const ui = uiAt(form?.ui, path.split('.'));
  const at = ['sections', index, ...(variant < 0 ? [] : ['variants', variant]), 'form'];
  return {
    title: fields.map(({ schema }) => schema.title).join(),
    pointer: pointerOf(ui === undefined ? at : [...at, 'ui', ...path.split('.')]),
  };
}

function firstFacts(node: WalkNode): Facts {
  let first = node;
  while (first.from) first = first.from;
  return first.situation.facts;
}

function pick(facts: Facts, names: ReadonlySet<string>): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([fact]) => names.has(fact)));
}

/** Describes the customer's steps on the path to a node. */
function stepsTo(language: Language, node: WalkNode): readonly string[] {
  const before = node.from ? stepsTo(language, node.from) : [];
  return node.via ? [...before, ...stepWords(language, node.via)] : before;
}

function stepWords({ journey, vocabulary }: Language, { kind, name = '', effects, to }: Move): readonly string[] {
  const opened = effects.flatMap((effect) => (effect.kind === 'opened' ? [sectionTitle(journey, effect.section)] : []));
  const last = opened.slice(-1);
  if (kind === 'start') {
    const held = to.given.map((each) => provisionWords(vocabulary, each));
    return [...(held.length > 0 ? [`comes back with ${listed(held)}`] : []), ...last];
  }
  if (kind === 'event') return [eventOf(vocabulary, name).says, ...last];
  if (kind === 'edit' || kind === 'returned') return [`goes back to ${sectionTitle(journey, name)}`];
  if (kind === 'failed') return ['the call fails'];
  if (kind === 'refused') return [`the server refuses ${provisionWords(vocabulary, name)}`, ...last];
  return last;
}
