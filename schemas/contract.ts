import { readdirSync, readFileSync } from 'node:fs';
import { camelKey } from './camelKey.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * A call of the operator's API from `schemas/api/*.json`. The parts `params`, `query` and `body` are absent if the call
 * has none.
 */
export type CallContract = {
  readonly name: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path, with its parameters in braces: `/api/orders/{orderId}`. */
  readonly path: string;
  readonly success: number;
  readonly auth: boolean;
  readonly idempotent: boolean;
  /** True if a page may send it whomever it shows as signed in: calls that find out who that is, or change it. */
  readonly anyCustomer?: boolean;
  /** The number of requests a minute that one address, and one customer, may send; without it, any number. */
  readonly perMinute?: number;
  /** The size limit of a request with a file, in bytes; by default the server's usual limit. */
  readonly maxBytes?: number;
  readonly params?: JsonSchema;
  readonly query?: JsonSchema;
  readonly body?: JsonSchema;
  readonly answer: JsonSchema;
};

const definitionPrefix = '#/definitions/';

export type Contract = {
  readonly calls: readonly CallContract[];
  /** The shared schemas, which the parts refer to as `#/definitions/Name`. */
  readonly definitions: Readonly<Record<string, JsonSchema>>;
};

/** Reads the whole contract from its files. The page gets its calls at build time instead. */
export function readContract(folder: URL = new URL('api/', import.meta.url)): Contract {
  const definitions: Record<string, JsonSchema> = {};
  const calls: CallContract[] = [];
  for (const file of readdirSync(folder).sort()) {
    const resource = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as {
      calls: Record<string, Partial<CallContract> & Pick<CallContract, 'summary' | 'method' | 'path' | 'answer'>>;
      definitions?: Record<string, JsonSchema>;
    };
    Object.assign(definitions, resource.definitions);
    for (const [name, call] of Object.entries(resource.calls)) {
      calls.push({ success: 200, auth: false, idempotent: false, ...call, name });
    }
  }
  return { calls, definitions };
}

/** The dotted paths that each call takes in its body, in the page's spelling, by the call's name. */
export function bodyPaths({ calls, definitions }: Contract): Readonly<Record<string, readonly string[]>> {
  const pathsOf = (schema: JsonSchema, prefix: string): readonly string[] => {
    const { $ref, properties } = schema as { $ref?: string; properties?: Readonly<Record<string, JsonSchema>> };
    if ($ref !== undefined) return pathsOf(definitions[$ref.slice(definitionPrefix.length)] ?? {}, prefix);
    return Object.entries(properties ?? {}).flatMap(([name, inner]) => {
      const path = `${prefix}${camelKey(name)}`;
      const nested = pathsOf(inner, `${path}.`);
      return nested.length > 0 ? nested : [path];
    });
  };
  return Object.fromEntries(calls.flatMap(({ name, body }) => (body ? [[name, pathsOf(body, '')]] : [])));
}

/** Returns a part of a call with all definitions that it refers to, ready to compile. */
export function standalone(part: JsonSchema, definitions: Contract['definitions']): JsonSchema {
  const reached = new Map<string, JsonSchema>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (node === null || typeof node !== 'object') return;
    for (const [key, value] of Object.entries(node)) {
      if (key === '$ref' && typeof value === 'string') reach(value.slice(definitionPrefix.length));
      else visit(value);
    }
  };
  const reach = (name: string): void => {
    const definition = definitions[name];
    if (!definition) throw new Error(`schemas/api: nothing defines "${name}".`);
    if (reached.has(name)) return;
    reached.set(name, definition);
    visit(definition);
  };
  visit(part);
  return { ...part, definitions: Object.fromEntries(reached) };
}
