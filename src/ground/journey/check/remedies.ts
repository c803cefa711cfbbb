import type { Journey, Section, Ui } from '../../../../schemas/generated/journey';
import { asRule, asRules, decide, factsNamed, holds, type Facts, type Rule } from '../../rules/rules';
import { uiAt } from '../language/fieldUi';
import { journeyRules, type JourneyRule } from '../language/journeyRules';
import { callOf } from '../language/lookups';
import { pointerOf, type Mend } from '../language/problems';
import { fieldRules, ownerOf } from '../language/provisions';
import { inOrder, openSections, sectionAlone } from '../language/sections';
import type { Language } from '../language/step';
import { sectionTitle, written } from '../language/words';
import type { Finding } from './findings';
import { neededFor } from './needs';
import type { WalkNode } from './SituationGraph';

/** The smallest edit that mends a finding, in words that say why it is the one. */
export type Remedy = { readonly says: string; readonly mend: Mend };

/** Finds the one place to mend, if the finding has one. `node`: the situation that shows it in the whole journey. */
export function remedyFor(language: Language, finding: Finding, node: WalkNode): Remedy | undefined {
  const { facts } = node.situation;
  const { about, code } = finding;
  const { journey, vocabulary } = language;
  switch (code) {
    case 'needless':
      return narrowed(language, sectionOf(journey, about));
    case 'needless-field':
      return hiddenField(language, about, facts);
    case 'bounce':
      return reordered(language, about) ?? shownAgain(language, about, facts) ?? resumedEarlier(language, about);
    case 'waits':
      return inTime(language, about);
    case 'stuck':
      if (Object.hasOwn(vocabulary.provisions, about)) return shownAgain(language, about, facts);
      return about === '' ? undefined : calledInTime(language, sectionOf(journey, about), finding.node.situation.facts);
    default:
      return undefined;
  }
}

type Placed = { readonly section: Section; readonly at: readonly (string | number)[] };

function sectionOf(journey: Journey, id: string): Placed {
  const index = journey.sections.findIndex((section) => section.id === id);
  return { section: journey.sections[index] ?? { id, order: 0 }, at: ['sections', index] };
}

/** Shows a section to those alone who need what it gives. */
function narrowed(language: Language, { section: { provides = [], display }, at }: Placed): Remedy {
  const rule = neededFor(language, provides);
  const mend = { pointer: pointerOf([...at, 'display']), value: rule };
  const instead = display === undefined ? 'Add' : 'Write';
  return { says: `${instead} "display": ${written(rule)}.`, mend };
}

/** Shows a field to those alone who need what it gives, or to nobody where its section does not give it. */
function hiddenField(language: Language, about: string, facts: Facts): Remedy {
  const [id = '', path = ''] = about.split('/');
  const { section, at } = sectionOf(language.journey, id);
  const owner = ownerOf(language.vocabulary, path) ?? '';
  const rule = section.provides?.includes(owner) === true && neededFor(language, [owner]);
  const { ui, place } = formOf(section, at, facts);
  const names = path.split('.');
  const known = uiAt(ui, names);
  const inner = names.reduceRight<unknown>((value, name) => ({ [name]: value }), { 'ui:show': rule });
  const says =
    known === undefined ? `Add to this form: "ui": ${written(inner)}.` : `Write here: "ui:show": ${written(rule)}.`;
  return { says, mend: { pointer: pointerOf([...place, 'ui', ...names, 'ui:show']), value: rule } };
}

/** The form that a section draws under the facts, and its place in the file. */
function formOf(
  section: Section,
  at: Placed['at'],
  facts: Facts,
): { readonly ui: Ui | undefined; readonly place: Placed['at'] } {
  const { variants = [] } = section;
  const variant = variants.findIndex(({ when = true }) => holds(when, facts));
  const own = variants[variant]?.form;
  const form = own ?? section.form;
  return { ui: form?.ui, place: [...at, ...(own === undefined ? [] : ['variants', variant]), 'form'] };
}

