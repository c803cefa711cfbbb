import { camelKey } from '../../../schemas/camelKey.ts';

/**
 * The shape of a value on the wire, in the JSON Schema keywords that schemas/api uses for responses.
 * tools/vite/schemaModules.ts generates it at build time, without `format` and the limits of requests, which the page does not check.
 */
export type Shape = {
  readonly type?: JsonType | readonly JsonType[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  /** The shape of all other properties: the object is a map, and their names are data. */
  readonly additionalProperties?: Shape;
  readonly items?: Shape;
  /** The maximum length in characters. */
  readonly maxLength?: number;
  readonly maxItems?: number;
};

type JsonType = keyof typeof types;

const types = {
  string: (value: unknown) => typeof value === 'string',
  number: (value: unknown) => typeof value === 'number',
  integer: (value: unknown) => Number.isInteger(value),
  boolean: (value: unknown) => typeof value === 'boolean',
  null: (value: unknown) => value === null,
  array: (value: unknown) => Array.isArray(value),
  object: (value: unknown) => isObject(value),
} as const;

/** Reports whether a value has a shape, its keys in either spelling. Undeclared keys do not matter. */
export function matches(value: unknown, shape: Shape): boolean {
  const { type, enum: allowed, anyOf } = shape;
  if (type !== undefined && ![type].flat().some((each) => types[each](value))) return false;
  if (allowed && !allowed.includes(value)) return false;
  if (anyOf && !anyOf.some((each) => matches(value, each))) return false;
  if (typeof value === 'string') return shape.maxLength === undefined || Array.from(value).length <= shape.maxLength;
  if (Array.isArray(value)) return itemsMatch(value, shape);
  return !isObject(value) || propertiesMatch(value, shape);
}

function itemsMatch(list: readonly unknown[], { items, maxItems = Infinity }: Shape): boolean {
  return list.length <= maxItems && (items === undefined || list.every((each) => matches(each, items)));
}

function propertiesMatch(source: Source, { properties = {}, required = [], additionalProperties }: Shape): boolean {
  if (required.some((name) => readDeclared(source, name) === undefined)) return false;
  const isMatch = (value: unknown, inner: Shape): boolean => value === undefined || matches(value, inner);
  if (!Object.entries(properties).every(([name, inner]) => isMatch(readDeclared(source, name), inner))) return false;
  if (additionalProperties === undefined) return true;
  const known = new Set(Object.keys(properties).flatMap(spellings));
  return Object.entries(source).every(([name, value]) => known.has(name) || isMatch(value, additionalProperties));
}

/** Returns the spellings in which servers may write a declared key: the contract's, and camel case. */
export function spellings(declared: string): readonly [contract: string, camel: string] {
  return [declared, camelKey(declared)];
}

/** Reads a declared key in either spelling; the contract's spelling wins if both are present. */
export function readDeclared(source: Source, declared: string): unknown {
  const [contract, camel] = spellings(declared);
  if (Object.hasOwn(source, contract) && source[contract] !== undefined) return source[contract];
  return Object.hasOwn(source, camel) ? source[camel] : undefined;
}

/** An object from outside, by its keys. */
export type Source = Readonly<Record<string, unknown>>;

/** Reports whether a value is an object and no list. */
export function isObject(value: unknown): value is Source {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
