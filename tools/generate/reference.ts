import { codeBlock, inlineCode, table } from './markdown';

/** The part of JSON Schema that the language's schemas use. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly definitions?: Readonly<Record<string, Schema>>;
};

/**
 * Formats a schema's root and definitions as chapters, each with its description, smallest example and table of
 * properties.
 */
export function referenceOf(title: string, schema: Schema, more: Readonly<Record<string, Schema>> = {}): string {
  const entries = [[title, schema] as const, ...Object.entries({ ...schema.definitions, ...more })];
  return entries
    .filter(([name]) => name !== 'Name')
    .map(([name, definition]) => chapter(name, definition))
    .join('\n\n');
}

function chapter(name: string, definition: Schema): string {
  const { description = '', examples = [], anyOf, enum: names } = definition;
  const shapes = (anyOf?.map(typeWords) ?? names?.map(value))?.map((each) => `- ${each}`).join('\n');
  const described = [definition, ...(anyOf ?? [])].find(({ properties }) => properties !== undefined) ?? definition;
  const parts = [
    `### ${name}`,
    description,
    shapes === undefined ? '' : `It is one of these:\n\n${shapes}`,
    ...examples.map((example) => codeBlock(JSON.stringify(example))),
    propertiesOf(described),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function propertiesOf({ properties = {}, required = [], additionalProperties }: Schema): string {
  const rows = Object.entries(properties).map(([name, property]) =>
    rowOf(inlineCode(name), property, required.includes(name)),
  );
  const otherName = rows.length > 0 ? '_any other name_' : '_any name_';
  const others = typeof additionalProperties === 'object' ? [rowOf(otherName, additionalProperties, false)] : [];
  return table(['Property', 'Type', 'What it says', 'When left out', 'Example'], [...rows, ...others]);
}

function rowOf(name: string, property: Schema, isRequired: boolean): readonly string[] {
  const { description = '', default: otherwise, examples: [example] = [] } = property;
  return [
    name,
    typeWords(property),
    description,
    isRequired ? '**required**' : otherwise === undefined ? '' : value(otherwise),
    example === undefined ? '' : value(example),
  ];
}

/** Formats a type as `list of text`, `"all" or "before"`, or a link to its definition. */
function typeWords({ $ref, type, enum: choices, anyOf, items, additionalProperties, properties }: Schema): string {
  if ($ref !== undefined) return refWords($ref.slice($ref.lastIndexOf('/') + 1));
  if (choices) return choices.map(value).join(' or ');
  if (anyOf) return anyOf.map(typeWords).join(' or ');
  if (type === 'array') return `list of ${items ? typeWords(items) : 'anything'}`;
  if (type !== 'object') return type === 'string' ? 'text' : type === 'boolean' ? '`true` or `false`' : (type ?? 'any');
  const named = Object.entries(properties ?? {}).map(([name, each]) => `${inlineCode(name)}: ${typeWords(each)}`);
  const other = typeof additionalProperties === 'object' ? [`names, each with ${typeWords(additionalProperties)}`] : [];
  const parts = [...named, ...other];
  return parts.length === 0 ? 'object' : `object (${parts.join('; ')})`;
}

function refWords(name: string): string {
  return name === 'Name' ? 'name' : `[${name}](#${name.toLowerCase()})`;
}

/** Formats JSON on one line, with spaces as in the files. */
function value(each: unknown): string {
  const text = JSON.stringify(each, null, 1).replaceAll(/\n\s*/g, ' ');
  return inlineCode(text.replaceAll('[ ', '[').replaceAll(' ]', ']'));
}