/** Puts a section in its place that makes invalid what a section before it gave. */
function reordered({ journey, vocabulary }: Language, provision: string): Remedy | undefined {
  const sections = inOrder(journey);
  const own = sections.findIndex(({ provides = [] }) => provides.includes(provision));
  const before = new Set(vocabulary.provisions[provision]?.after);
  const late = sections.slice(own + 1).filter(({ provides = [] }) => provides.some((each) => before.has(each)));
  const [giver, last] = [sections[own], late.at(-1)];
  if (!giver || !last) return undefined;
  const isAlone = late.length === 1;
  const [moved, order] = isAlone
    ? [last, between(giver.order, sections[own - 1]?.order, -5)]
    : [giver, between(last.order, sections[sections.indexOf(last) + 1]?.order, 5)];
  const names = late.map(({ id }) => `"${sectionTitle(journey, id)}"`).join(' and ');
  const says = `It is asked in "${sectionTitle(journey, giver.id)}", and forgotten when ${names} comes after it. Give "${moved.id}" the order ${order}.`;
  return { says, mend: { pointer: pointerOf([...sectionOf(journey, moved.id).at, 'order']), value: order } };
}

/** A number between an order and its neighbour, a whole one if there is any; `beyond` it where it has no neighbour. */
function between(order: number, neighbour: number | undefined, beyond: number): number {
  if (neighbour === undefined) return order + beyond;
  const low = Math.min(order, neighbour);
  const middle = (order + neighbour) / 2;
  return Math.floor(middle) > low ? Math.floor(middle) : middle;
}

/** Shows a section, or a field of it, to those who need what it gives and are not shown it now. */
function shownAgain(language: Language, provision: string, facts: Facts): Remedy | undefined {
  const { journey } = language;
  const givers = inOrder(journey).filter(({ provides = [] }) => provides.includes(provision));
  for (const { id } of givers) {
    const remedy = shownTo(language, sectionOf(journey, id), provision, facts);
    if (remedy) return remedy;
  }
  const ruled = givers.find(({ display = true }) => typeof display === 'object');
  const isForAll = neededFor(language, ruled?.provides ?? []) === true;
  return ruled && isForAll ? shown(language, sectionOf(journey, ruled.id)) : undefined; // hidden from them later on
}

/** Lets a section's display hold for those who need what it gives. */
function shown(language: Language, { section: { id, provides = [] }, at }: Placed): Remedy {
  const rule = neededFor(language, provides);
  const edit = rule === true ? 'Delete it' : `Write "display": ${written(rule)}`;
  const says = `"display" hides "${sectionTitle(language.journey, id)}" from them. ${edit}.`;
  return { says, mend: mendAt([...at, 'display'], rule === true ? undefined : rule) };
}

/** Lets a waiting cart be resumed no later than at the section that gives a provision. */
function resumedEarlier({ journey }: Language, provision: string): Remedy | undefined {
  const sections = inOrder(journey);
  const giver = sections.findIndex(({ provides = [] }) => provides.includes(provision));
  const late = (journey.resume ?? []).findIndex(({ open }) => sections.findIndex(({ id }) => id === open) > giver);
  const own = sections[giver];
  if (!own || late < 0) return undefined;
  const says = `Whoever comes back is led past "${sectionTitle(journey, own.id)}". Write "open": "${own.id}".`;
  return { says, mend: { pointer: pointerOf(['resume', late, 'open']), value: own.id } };
}

function shownTo(language: Language, placed: Placed, provision: string, facts: Facts): Remedy | undefined {
  const { section, at } = placed;
  const { display = true, skip = false, greyedOut = false } = section;
  const title = `"${sectionTitle(language.journey, section.id)}"`;
  if (decide(display, facts) === false) return shown(language, placed);
  if (holds(skip, facts))
    return { says: `"skip" leads them past ${title}. Delete it.`, mend: mendAt([...at, 'skip'], undefined) };
  if (holds(greyedOut, facts))
    return { says: `"greyedOut" closes ${title} to them. Delete it.`, mend: mendAt([...at, 'greyedOut'], undefined) };
  const { ui, place } = formOf(section, at, facts);
  const hiding = fieldRules(ui).find(
    (each) => ownerOf(language.vocabulary, each.path) === provision && decide(each.rule, facts) === false,
  );
  if (!hiding) return undefined;
  const rule = neededFor(language, [provision]);
  const says = `"ui:show" hides a field of ${title} from them. Write "ui:show": ${written(rule)}.`;
  return { says, mend: mendAt([...place, 'ui', ...hiding.at, 'ui:show'], rule) };
}

