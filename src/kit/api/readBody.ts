import { camelKey } from '../../../schemas/camelKey.ts';
import type { Call, CallName, RequestBody } from './call';
import { isObject, matches, type Shape, type Source } from './shape';

/** The part of a call's body that some values make. */
export type ReadBody<C extends CallName> = {
  readonly body: Partial<RequestBody<C>>;
  /** The dotted paths of values that the call does not take, or not with such a value. They are no part of `body`. */
  readonly refused: readonly string[];
};

/** Reads values by their names in camel case as a part of a call's body; what is required may be missing from it. */
export function readBody<C extends CallName>({ body: shape = {} }: Call<C>, values: Source): ReadBody<C> {
  const refused: string[] = [];
  const body = readPart(values, shape, (path) => refused.push(path));
  return { body: body as Partial<RequestBody<C>>, refused }; // every value was held against the body's shape
}

function readPart(values: Source, { properties = {} }: Shape, refuse: (path: string) => void): Source {
  const declared = new Map(Object.entries(properties).map(([name, shape]) => [camelKey(name), shape]));
  const taken = Object.entries(values).flatMap(([key, value]) => {
    const shape = declared.get(key);
    const isPart = shape?.properties !== undefined && isObject(value);
    const read = isPart ? readPart(value, shape, (path) => refuse(`${key}.${path}`)) : value;
    if (shape && matches(read, shape)) return [[key, read] as const];
    refuse(key);
    return [];
  });
  return Object.fromEntries(taken);
}
