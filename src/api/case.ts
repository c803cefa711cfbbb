import { camelKey, matches, readDeclared, spellings, type Shape, type Source } from './shape';

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

/** From the wire: declared keys, in snake_case or already in camelCase, become camelCase; undeclared ones are left behind. */
export function toCamel(value: unknown, shape: Shape): unknown {
  return convert(value, shape, { read: readDeclared, from: spellings, to: camelKey });
}

/** To the wire: declared keys become snake_case; what is undefined is left out. */
export function toSnake(value: unknown, shape: Shape): unknown {
  return convert(value, shape, {
    read: (source, declared) => source[camelKey(declared)],
    from: (declared) => [camelKey(declared)],
    to: (declared) => declared,
  });
}

/** How the declared keys of an object are read and what they are called afterwards. */
type Naming = {
  readonly read: (source: Source, declared: string) => unknown;
  /** Every key that `read` may take the value from. */
  readonly from: (declared: string) => readonly string[];
  readonly to: (declared: string) => string;
};

function convert(value: unknown, shape: Shape, naming: Naming): unknown {
  if (value === null || typeof value !== 'object') return value;
  const { anyOf, items, properties, additionalProperties } = shape;
  if (anyOf) return convert(value, anyOf.find((each) => matches(value, each)) ?? {}, naming);
  if (Array.isArray(value)) return items ? value.map((item) => convert(item, items, naming)) : value;
  if (!properties && !additionalProperties) return value;
  const source = value as Source; // no list and not null, by the lines above
  const result: Record<string, unknown> = {};
  for (const [declared, inner] of Object.entries(properties ?? {})) {
    const read = naming.read(source, declared);
    if (read !== undefined) result[naming.to(declared)] = convert(read, inner, naming);
  }
  if (!additionalProperties) return result;
  const known = new Set(Object.keys(properties ?? {}).flatMap(naming.from));
  for (const [key, item] of Object.entries(source)) {
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
