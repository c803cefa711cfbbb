import { factsNamed, type Facts, type Rule } from '../../rules/rules';
import { journeyRules } from '../journeyRules';
import { eventOf } from '../lookups';
import { pointerOf, type Problem, type ProblemCode } from '../problems';
import { providerOf } from '../provisions';
import type { Language } from '../step';
import { customerWords, provisionWords, titleOf } from '../words';
import { theRest } from './cone';
import type { Finding } from './findings';
import type { Move } from './moves';
import type { Survey } from './survey';
import type { Node } from './walk';

type Told = {
  readonly code: ProblemCode;
  /** What is wrong and what to do, in one or two sentences. `name` is what the finding is about, in words. */
  readonly message: (name: string) => string;
  /** How the customer's path ends. */
  readonly ending: (name: string) => string;
};

const told: Readonly<Record<Finding['code'], Told>> = {
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
};

/** A finding as its author reads it, with the way to it. */
export function problemOf(language: Language, finding: Finding, node: Node): Problem {
  const { message, ending, code } = told[finding.code];
  const name = nameOf(language, finding);
  const text = isClosed(finding)
    ? 'A customer has nothing to do: every section is hidden, skipped or greyed out for them.'
    : message(name);
  const end = isClosed(finding) ? 'has nothing to open' : ending(name);
  const steps = [...stepsTo(language, node), end];
  return {
    code,
    about: finding.about,
    message: text,
    pointer: pointerTo(language, finding),
    trace: { customer: customerOf(language, finding, node), steps },
  };
}

/** What shows only once every customer was seen: sections for nobody, rules that decide nothing. */
export function surveyProblems({ journey }: Language, survey: Survey): readonly Problem[] {
  const index = (id: string): number => journey.sections.findIndex((section) => section.id === id);
  return [
    ...survey.unshown.map((id) => ({
      code: 'unshown' as const,
      about: id,
      pointer: pointerOf(['sections', index(id), 'display']),
      message: `No customer is ever shown "${titleOf(journey, id)}". Mend its rule, or switch it off with false.`,
    })),
    ...survey.repeated.map((id) => ({
      code: 'repeated' as const,
      about: id,
      pointer: pointerOf(['sections', index(id)]),
      message: `Some customers are asked "${titleOf(journey, id)}" though a section before it has asked for the same.`,
    })),
    ...survey.constant.map(({ pointer, always }) => ({
      code: 'constant' as const,
      about: pointer,
      pointer,
      message: `This rule ${always ? 'holds for every customer' : 'never holds for any customer'}. Mend it, or write ${always}.`,
    })),
    ...survey.shadowed.map((pointer) => ({
      code: 'shadowed' as const,
      about: pointer,
      pointer,
      message: 'This entry is never taken: for every customer one before it holds, or its own rule never does.',
    })),
  ];
}

export function tooLarge({ journey }: Language, cone: Language, limit: number): Problem {
  const titles = cone.journey.sections.filter(({ id }) => id !== theRest.id).map(({ id }) => titleOf(journey, id));
  return {
    code: 'too-large',
    pointer: pointerOf(['sections']),
    message: `${listed(titles)} hang together in more than ${limit} states, too many to look at each. Let their rules name fewer facts.`,
  };
}

const isClosed = ({ code, about }: Finding): boolean => code === 'stuck' && about === '';

function nameOf({ journey, vocabulary }: Language, { code, about }: Finding): string {
  if (code === 'waits') return about;
  if (about in vocabulary.provisions) return provisionWords(vocabulary, about);
  return titleOf(journey, about);
}

/** The place in the file that an author would look at first. */
function pointerTo({ journey }: Language, { code, about }: Finding): string {
  const id = journey.sections.some((section) => section.id === about) ? about : providerOf(journey, about)?.id;
  const index = journey.sections.findIndex((section) => section.id === id);
  if (code === 'waits') {
    const naming = journeyRules(journey).find(({ rule }) => factsNamed(rule).includes(about));
    return naming ? pointerOf(naming.at) : pointerOf(['sections']);
  }
  if (code === 'unsafe' && journey.starts?.includes(about)) return pointerOf(['starts', journey.starts.indexOf(about)]);
  return index < 0 ? pointerOf(['sections']) : pointerOf(['sections', index]);
}

/** Whose way it is: who they are at the start, and all else that decides about what the finding is about. */
function customerOf({ journey, vocabulary }: Language, { about }: Finding, node: Node): string {
  const outcome = vocabulary.outcomes[journey.outcome];
  const section = journey.sections.find(({ id }) => id === about) ?? providerOf(journey, about);
  const provisions = about in vocabulary.provisions ? [about] : (section?.provides ?? []);
  const rules: Rule[] = [
    ...journeyRules({ ...journey, sections: section ? [section] : [], resume: [], submitLabel: [] }).map(
      ({ rule }) => rule,
    ),
    ...provisions.flatMap((each) => [outcome?.requires[each] ?? true, outcome?.takes?.[each] ?? true]),
  ];
  const named = new Set(['loggedIn', 'plan', ...rules.flatMap((rule) => factsNamed(rule))]);
  return customerWords(vocabulary, {
    ...pick(node.place.facts, named),
    ...pick(firstFacts(node), new Set(['loggedIn'])),
  });
}

function firstFacts(node: Node): Facts {
  let first = node;
  while (first.from) first = first.from;
  return first.place.facts;
}

function pick(facts: Facts, names: ReadonlySet<string>): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([fact]) => names.has(fact)));
}

/** What the customer meets and does on the way to a place, in words. */
function stepsTo(language: Language, node: Node): readonly string[] {
  const before = node.from ? stepsTo(language, node.from) : [];
  return node.came ? [...before, ...stepWords(language, node.came)] : before;
}

function stepWords({ journey, vocabulary }: Language, { kind, name = '', effects, to }: Move): readonly string[] {
  const opened = effects.flatMap((effect) => (effect.kind === 'opened' ? [titleOf(journey, effect.section)] : []));
  const last = opened.slice(-1);
  if (kind === 'start') {
    const held = to.given.map((each) => provisionWords(vocabulary, each));
    return [...(held.length > 0 ? [`comes back with ${listed(held)}`] : []), ...last];
  }
  if (kind === 'event') return [eventOf(vocabulary, name).says, ...last];
  if (kind === 'edit') return [`goes back to ${titleOf(journey, name)}`];
  if (kind === 'failed') return ['the call fails'];
  if (kind === 'refused') return [`the server refuses ${provisionWords(vocabulary, name)}`, ...last];
  return last;
}

function listed(words: readonly string[]): string {
  const before = words.slice(0, -1).join(', ');
  const last = words.slice(-1).join('');
  return before === '' ? last : `${before} and ${last}`;
}
