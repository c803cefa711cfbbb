/**
 * What a value on the wire is like, in the keywords of JSON Schema that schemas/api uses for answers; made of it at build
 * time by tools/vite/schemaModules.ts. Says nothing of `format`, which the page does not hold answers to.
 */
export type Shape = {
  readonly type?: JsonType | readonly JsonType[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  /** What all other properties are like: the object is a map, and their names are data. */
  readonly additionalProperties?: Shape;
  readonly items?: Shape;
  /** In characters. */
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

/** Reports whether a value is what the contract says, its keys in either spelling. Undeclared keys do not matter. */
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

/** The ways in which servers write a declared key: as the contract has it, or in camel case. */
export function spellings(declared: string): readonly [contract: string, camel: string] {
  return [declared, camelKey(declared)];
}

/** The value of a declared key, in whichever spelling the answer has it; the contract's spelling counts where both are there. */
export function readDeclared(source: Source, declared: string): unknown {
  const [contract, camel] = spellings(declared);
  if (Object.hasOwn(source, contract) && source[contract] !== undefined) return source[contract];
  return Object.hasOwn(source, camel) ? source[camel] : undefined;
}

/** `payment_session_id` becomes `paymentSessionId`; a key that begins with an underscore stays. */
export function camelKey(key: string): string {
  return key.startsWith('_') ? key : key.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** An object from outside, by its keys. */
export type Source = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Source {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
