import { factsNamed, type Facts, type Rule } from '../../rules/rules';
import { journeyRules } from '../language/journeyRules';
import { callOf, eventOf } from '../language/lookups';
import { pointerOf, type Problem, type ProblemCode } from '../language/problems';
import { sectionGiving } from '../language/provisions';
import { displayedSections, openSections } from '../language/sections';
import { fieldUi } from '../language/fieldUi';
import { fieldsOfForm } from '../language/writtenFields';
import type { Journey, Ui } from '../../../../schemas/generated/journey';
import type { Language } from '../language/step';
import { customerWords, listed, provisionWords, ruleWords, sectionTitle } from '../language/words';
import { remainder } from './cone';
import type { CoverageFindings } from './consequences';
import type { Finding } from './findings';
import type { Move } from './play';
import type { WalkNode } from './SituationGraph';

type FindingText = {
  readonly code: ProblemCode;
  /**
   * Explains the mistake and the remedy in one or two sentences. `name`: the provision, section or fact concerned, in
   * words.
   */
  readonly message: (name: string) => string;
  /** Describes the end of the customer's path. */
  readonly ending: (name: string) => string;
};

const findingTexts: Readonly<Record<Finding['code'], FindingText>> = {
  unsafe: {
    code: 'unsafe',
    message: (name) => `A customer can submit without ${name}. Have a section give it, or let nothing start with it.`,
    ending: (name) => `submits without ${name}`,
  },
  stuck: {
    code: 'stuck',
    message: (name) => `A customer who needs ${name} can't finish: no section that opens for them gives it.`,
    ending: (name) => `can't finish without ${name}`,
  },
  waits: {
    code: 'stuck',
    message: (name) => `A customer waits for ever: a rule needs "${name}", which never arrives in this journey.`,
    ending: (name) => `waits for "${name}" for ever`,
  },
  bounce: {
    code: 'bounce',
    message: (name) =>
      `A customer who presses Continue to the end is sent back for ${name}. Have it asked for on the way, in the right order.`,
    ending: (name) => `is sent back for ${name}`,
  },
  needless: {
    code: 'needless',
    message: (name) => `A customer is asked "${name}" though nothing needs it. Show it only to those who need it.`,
    ending: () => 'which nothing needs',
  },
  'needless-field': {
    code: 'needless-field',
    message: (name) =>
      `A customer is asked for "${name}" though nothing needs it there. Give the field a "ui:show" with those who need it, or false.`,
    ending: (name) => `is asked for "${name}", which nothing needs`,
  },
  'no-variant': {
    code: 'no-variant',
    message: (name) =>
      `No variant of "${name}" is for this customer, who would find nothing to fill in. Add a variant without a "when", or a form.`,
    ending: () => 'finds nothing to fill in',
  },
};

/** Formats a finding for the journey's author, with the customer's path to it. */
export function problemOf(language: Language, finding: Finding, node: WalkNode): Problem {
  const { message, ending, code } = findingTexts[finding.code];
  const name = nameOf(language, finding);
  const closed = closedText(language, finding);
  const { text, end } = closed ?? { text: message(name), end: ending(name) };
  const steps = [...stepsTo(language, node), end];
  return {
    code,
    about: finding.about,
    message: text,
    pointer: pointerTo(language, finding),
    trace: { customer: customerOf(language, finding, node), steps },
  };
}

/** Returns the problems that only all customers together show: sections for nobody, rules that decide nothing. */
export function coverageProblems(
  { journey, vocabulary }: Language,
  { unshown, constant, shadowed }: CoverageFindings,
  repeated: readonly string[],
): readonly Problem[] {
  const index = (id: string): number => journey.sections.findIndex((section) => section.id === id);
  const remedy = (lost: readonly string[]): string =>
    lost.length === 0
      ? 'Mend its rule, or switch it off with false.'
      : `Mend its rule: no other section asks for ${listed(lost.map((each) => provisionWords(vocabulary, each)))}.`;
  return [
    ...unshown.map(({ id, lost }) => ({
      code: 'unshown' as const,
      about: id,
      pointer: pointerOf(['sections', index(id), 'display']),
      message: `No customer is ever shown "${sectionTitle(journey, id)}". ${remedy(lost)}`,
    })),
    ...repeated.map((id) => ({
      code: 'repeated' as const,
      about: id,
      pointer: pointerOf(['sections', index(id)]),
      message: `Some customers are asked "${sectionTitle(journey, id)}" though a section before it has asked for the same.`,
    })),
    ...constant.map(({ pointer, always }) => ({
      code: 'constant' as const,
      about: pointer,
      pointer,
      message: `This rule ${always ? 'holds for every customer' : 'never holds for any customer'}. Mend it, or write ${always}.`,
    })),
    ...shadowed.map(({ list, index: place }) => ({
      code: 'shadowed' as const,
      about: `${list}/${place}`,
      pointer: `${list}/${place}`,
      message: `No customer ever gets this entry: each takes one before it. Give an earlier one a narrower "when", or delete this one.`,
    })),
  ];
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

/** A journey of one section, whose rules name only facts that a cone with this section knows. */
function sectionAlone(journey: Journey, id: string): Journey {
  return { ...journey, sections: journey.sections.filter((section) => section.id === id) };
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
function pointerTo({ journey, vocabulary, forms = {} }: Language, { code, about, node }: Finding): string {
  if (code === 'needless-field') return fieldOf({ journey, vocabulary, forms }, { code, about, node }).pointer;
  const id = journey.sections.some((section) => section.id === about) ? about : sectionGiving(journey, about)?.id;
  const index = journey.sections.findIndex((section) => section.id === id);
  if (code === 'waits') {
    const naming = journeyRules(journey).find(({ rule }) => factsNamed(rule).includes(about));
    return naming ? pointerOf(naming.at) : pointerOf(['sections']);
  }
  if (code === 'unsafe' && journey.starts?.includes(about)) return pointerOf(['starts', journey.starts.indexOf(about)]);
  return index < 0 ? pointerOf(['sections']) : pointerOf(['sections', index]);
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
  const ui = path
    .split('.')
    .reduce<Ui | undefined>((at, name) => fieldUi(at).find(([key]) => key === name)?.[1], form?.ui);
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
