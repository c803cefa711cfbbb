import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Plugin } from 'vite';
import { createAjv } from '../../schemas/ajv.ts';
import { readContract, standalone, type CallContract, type Contract } from '../../schemas/contract.ts';

const prefix = '\0schema:';
const apiFolder = fileURLToPath(new URL('../../schemas/api/', import.meta.url));

/**
 * Turns schemas into code at build time, so that no page ever compiles one (that would need `unsafe-eval`):
 * - `x.json?fields`: for a form of schemas/forms, one function per field path, called with `{ value, bounds, values }`;
 * - `x.json?field-types`: the same for each named schema of the file;
 * - `call:name`: a call of the wire contract: `{ name, method, path, …, shapes, validate }`;
 * - `answer:Name`: what several of them answer with: `{ shape, validate }`.
 */
export function schemaModules(): Plugin {
  return {
    name: 'joinery-schema-modules',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id.startsWith('call:') || id.startsWith('answer:')) return `${prefix}${id}.js`;
      const [path = '', query = ''] = id.split('?');
      if (!['fields', 'field-types'].includes(query)) return undefined;
      const file = await this.resolve(path, importer, { skipSelf: true });
      return file && `${prefix}${query}:${file.id}.js`;
    },
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const [kind = '', ...rest] = id.slice(prefix.length, -'.js'.length).split(':');
      const name = rest.join(':');
      if (kind === 'call' || kind === 'answer') {
        for (const file of readdirSync(apiFolder)) this.addWatchFile(join(apiFolder, file));
        return kind === 'call' ? callModule(name) : answerModule(name);
      }
      this.addWatchFile(name);
      const json: unknown = JSON.parse(readFileSync(name, 'utf8'));
      return fieldsModule(kind === 'fields' ? fieldSchemas(json as StaticForm) : wrapped(json as Schemas));
    },
  };
}

type Schemas = Record<string, object>;
type ObjectSchema = { properties: Record<string, ObjectSchema | { type: string }>; type: string };
type StaticForm = { schema: ObjectSchema };

/** Every leaf of a form by its dotted path, each wrapped so that `$data` reaches bounds and the other fields' values. */
function fieldSchemas({ schema }: StaticForm): Schemas {
  const leaves: Schemas = {};
  const walk = (node: ObjectSchema, path: string): void => {
    for (const [name, child] of Object.entries(node.properties)) {
      if ('properties' in child) walk(child, `${path}${name}.`);
      else leaves[`${path}${name}`] = child;
    }
  };
  walk(schema, '');
  return wrapped(leaves);
}

function wrapped(schemas: Schemas): Schemas {
  const wrap = (value: object): object => ({ type: 'object', properties: { value } });
  return Object.fromEntries(Object.entries(schemas).map(([path, schema]) => [path, wrap(schema)]));
}

function fieldsModule(schemas: Schemas): string {
  const paths = Object.keys(schemas);
  const ajv = createAjv({ allErrors: false, code: { source: true, optimize: 2 } });
  const exported: Record<string, string> = {};
  paths.forEach((path, index) => {
    ajv.addSchema(schemas[path] ?? {}, `f${index}`);
    exported[`f${index}`] = `f${index}`;
  });
  const table = paths.map((path, index) => `${JSON.stringify(path)}: exports.f${index}`).join(',');
  return esm(standaloneCode(ajv, exported)).replace('export default exports;', `export default {${table}};`);
}

function callModule(name: string): string {
  const contract = readContract();
  const call = contract.calls.find((each) => each.name === name);
  if (!call) throw new Error(`schemas/api has no call "${name}".`);
  const { method, path, success, idempotent } = call;
  const { answer, ...sent } = shapes(call, contract);
  const entry = JSON.stringify({ name, method, path, success, idempotent }).slice(1, -1);
  const named = definitionIn(call.answer);
  if (named !== undefined) {
    return `import answer from 'answer:${named}';
export default {${entry}, shapes: {...${JSON.stringify(sent)}, answer: answer.shape}, validate: answer.validate};`;
  }
  const own = JSON.stringify({ ...sent, ...(answer === undefined ? {} : { answer }) });
  return validator(call.answer, contract, `{${entry}, shapes: ${own}, validate: module.exports}`);
}

