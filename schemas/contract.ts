import { readdirSync, readFileSync } from 'node:fs';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** A call of the operator's API, as `schemas/api/*.json` describes it. Parts that it does not take are absent. */
export type CallContract = {
  readonly name: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With its parameters in braces: `/api/orders/{orderId}`. */
  readonly path: string;
  readonly success: number;
  readonly auth: boolean;
  readonly idempotent: boolean;
  /** How big a request may be that brings a file; the server's usual limit when left out. */
  readonly maxBytes?: number;
  readonly params?: JsonSchema;
  readonly query?: JsonSchema;
  readonly body?: JsonSchema;
  readonly answer: JsonSchema;
};

export type Contract = {
  readonly calls: readonly CallContract[];
  /** Shared by all parts, under names that the parts refer to as `#/definitions/Name`. */
  readonly definitions: Readonly<Record<string, JsonSchema>>;
};

/** Reads the whole contract. Only where files can be read: the page gets its calls at build time. */
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

/** A part of a call with the definitions that it reaches, ready to compile. */
export function standalone(part: JsonSchema, definitions: Contract['definitions']): JsonSchema {
  const reached = new Map<string, JsonSchema>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (node === null || typeof node !== 'object') return;
    for (const [key, value] of Object.entries(node)) {
      if (key === '$ref' && typeof value === 'string') reach(value.slice('#/definitions/'.length));
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
