import type { Event, FactChoices, Vocabulary } from '../../schemas/generated/journey';
import type { Rule } from '../../src/ground/rules/rules';
import { provisionWords, ruleWords } from '../../src/ground/journey/language/words';
import { inlineCode, table } from './markdown';

/** Returns the shipped vocabulary as tables, by the names under which the page's template inserts them. */
export function vocabularyTables(vocabulary: Vocabulary, forms: readonly string[]): Readonly<Record<string, string>> {
  return {
    facts: facts(vocabulary),
    impossible: vocabulary.impossible.map((rule) => `- ${ruleWords(rule)}`).join('\n'),
    passing: vocabulary.passing.map((rule) => `- ${ruleWords(rule)}`).join('\n'),
    events: events(vocabulary),
    provisions: provisions(vocabulary),
    outcomes: outcomes(vocabulary),
    calls: calls(vocabulary),
    names: names(vocabulary, forms),
  };
}

function facts({ facts: all, words }: Vocabulary): string {
  const rows = Object.entries(all).map(([fact, values]) => [
    inlineCode(fact),
    values.map((value) => `${inlineCode(value)} ${words[fact]?.[value] ?? ''}`.trim()).join('\n'),
  ]);
  return table(['Fact', 'Values, and what a customer with each is called'], rows);
}

function events(vocabulary: Vocabulary): string {
  const rows = Object.entries(vocabulary.events).map(([name, event]) => [
    inlineCode(name),
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
  const rows = Object.entries(vocabulary.provisions).map(
    ([name, { role, label, after = [], needs, sets, missing }]) => [
      inlineCode(name),
      label,
      role === undefined ? '' : inlineCode(role),
      after.map(inlineCode).join(', '),
      needs === undefined ? '' : ruleWords(needs),
      choices(sets ?? {}),
      missing ?? '',
    ],
  );
  return table(['Provision', 'Is', 'Role', 'Comes after', 'Counts if', 'Decides', 'Asked for with'], rows);
}

function outcomes({ outcomes: all }: Vocabulary): string {
  const needed = (rules: Readonly<Record<string, Rule>>): string =>
    Object.entries(rules)
      .map(([name, rule]) => (rule === true ? inlineCode(name) : `${inlineCode(name)} if ${ruleWords(rule)}`))
      .join('\n');
  const rows = Object.entries(all).map(([name, { journey, for: customers = true, ...outcome }]) => {
    const { given = {}, sends, holds = [], requires, takes = {}, then } = outcome;
    return [
      inlineCode(name),
      inlineCode(journey),
      customers === true ? 'all' : ruleWords(customers),
      Object.entries(given)
        .map(([fact, value]) => `${fact} is "${value}"`)
        .join('\n'),
      sends === undefined ? '' : inlineCode(sends),
      needed(requires),
      needed(takes),
      holds.map(inlineCode).join(', '),
      inlineCode(then),
    ];
  });
  return table(
    [
      'Outcome',
      'Journey',
      'For',
      'Where always',
      'Sends the fields by',
      'Requires',
      'Also takes',
      'Customers may hold',
      'Leads to',
    ],
    rows,
  );
}

function calls({ calls: all }: Vocabulary): string {
  const rows = Object.entries(all).map(([name, { sends, when, sets }]) => [
    inlineCode(name),
    inlineCode(sends),
    ruleWords(when),
    choices(sets ?? {}),
  ]);
  return table(['Call', 'Sends the fields by', 'Can succeed if', 'Then'], rows);
}

function names({ customFields, onboardingTypes }: Vocabulary, forms: readonly string[]): string {
  const drawing = (what: 'section' | 'field'): readonly string[] =>
    Object.keys(customFields).filter((name) => customFields[name]?.draws === what);
  return [
    `- Forms in \`schemas/forms\`, for \`schema\`: ${forms.map(inlineCode).join(', ')}.`,
    `- Forms that the server supplies, for \`dataFields\`: ${onboardingTypes.map(inlineCode).join(', ')}.`,
    `- Custom fields that draw a whole section, for \`ui:field\`: ${drawing('section').map(inlineCode).join(', ')}.`,
    `- Custom fields that draw one field of a form: ${drawing('field').map(inlineCode).join(', ')}.`,
  ].join('\n');
}

function choices(sets: FactChoices): string {
  return Object.entries(sets)
    .map(([fact, values]) => `${fact} is ${values.map((value) => `"${value}"`).join(' or ')}`)
    .join('\n');
}
