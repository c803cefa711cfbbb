import { camelKey } from '../../../schemas/camelKey.ts';
import { isObject, matches, readDeclared, spellings, type Shape, type Source } from './shape';

type CamelKey<S extends string> = S extends `_${string}`
  ? S
  : S extends `${infer Head}_${infer Tail}`
    ? `${Head}${Capitalize<CamelKey<Tail>>}`
    : S;

/** A wire type with its declared keys in camel case; the keys of maps are data and stay. */
export type Camel<T> = T extends readonly (infer Item)[]
  ? Camel<Item>[]
  : T extends object
    ? { [K in keyof T as K extends string ? (string extends K ? K : CamelKey<K>) : K]: Camel<T[K]> }
    : T;

/** Converts a value from the wire: declared keys, in either spelling, become camelCase; undeclared keys are dropped. */
export function toCamel(value: unknown, shape: Shape): unknown {
  return convert(value, shape, { read: readDeclared, from: spellings, to: camelKey });
}

/** Converts a value for the wire: declared keys become snake_case; undefined values and undeclared keys are dropped. */
export function toSnake(value: unknown, shape: Shape): unknown {
  return convert(value, shape, {
    read: (source, declared) => source[camelKey(declared)],
    from: (declared) => [camelKey(declared)],
    to: (declared) => declared,
  });
}

/** The dotted paths of keys that `toSnake` leaves behind, since the contract does not declare them. */
export function undeclaredPaths(value: unknown, shape: Shape): readonly string[] {
  const { anyOf, items, properties, additionalProperties } = shape;
  if (anyOf) return undeclaredPaths(value, anyOf.find((each) => matches(value, each)) ?? {});
  if (Array.isArray(value)) return items ? value.flatMap((item) => undeclaredPaths(item, items)) : [];
  if (!isObject(value) || (!properties && !additionalProperties)) return [];
  const declared = new Map(Object.entries(properties ?? {}).map(([name, inner]) => [camelKey(name), inner]));
  return Object.entries(value).flatMap(([key, item]) => {
    const inner = declared.get(key) ?? additionalProperties;
    return inner ? undeclaredPaths(item, inner).map((path) => `${key}.${path}`) : [key];
  });
}

/** The conversion of an object's declared keys: how each is read, and its new name. */
type Naming = {
  readonly read: (source: Source, declared: string) => unknown;
  /** Returns every key that `read` may take the value from. */
  readonly from: (declared: string) => readonly string[];
  readonly to: (declared: string) => string;
};

function convert(value: unknown, shape: Shape, naming: Naming): unknown {
  const { anyOf, items, properties, additionalProperties } = shape;
  if (anyOf && typeof value === 'object')
    return convert(value, anyOf.find((each) => matches(value, each)) ?? {}, naming);
  if (Array.isArray(value)) return items ? value.map((item) => convert(item, items, naming)) : value;
  if (!isObject(value) || (!properties && !additionalProperties)) return value;
  const result: Record<string, unknown> = {};
  for (const [declared, inner] of Object.entries(properties ?? {})) {
    const read = naming.read(value, declared);
    if (read !== undefined) result[naming.to(declared)] = convert(read, inner, naming);
  }
  if (!additionalProperties) return result;
  const known = new Set(Object.keys(properties ?? {}).flatMap(naming.from));
  for (const [key, item] of Object.entries(value)) {
    if (!known.has(key))
      Object.defineProperty(result, key, {
        value: convert(item, additionalProperties, naming),
        enumerable: true,
        writable: true,
        configurable: true,
      });
  }
  return result;
}
