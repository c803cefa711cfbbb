import { expect, it } from 'vitest';
import { readContract, type JsonSchema } from './contract';

const { calls, definitions } = readContract();

/** A schema, as far as its limits are concerned. */
type Limited = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Limited>>;
  readonly additionalProperties?: boolean | Limited;
  readonly propertyNames?: Limited;
  readonly items?: Limited;
  readonly anyOf?: readonly Limited[];
  readonly oneOf?: readonly Limited[];
  readonly allOf?: readonly Limited[];
} & Readonly<Partial<Record<'maxLength' | 'minimum' | 'maximum' | 'maxItems' | 'maxProperties', number>>> & {
    readonly format?: string;
  };

/** Lists the places of a schema at which a request may be as large as it likes. */
function unlimited(schema: Limited, path: string, seen: readonly string[] = []): readonly string[] {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice('#/definitions/'.length);
    if (!(name in definitions)) return [`${path} refers to ${schema.$ref}, which is not there`];
    return seen.includes(name) ? [] : unlimited(definitionOf(name), path, [...seen, name]);
  }
  const { type = [], anyOf = [], oneOf = [], allOf = [], properties = {}, items, additionalProperties } = schema;
  const hasOpenKeys = schema.additionalProperties !== false && schema.propertyNames?.maxLength === undefined;
  const parts = [...anyOf, ...oneOf, ...allOf];
  const types = typeof type === 'string' ? [type] : type;
  const closed = schema.additionalProperties === false || schema.maxProperties !== undefined;
  const isText = types.includes('string') && schema.enum === undefined && schema.format !== 'date'; // ten characters
  const isNumber = (types.includes('integer') || types.includes('number')) && schema.enum === undefined;
  const isFixed = schema.enum !== undefined || 'const' in schema;
  const saysNothing = types.length === 0 && parts.length === 0 && !isFixed;
  return [
    ...(saysNothing ? [`${path} may be anything`] : []),
    ...(types.includes('object') && !closed ? [`${path} may have any keys`] : []),
    ...(types.includes('object') && closed && hasOpenKeys ? [`${path} may have keys of any length`] : []),
    ...(types.includes('array') && schema.maxItems === undefined ? [`${path} may have any number of items`] : []),
    ...(isText && schema.maxLength === undefined ? [`${path} may have any length`] : []),
    ...(isNumber && schema.maximum === undefined ? [`${path} may be any number`] : []),
    ...(isNumber && schema.minimum === undefined ? [`${path} may be as far below zero as it likes`] : []),
    ...parts.flatMap((each) => unlimited(each, path, seen)),
    ...Object.entries(properties).flatMap(([key, each]) => unlimited(each, `${path}.${key}`, seen)),
    ...(items ? unlimited(items, `${path}[]`, seen) : []),
    ...(types.includes('array') && !items ? [`${path}[] may be anything`] : []),
    ...(typeof additionalProperties === 'object' ? unlimited(additionalProperties, `${path}.*`, seen) : []),
    ...(additionalProperties !== false && types.includes('object') && typeof additionalProperties !== 'object'
      ? [`${path}.* may be anything`]
      : []),
  ];
}

const definitionOf = (name: string): Limited => definitions[name] ?? {};
const limitedBy = (schema: JsonSchema): Limited => schema;

it.each(calls.flatMap((call) => (['body', 'query', 'params'] as const).map((part) => [call, part] as const)))(
  'limits everything that a request sends: $0.name $1',
  (call, part) => {
    const schema = call[part];
    expect(schema === undefined ? [] : unlimited(limitedBy(schema), `${call.name}/${part}`)).toEqual([]);
  },
);

it.each<readonly [string, Limited, string]>([
  [
    'an unknown definition',
    { $ref: '#/definitions/NoSuchThing' },
    'refers to #/definitions/NoSuchThing, which is not there',
  ],
  ['no type at all', {}, 'may be anything'],
  ['no type below', { type: 'object', additionalProperties: false, properties: { a: {} } }, '.a may be anything'],
  ['items of no type', { type: 'array', maxItems: 3 }, '[] may be anything'],
  ['any keys, in a number', { type: 'object', maxProperties: 3 }, '.* may be anything'],
  ['keys of any length, in a number', { type: 'object', maxProperties: 3 }, 'x may have keys of any length'],
  ['keys of no type', { type: 'object', maxProperties: 3, additionalProperties: {} }, '.* may be anything'],
  ['a text of a format that has any length', { type: 'string', format: 'uri' }, 'may have any length'],
  ['a number without an upper limit', { type: 'integer', minimum: 0 }, 'may be any number'],
  ['a number without a lower limit', { type: ['number', 'null'], maximum: 9 }, 'may be as far below zero as it likes'],
  ['a part without a limit', { allOf: [{ type: 'string' }] }, 'may have any length'],
])('finds %s', (_, schema, found) => {
  expect(unlimited(schema, 'x').join()).toContain(found);
});

it('takes a date as it is, which its format limits', () => {
  expect(unlimited({ type: 'string', format: 'date' }, 'x')).toEqual([]);
});
