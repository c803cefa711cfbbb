/** Which keys of a payload are declared; only those change case. See tools/vite/schemaModules.ts. */
export type Shape = 0 | { readonly p?: Readonly<Record<string, Shape>>; readonly i?: Shape; readonly m?: Shape };

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
  if (shape === 0 || value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => convert(item, shape.i ?? 0, names));
  const source = value as Readonly<Record<string, unknown>>;
  const result: Record<string, unknown> = {};
  for (const [declared, inner] of Object.entries(shape.p ?? {})) {
    const [from, to] = names(declared);
    if (Object.hasOwn(source, from) && source[from] !== undefined) result[to] = convert(source[from], inner, names);
  }
  if (shape.m === undefined) return result;
  const known = new Set(Object.keys(shape.p ?? {}).map((declared) => names(declared)[0]));
  for (const [key, item] of Object.entries(source)) {
    if (!known.has(key))
      Object.defineProperty(result, key, {
        value: convert(item, shape.m, names),
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