/** What several calls answer with alike: one check of it and one shape for all of them. */
function answerModule(name: string): string {
  const contract = readContract();
  const schema = { $ref: `${definitionPrefix}${name}` };
  return validator(
    schema,
    contract,
    `{shape: ${JSON.stringify(shapeOf(schema, contract.definitions))}, validate: module.exports}`,
  );
}

const definitionPrefix = '#/definitions/';

/** The definition that an answer is, where it is nothing but one. */
function definitionIn(answer: object): string | undefined {
  const { $ref } = answer as { readonly $ref?: string };
  return $ref?.startsWith(definitionPrefix) ? $ref.slice(definitionPrefix.length) : undefined;
}

/** A module that exports this, in which `module.exports` is the check of the schema. */
function validator(schema: Readonly<Record<string, unknown>>, { definitions }: Contract, exported: string): string {
  const tolerant = loosened(standalone(schema, definitions)) as object;
  const ajv = createAjv({ allErrors: false, inlineRefs: false, code: { source: true, optimize: 2 } });
  return esm(standaloneCode(ajv, ajv.compile(tolerant))).replace(
    'export default exports;',
    `export default ${exported};`,
  );
}

/** The page takes answers with more in them than it knows, and mends what is marked `lenient` by itself. */
function loosened(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(loosened);
  if (node === null || typeof node !== 'object') return node;
  if ('lenient' in node) return {};
  const entries = Object.entries(node).filter(
    ([key, value]) => key !== 'format' && (key !== 'additionalProperties' || value !== false),
  );
  return Object.fromEntries(entries.map(([key, value]) => [key, loosened(value)]));
}

/**
 * Which keys are declared, so that only those change case: `{ p: { key: shape } }` an object's properties,
 * `{ i: shape }` a list's items, `{ m: shape }` a map's values, `0` a value that is left as it is.
 */
type Shape = 0 | { p?: Record<string, Shape>; i?: Shape; m?: Shape };

function shapes(call: CallContract, { definitions }: Contract): Record<string, Shape> {
  const parts = { query: call.query, body: call.body, answer: call.answer };
  const present = Object.entries(parts).flatMap(([part, schema]) =>
    schema ? [[part, shapeOf(schema, definitions)] as const] : [],
  );
  return Object.fromEntries(present);
}

function shapeOf(schema: unknown, definitions: Contract['definitions']): Shape {
  if (typeof schema !== 'object' || schema === null) return 0;
  const node = schema as {
    $ref?: string;
    anyOf?: object[];
    properties?: Record<string, object>;
    items?: object;
    additionalProperties?: object | boolean;
  };
  if (node.$ref) return shapeOf(definitions[node.$ref.slice('#/definitions/'.length)], definitions);
  if (node.anyOf) return node.anyOf.map((each) => shapeOf(each, definitions)).reduce(merged, 0);
  if (node.items) return { i: shapeOf(node.items, definitions) };
  const isMap = typeof node.additionalProperties === 'object';
  const map = isMap ? shapeOf(node.additionalProperties, definitions) : undefined;
  if (!node.properties) return map === undefined || map === 0 ? 0 : { m: map };
  const entries = Object.entries(node.properties).map(([key, value]) => [key, shapeOf(value, definitions)] as const);
  return { p: Object.fromEntries(entries), ...(map === undefined ? {} : { m: map }) };
}

/** What either of two shapes declares: a key means the same in all kinds of one thing. */
function merged(one: Shape, other: Shape): Shape {
  if (one === 0 || other === 0) return one === 0 ? other : one;
  return { ...one, ...other, ...(one.p || other.p ? { p: { ...one.p, ...other.p } } : {}) };
}

/** ajv's standalone code is CommonJS, since names such as `billing.city` are no export names; the page takes modules. */
function esm(code: string): string {
  const imports: string[] = [];
  const body = code.replace(/require\("([^"]+)"\)/g, (_, module: string) => {
    const name = `__m${imports.length}`;
    const path = module.startsWith('ajv') && !module.endsWith('.js') ? `${module}.js` : module;
    imports.push(`import * as ${name} from ${JSON.stringify(path)};`);
    return `__unwrap(${name})`;
  });
  const unwrap =
    'const __unwrap = (m) => (m.default?.default !== undefined ? m.default : typeof m.default === "object" ? m.default : m);';
  return `${imports.join('\n')}\n${unwrap}\nconst exports = {}, module = { exports };\n${body.replace('"use strict";', '')}\nexport default exports;`;
}
