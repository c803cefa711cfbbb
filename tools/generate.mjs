// Writes the generated files: schemas/generated and docs/journeys.md from schemas/ and journeys/, and the
// pictures of the journeys and of the house, the latter from the imports of src/ and operator/.
// With --check it writes nothing and fails if a file is out of date.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';
import prettier from 'prettier';
import { editorSchema } from './generate/editorSchema.ts';
import { boundTypes } from './generate/boundTypes.ts';
import { journeysPage } from './generate/journeysPage.ts';
import { readHouses } from './house/houses.ts';
import { drawHouse } from './house/picture.ts';
import { vocabularyTypes } from './generate/vocabularyTypes.ts';
import { drawJourney } from './journeys/draw.ts';

const root = new URL('../', import.meta.url);
const checks = process.argv.includes('--check');
const read = (path) => JSON.parse(readFileSync(new URL(path, root), 'utf8'));
const vocabulary = read('schemas/vocabulary.json');
const banner = '// Generated from the schemas beside it by `npm run generate`. Do not edit.\n';
const options = {
  bannerComment: '',
  additionalProperties: false,
  format: false,
  ignoreMinAndMaxItems: true,
  cwd: new URL('schemas/', root).pathname,
};

/** Replaces each rule in a schema by a reference to the type `Rule` of src/ground/rules/rules.ts. */
function withRules(node) {
  if (Array.isArray(node)) return node.map(withRules);
  if (node === null || typeof node !== 'object') return node;
  if (typeof node.$ref === 'string' && node.$ref.endsWith('#/definitions/Rule'))
    return { tsType: 'Rule', description: node.description };
  if (typeof node.$ref === 'string') return { $ref: node.$ref }; // a reference with its own description would generate the type twice
  const { examples: _, ...rest } = node;
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, withRules(value)]));
}

/** Combines the definitions of the language's three schemas, so that each type is generated once. */
function languageSchema() {
  const parts = Object.fromEntries(
    ['journey', 'vocabulary', 'form'].map((name) => [name, read(`schemas/${name}.schema.json`)]),
  );
  const definitions = Object.assign({}, ...Object.values(parts).map((part) => part.definitions));
  delete definitions.Rule;
  delete definitions.Condition;
  const properties = Object.fromEntries(
    Object.entries(parts).map(([name, { definitions: _, $id: __, ...part }]) => [name, part]),
  );
  const local = JSON.stringify({
    title: 'Language',
    type: 'object',
    required: Object.keys(parts),
    properties,
    definitions,
  });
  return withRules(JSON.parse(local.replaceAll(/"(?:journey|form)\.schema\.json#/g, '"#')));
}

/** Combines every call of schemas/api and their definitions in one schema, so that each type has one name. */
function wireSchema() {
  const definitions = {};
  const calls = {};
  const idempotent = [];
  for (const file of readdirSync(new URL('schemas/api/', root)).sort()) {
    const resource = read(`schemas/api/${file}`);
    for (const [name, definition] of Object.entries(resource.definitions ?? {})) {
      if (definitions[name]) throw new Error(`schemas/api/${file}: "${name}" is defined twice.`);
      definitions[name] = definition;
    }
    for (const [name, call] of Object.entries(resource.calls)) {
      const parts = { params: call.params, query: call.query, body: call.body, answer: call.answer };
      if (call.idempotent) idempotent.push(name);
      const present = Object.entries(parts).filter(([, schema]) => schema);
      calls[name] = {
        type: 'object',
        additionalProperties: false,
        description: `${call.method} ${call.path}: ${call.summary}`,
        required: present.map(([part]) => part),
        properties: Object.fromEntries(present),
      };
    }
  }
  const wire = { type: 'object', additionalProperties: false, required: Object.keys(calls), properties: calls };
  return { schema: { title: 'Wire', ...wire, definitions }, names: Object.keys(calls), idempotent };
}

const { schema, names, idempotent } = wireSchema();
const idempotentCalls = `/** The calls that are repeated with their key, and that the server makes in one transaction. */
export type IdempotentCall = ${idempotent.map((name) => `'${name}'`).join(' | ')};
`;
const config = read('schemas/config.schema.json');
const journeySchema = read('schemas/journey.schema.json');
const formSchema = read('schemas/form.schema.json');
const callModules = names
  .map(
    (name) =>
      `declare module 'call:${name}' { const call: import('../../src/kit/api/call').Call<'${name}'>; export default call; }`,
  )
  .join('\n');
const forms = namesIn('schemas/forms/');
const journeys = namesIn('journeys/').map((name) => read(`journeys/${name}.json`));
const pictures = 'docs/pictures/journeys/';
const { page, backEnd } = readHouses(root.pathname);

const outputs = {
  'schemas/generated/journey.ts': `${banner}import type { Rule } from '../../src/ground/rules/rules';\n${await compile(languageSchema(), 'Language', options)}`,
  'schemas/generated/bounds.ts': banner + boundTypes(formSchema.definitions),
  'schemas/generated/vocabulary.ts': banner + vocabularyTypes(vocabulary),
  'schemas/generated/wire.ts': banner + (await compile(schema, 'Wire', options)) + idempotentCalls,
  'schemas/generated/config.ts': banner + (await compile(config, 'Config', options)),
  'schemas/generated/calls.d.ts': banner + callModules,
  'schemas/generated/journey.schema.json': JSON.stringify(
    editorSchema(journeySchema, formSchema, { vocabulary, forms }),
  ),
  'docs/journeys.md': journeysPage(readFileSync(new URL('tools/generate/journeys.md', root), 'utf8'), {
    journey: journeySchema,
    form: formSchema,
    vocabularySchema: read('schemas/vocabulary.schema.json'),
    vocabulary,
    forms,
    journeys,
  }),
  ...Object.fromEntries(
    journeys.map((journey) => [`${pictures}${journey.id}.svg`, drawJourney({ journey, vocabulary })]),
  ),
  'docs/pictures/house/page.svg': drawHouse(page, 'The rooms of src, each above those that it imports'),
  'docs/pictures/house/back-end.svg': drawHouse(backEnd, 'The rooms of operator, each above those that it imports'),
};

function namesIn(folder) {
  const files = readdirSync(new URL(folder, root)).sort();
  return files.map((file) => file.slice(0, -'.json'.length));
}

function outOfDate(path) {
  console.error(`${path} is out of date: run \`npm run generate\`.`);
  return true;
}

async function formatted(path, text) {
  if (path.endsWith('.svg')) return text;
  return prettier.format(text, { filepath: path, printWidth: 120, singleQuote: true });
}

let stale = false;
for (const file of existsSync(new URL(pictures, root)) ? readdirSync(new URL(pictures, root)) : []) {
  if (outputs[pictures + file]) continue;
  if (checks) stale = outOfDate(pictures + file);
  else rmSync(new URL(pictures + file, root));
}
for (const [path, text] of Object.entries(outputs)) {
  const url = new URL(path, root);
  const wanted = await formatted(path, text);
  if (existsSync(url) && readFileSync(url, 'utf8') === wanted) continue;
  if (checks) stale = outOfDate(path);
  else {
    mkdirSync(new URL('.', url), { recursive: true });
    writeFileSync(url, wanted);
  }
}
process.exit(stale ? 1 : 0);
