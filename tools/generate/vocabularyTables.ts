import type { Event, FactChoices, Vocabulary } from '../../schemas/generated/journey';
import type { Rule } from '../../src/rules/rules';
import { provisionWords, ruleWords } from '../../src/journey/words';
import { inline, table } from './markdown';

/** The shipped vocabulary as tables, by the names under which the page inserts them. */
export function vocabularyTables(vocabulary: Vocabulary, forms: readonly string[]): Readonly<Record<string, string>> {
  return {
    facts: facts(vocabulary),
    impossible: vocabulary.impossible.map((rule) => `- ${ruleWords(rule)}`).join('\n'),
    events: events(vocabulary),
    provisions: provisions(vocabulary),
    outcomes: outcomes(vocabulary),
    calls: calls(vocabulary),
    names: names(vocabulary, forms),
  };
}

function facts({ facts: all, words }: Vocabulary): string {
  const rows = Object.entries(all).map(([fact, values]) => [
    inline(fact),
    values.map((value) => `${inline(value)} ${words[fact]?.[value] ?? ''}`.trim()).join('\n'),
  ]);
  return table(['Fact', 'Values, and what a customer with each is called'], rows);
}

function events(vocabulary: Vocabulary): string {
  const rows = Object.entries(vocabulary.events).map(([name, event]) => [
    inline(name),
    event.says,
    ruleWords(event.when),
    choices(event.sets),
    effects(vocabulary, event).join('; '),
  ]);
  return table(['Event', 'In words', 'Can happen if', 'Then', 'What else'], rows);
}

function effects(vocabulary: Vocabulary, { comes, changes, keeps, holds, opens }: Event): readonly string[] {
  const listed = (names: readonly string[]): string => names.map((name) => provisionWords(vocabulary, name)).join(', ');
  return [
    ...(comes ? ['comes by itself'] : []),
    ...(changes ? [`asks anew for all that comes after ${listed(changes)}`] : []),
    ...(keeps ? [`starts again with ${listed(keeps)}, as far as given`] : []),
    ...(holds ? [`starts again with ${listed(holds)}`] : []),
    ...(opens === undefined ? [] : [`opens the section for ${listed([opens])}`]),
  ];
}

function provisions(vocabulary: Vocabulary): string {
  const rows = Object.entries(vocabulary.provisions).map(([name, { label, after = [], needs, sets, missing }]) => [
    inline(name),
    label,
    after.map(inline).join(', '),
    needs === undefined ? '' : ruleWords(needs),
    choices(sets ?? {}),
    missing ?? '',
  ]);
  return table(['Provision', 'Is', 'Comes after', 'Counts if', 'Decides', 'Asked for with'], rows);
}

function outcomes({ outcomes: all }: Vocabulary): string {
  const needed = (rules: Readonly<Record<string, Rule>>): string =>
    Object.entries(rules)
      .map(([name, rule]) => (rule === true ? inline(name) : `${inline(name)} if ${ruleWords(rule)}`))
      .join('\n');
  const rows = Object.entries(all).map(([name, { holds = [], requires, takes = {}, then }]) => [
    inline(name),
    needed(requires),
    needed(takes),
    holds.map(inline).join(', '),
    inline(then),
  ]);
  return table(['Outcome', 'Requires', 'Also takes', 'Customers may hold', 'Leads to'], rows);
}

function calls({ calls: all }: Vocabulary): string {
  const rows = Object.entries(all).map(([name, { when, sets }]) => [
    inline(name),
    ruleWords(when),
    choices(sets ?? {}),
  ]);
  return table(['Call', 'Can succeed if', 'Then'], rows);
}

function names({ customFields, onboardingTypes }: Vocabulary, forms: readonly string[]): string {
  const drawing = (what: 'section' | 'field'): readonly string[] =>
    Object.keys(customFields).filter((name) => customFields[name] === what);
  return [
    `- Forms in \`schemas/forms\`, for \`schema\`: ${forms.map(inline).join(', ')}.`,
    `- Forms that the server supplies, for \`dataFields\`: ${onboardingTypes.map(inline).join(', ')}.`,
    `- Custom fields that draw a whole section, for \`ui:field\`: ${drawing('section').map(inline).join(', ')}.`,
    `- Custom fields that draw one field of a form: ${drawing('field').map(inline).join(', ')}.`,
  ].join('\n');
}

function choices(sets: FactChoices): string {
  return Object.entries(sets)
    .map(([fact, values]) => `${fact} is ${values.map((value) => `"${value}"`).join(' or ')}`)
    .join('\n');
}