function mendAt(at: Placed['at'], value: Rule | undefined): Mend {
  return { pointer: pointerOf(at), ...(value === undefined ? {} : { value }) };
}

/** Brings what decides a fact before the rule that waits for it, or takes the fact out of the rule. */
function inTime({ journey, vocabulary }: Language, fact: string): Remedy | undefined {
  const naming = journeyRules(journey).find(({ rule }) => factsNamed(rule).includes(fact));
  if (!naming) return undefined;
  const sections = inOrder(journey);
  const waiting = sections.findIndex(({ id }) => id === naming.section);
  const setter = Object.keys(vocabulary.provisions).find((name) =>
    Object.hasOwn(vocabulary.provisions[name]?.sets ?? {}, fact),
  );
  const late = sections.slice(waiting + 1).find(({ provides = [] }) => provides.includes(setter ?? ''));
  const waits = sections[waiting];
  if (!late || !waits) return withoutFact(naming, fact);
  const order = between(waits.order, sections[waiting - 1]?.order, -5);
  const says = `It is known once "${sectionTitle(journey, late.id)}" is done, which comes later. Give "${late.id}" the order ${order}.`;
  return { says, mend: { pointer: pointerOf([...sectionOf(journey, late.id).at, 'order']), value: order } };
}

function withoutFact({ rule, at }: JourneyRule, fact: string): Remedy {
  const value = without(rule, fact);
  const edit = value === undefined ? 'Delete this rule' : `Write ${written(value)}`;
  return { says: `${edit}.`, mend: mendAt(at, value) };
}

/** Takes a fact out of a rule and of all rules within it; `undefined` if nothing is left. */
function without(rule: Rule, fact: string): Rule | undefined {
  if (typeof rule === 'boolean') return rule;
  const { any, not, ...conditions } = rule;
  const named = Object.entries(conditions).filter(([name]) => name !== fact);
  const some =
    any === undefined
      ? []
      : asRules(any)
          .map((each) => without(each, fact))
          .filter((each) => each !== undefined);
  const none = not === undefined ? undefined : without(asRule(not), fact);
  const [only, ...others] = some;
  if (only !== undefined && others.length === 0 && named.length === 0 && none === undefined) return only;
  const left = {
    ...Object.fromEntries(named),
    ...(some.length === 0 ? {} : { any: some }),
    ...(none === undefined ? {} : { not: none }),
  };
  return Object.keys(left).length === 0 ? undefined : left;
}

/** Gives a section's variant, or the section, to those alone for whom its call works. */
function calledInTime({ journey, vocabulary }: Language, { section, at }: Placed, facts: Facts): Remedy | undefined {
  const call = openSections({ journey: sectionAlone(journey, section.id) }, facts, {
    open: section.id,
    status: 'filling',
  })[0]?.call;
  if (call === undefined) return undefined;
  const { variants = [] } = section;
  const whenOf = (name = section.call): Rule => (name === undefined ? false : callOf(vocabulary, name).when);
  const right = variants.findIndex((each) => holds(whenOf(each.call), facts));
  const when = right < 0 ? whenOf(call) : whenOf(variants[right]?.call);
  if (right < 0) return { says: `Write "display": ${written(when)}.`, mend: mendAt([...at, 'display'], when) };
  const place = [...at, 'variants', right, 'when'];
  return {
    says: `Give the variant that calls "${variants[right]?.call ?? section.call}" "when": ${written(when)}.`,
    mend: mendAt(place, when),
  };
}
