import { matches, type Shape } from './shape';

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

/** From the wire: declared keys become camelCase, undeclared ones are left behind. */
export function toCamel(value: unknown, shape: Shape): unknown {
  return convert(value, shape, (key) => [key, camel(key)]);
}

/** To the wire: declared keys become snake_case; what is undefined is left out. */
export function toSnake(value: unknown, shape: Shape): unknown {
  return convert(value, shape, (key) => [camel(key), key]);
}

function convert(
  value: unknown,
  shape: Shape,
  names: (declared: string) => readonly [from: string, to: string],
): unknown {
  if (value === null || typeof value !== 'object') return value;
  const { anyOf, items, properties, additionalProperties } = shape;
  if (anyOf) return convert(value, anyOf.find((each) => matches(value, each)) ?? {}, names);
  if (Array.isArray(value)) return items ? value.map((item) => convert(item, items, names)) : value;
  if (!properties && !additionalProperties) return value;
  const source = value as Readonly<Record<string, unknown>>;
  const result: Record<string, unknown> = {};
  for (const [declared, inner] of Object.entries(properties ?? {})) {
    const [from, to] = names(declared);
    if (Object.hasOwn(source, from) && source[from] !== undefined) result[to] = convert(source[from], inner, names);
  }
  if (!additionalProperties) return result;
  const known = new Set(Object.keys(properties ?? {}).map((declared) => names(declared)[0]));
  for (const [key, item] of Object.entries(source)) {
    if (!known.has(key))
      Object.defineProperty(result, key, {
        value: convert(item, additionalProperties, names),
        enumerable: true,
        writable: true,
        configurable: true,
      });
  }
  return result;
}

function camel(key: string): string {
  return key.startsWith('_') ? key : key.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
