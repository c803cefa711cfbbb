import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Plugin } from 'vite';
import { createAjv } from '../../schemas/ajv.ts';
import { callModule, definitionModule } from './callModules.ts';

const prefix = '\0schema:';
const apiFolder = fileURLToPath(new URL('../../schemas/api/', import.meta.url));

/**
 * Turns schemas into code at build time, because compiling them in the page would need `unsafe-eval`:
 * - `x.json?fields`: for a form of schemas/forms, one function per field path, called with `{ value, bounds, values }`;
 * - `x.json?form`: such a form with these functions, in one module;
 * - `x.json?field-types`: the same for each named schema of the file;
 * - `call:name`: a call of the wire contract with the shape of its response: a `Call` of src/kit/api/call.ts;
 * - `definition:Name`: a definition that several responses share: a `Shape` of src/kit/api/shape.ts.
 */
export function schemaModules(): Plugin {
  return {
    name: 'joinery-schema-modules',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id.startsWith('call:') || id.startsWith('definition:')) return `${prefix}${id}.js`;
      const [path = '', query = ''] = id.split('?');
      if (!['fields', 'form', 'field-types'].includes(query)) return undefined;
      const file = await this.resolve(path, importer, { skipSelf: true });
      return file && `${prefix}${query}:${file.id}.js`;
    },
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const [kind = '', ...rest] = id.slice(prefix.length, -'.js'.length).split(':');
      const name = rest.join(':');
      if (kind === 'call' || kind === 'definition') {
        for (const file of readdirSync(apiFolder)) this.addWatchFile(join(apiFolder, file));
        return kind === 'call' ? callModule(name) : definitionModule(name);
      }
      if (kind === 'form') {
        const path = JSON.stringify(name);
        return `import form from ${path};\nimport validators from ${path.slice(0, -1)}?fields";\nexport default { form, validators };`;
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

/**
 * Returns a form's fields by dotted path, each wrapped so that `$data` can refer to bounds and to other fields' values.
 */
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

/** Converts ajv's standalone code from CommonJS (names such as `billing.city` cannot be ES exports) to an ES module. */
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
