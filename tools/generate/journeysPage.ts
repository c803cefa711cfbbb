import type { Journey, Vocabulary } from '../../schemas/generated/journey';
import { problemCodes } from '../../src/ground/journey/language/problemCodes';
import { codeBlock } from './markdown';
import { referenceOf, type Schema } from './reference';
import { vocabularyTables } from './vocabularyTables';

type Sources = {
  readonly journey: Schema;
  readonly form: Schema;
  readonly vocabularySchema: Schema;
  readonly vocabulary: Vocabulary;
  readonly forms: readonly string[];
  readonly journeys: readonly Journey[];
};

/**
 * Generates the page about the language of journeys: the template's prose, with tables from the schemas and the
 * vocabulary.
 */
export function journeysPage(template: string, sources: Sources): string {
  const { journey, form, vocabularySchema, vocabulary, forms, journeys } = sources;
  const { ObjectSchema: _fields, FieldSchema: _field, ...ui } = form.definitions ?? {};
  const parts: Readonly<Record<string, string>> = {
    pictures: pictures(journeys),
    reference: referenceOf('Journey', journey, ui),
    problems: problems(),
    'vocabulary reference': referenceOf('Vocabulary', vocabularySchema),
    ...vocabularyTables(vocabulary, forms),
  };
  return template.replaceAll(/<!-- insert: (.+) -->/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`tools/generate/journeys.md inserts "${name}", which nothing makes.`);
    return part;
  });
}

function pictures(journeys: readonly Journey[]): string {
  const each = ({ id, title, lede = '' }: Journey): string =>
    [`### ${title}`, lede, `![The journey “${title}”](pictures/journeys/${id}.svg)`]
      .filter((part) => part !== '')
      .join('\n\n');
  return journeys.map(each).join('\n\n');
}

function problems(): string {
  return Object.entries(problemCodes)
    .map(([name, { meaning, example, remedy }]) => `### ${name}\n\n${meaning}\n\n${codeBlock(example)}\n\n${remedy}`)
    .join('\n\n');
}
