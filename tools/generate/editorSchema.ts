import type { Vocabulary } from '../../schemas/generated/journey';

type Schema = { readonly [key: string]: unknown };
type Definitions = { readonly definitions: Readonly<Record<string, Schema>> };

/** The names that complete the language of journeys: the vocabulary's, and those of the forms in schemas/forms. */
type Names = { readonly vocabulary: Vocabulary; readonly forms: readonly string[] };

/**
 * Combines the language of journeys and every name that a journey may use in one schema, so that an editor can complete
 * names. The schema is stricter than the language itself, and refers to no other file.
 */
export function editorSchema(journey: Schema & Definitions, form: Definitions, names: Names): Schema {
  const { $id: _, ...whole } = journey;
  const { ObjectSchema: _fields, FieldSchema: _field, ...ui } = form.definitions;
  const definitions = { ...journey.definitions, ...ui, ...factDefinitions(names.vocabulary) };
  const local = JSON.stringify({ ...whole, definitions }).replaceAll(/"(?:journey|form)\.schema\.json#/g, '"#');
  const schema = JSON.parse(local) as Schema; // the text was made of one in the line above
  return Object.entries(choices(names)).reduce((filled, [pointer, each]) => fill(filled, pointer, each), schema);
}

type Choices = { readonly enum: readonly string[]; readonly enumDescriptions?: readonly string[] };

/** Returns the possible names at each place of the journey's schema. */
function choices({ vocabulary, forms }: Names): Readonly<Record<string, Choices>> {
  const { provisions, outcomes, calls, customFields, onboardingTypes, facts } = vocabulary;
  const provision = described(provisions, ({ label }) => label);
  const call = { enum: Object.keys(calls) };
  return {
    '/properties/outcome': described(outcomes, ({ then }) => `leads to ${then}`),
    '/properties/starts/items': provision,
    '/definitions/Section/properties/provides/items': provision,
    '/definitions/Section/properties/call': call,
    '/definitions/Variant/properties/call': call,
    '/definitions/Form/properties/schema': { enum: forms },
    '/definitions/Form/properties/dataFields': { enum: onboardingTypes },
    '/definitions/Ui/properties/ui:field': described(customFields, ({ draws }) =>
      draws === 'section' ? 'draws a whole section' : 'draws one field',
    ),
    '/definitions/Ui/properties/ui:sets/properties/fact': { enum: Object.keys(facts) },
  };
}

function described<T>(entries: Readonly<Record<string, T>>, words: (entry: T) => string): Choices {
  return { enum: Object.keys(entries), enumDescriptions: Object.values(entries).map(words) };
}

/** Returns the definitions that name facts, with each fact's values. */
function factDefinitions({ facts, words }: Vocabulary): Readonly<Record<string, Schema>> {
  const values = ([fact, all]: readonly [string, readonly string[]]): Schema => {
    const known = words[fact];
    return { enum: all, ...(known ? { enumDescriptions: all.map((value) => known[value] ?? '') } : {}) };
  };
  const entries = Object.entries(facts);
  const each = (make: (fact: readonly [string, readonly string[]]) => Schema): Schema =>
    Object.fromEntries(entries.map((entry) => [entry[0], make(entry)]));
  return {
    Rule: {
      description: '`true`, `false`, or an object of which every entry must hold.',
      anyOf: [{ type: 'boolean' }, { $ref: '#/definitions/RuleObject' }],
    },
    RuleObject: {
      type: 'object',
      additionalProperties: false,
      properties: {
        ...each((entry) => conditionOf(entry, values(entry))),
        any: {
          description: 'Rules of which at least one must hold.',
          type: 'array',
          items: { $ref: '#/definitions/Rule' },
        },
        not: { description: 'A rule that must not hold.', $ref: '#/definitions/Rule' },
      },
    },
  };
}

function conditionOf([fact, all]: readonly [string, readonly string[]], value: Schema): Schema {
  const list = { type: 'array', minItems: 1, uniqueItems: true, items: value };
  return {
    description: `The fact "${fact}": ${all.join(', ')}. One value, a list of which one must hold, or none of those under "not".`,
    anyOf: [
      value,
      list,
      { type: 'object', additionalProperties: false, required: ['not'], properties: { not: { anyOf: [value, list] } } },
    ],
  };
}

/** Adds choices at a place of a schema. The place keeps its other keywords, except a reference to a wider type. */
function fill(schema: Schema, pointer: string, choice: Choices): Schema {
  const [key = '', ...rest] = pointer.slice(1).split('/');
  const child = schema[key];
  if (typeof child !== 'object' || child === null) throw new Error(`The journey's schema has no "${key}" any more.`);
  const inner = child as Schema; // every part along these paths is a schema
  const { $ref: _, ...kept } = inner;
  const filled = rest.length === 0 ? { ...kept, type: 'string', ...choice } : fill(inner, `/${rest.join('/')}`, choice);
  return { ...schema, [key]: filled };
}
