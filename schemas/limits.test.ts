import { expect, it } from 'vitest';
import { readContract, type JsonSchema } from './contract';

const { calls, definitions } = readContract();

/** A schema, as far as its limits are concerned. */
type Limited = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Limited>>;
  readonly additionalProperties?: boolean | object;
  readonly items?: Limited;
  readonly anyOf?: readonly Limited[];
  readonly oneOf?: readonly Limited[];
} & Readonly<Partial<Record<'maxLength' | 'maximum' | 'maxItems' | 'maxProperties', number>>> & {
    readonly format?: string;
  };

/** Lists the places of a schema at which a request may be as large as it likes. */
function unlimited(schema: Limited, path: string, seen: readonly string[] = []): readonly string[] {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice('#/definitions/'.length);
    return seen.includes(name) ? [] : unlimited(definitionOf(name), path, [...seen, name]);
  }
  const { type = [], anyOf = [], oneOf = [], properties = {}, items } = schema;
  const types = typeof type === 'string' ? [type] : type;
  const closed = schema.additionalProperties === false || schema.maxProperties !== undefined;
  const isText = types.includes('string') && schema.enum === undefined && schema.format === undefined;
  const isNumber = (types.includes('integer') || types.includes('number')) && schema.enum === undefined;
  return [
    ...(types.includes('object') && !closed ? [`${path} may have any keys`] : []),
    ...(types.includes('array') && schema.maxItems === undefined ? [`${path} may have any number of items`] : []),
    ...(isText && schema.maxLength === undefined ? [`${path} may have any length`] : []),
    ...(isNumber && schema.maximum === undefined ? [`${path} may be any number`] : []),
    ...[...anyOf, ...oneOf].flatMap((each) => unlimited(each, path, seen)),
    ...Object.entries(properties).flatMap(([key, each]) => unlimited(each, `${path}.${key}`, seen)),
    ...(items ? unlimited(items, `${path}[]`, seen) : []),
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
