import { readContract, type Contract } from '../../schemas/contract.ts';
import type { Shape } from '../../src/api/shape.ts';

type Schemas = Readonly<Record<string, object>>;

/** A call of the wire contract, as a `Call` of src/api/call.ts. */
export function callModule(name: string): string {
  const contract = readContract();
  const call = contract.calls.find((each) => each.name === name);
  if (!call) throw new Error(`schemas/api has no call "${name}".`);
  const { method, path, success, idempotent, query, body } = call;
  const sent = Object.fromEntries(
    Object.entries({ query, body }).flatMap(([part, schema]) =>
      schema ? [[part, keysOf(schema, contract.definitions)]] : [],
    ),
  );
  const entry = JSON.stringify({ name, method, path, success, idempotent, ...sent }).slice(1, -1);
  const { imports, code } = answerCode(call.answer);
  return `${imports}export default {${entry}, answer: ${code}};`;
}

/** What several answers have in them, as a `Shape` of src/api/shape.ts. */
export function definitionModule(name: string): string {
  const definition = readContract().definitions[name];
  if (!definition) throw new Error(`schemas/api has no definition "${name}".`);
  const { imports, code } = answerCode(definition);
  return `${imports}export default ${code};`;
}

const definitionPrefix = '#/definitions/';

/** A part of an answer as code that makes a `Shape` of it; what it refers to comes from modules of their own. */
function answerCode(schema: object): { readonly imports: string; readonly code: string } {
  const named = new Set<string>();
  const code = JSON.stringify(answerShape(schema)).replaceAll(
    new RegExp(`\\{"\\$ref":"${definitionPrefix}(\\w+)"\\}`, 'g'),
    (_, name: string) => {
      named.add(name);
      return name;
    },
  );
  return { imports: [...named].map((name) => `import ${name} from 'definition:${name}';\n`).join(''), code };
}

/** What the page holds answers to, by keyword: what stands under it is a value, a schema, or several. */
const heldTo: Readonly<Record<string, (under: unknown) => unknown>> = {
  ...Object.fromEntries(
    ['$ref', 'type', 'enum', 'required', 'maxLength', 'maxItems'].map((keyword) => [keyword, (value) => value]),
  ),
  items: answerShape,
  additionalProperties: answerShape,
  anyOf: (schemas) => (schemas as readonly object[]).map(answerShape),
  properties: (schemas) => mapped(schemas as Schemas, answerShape),
};
/** Words for people, and what it does not hold them to. */
const passedOver: readonly string[] = ['description', 'format'];

/** The page takes answers with more in them than it knows, and mends what is marked `lenient` by itself. */
export function answerShape(schema: unknown): object {
  const entries = Object.entries(schema as Readonly<Record<string, unknown>>); // the contract's own tests compile it
  if (entries.some(([keyword]) => keyword === 'lenient')) return {};
  const kept = entries.filter(([keyword, under]) => !passedOver.includes(keyword) && typeof under !== 'boolean');
  return Object.fromEntries(
    kept.map(([keyword, under]) => {
      const shape = heldTo[keyword];
      if (!shape) throw new Error(`schemas/api: the page cannot hold answers to "${keyword}": see src/api/shape.ts.`);
      return [keyword, shape(under)];
    }),
  );
}

function mapped<T>(schemas: Schemas, change: (schema: object) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, change(schema)]));
}

/** Of what is sent, nothing but which keys are declared, so that only those change case: the server holds it to the rest. */
function keysOf(schema: object, definitions: Contract['definitions']): Shape {
  const { $ref, anyOf, properties, items, additionalProperties } = schema as {
    readonly $ref?: string;
    readonly anyOf?: readonly object[];
    readonly properties?: Schemas;
    readonly items?: object;
    readonly additionalProperties?: object | boolean;
  };
  const inner = (each: object): Shape => keysOf(each, definitions);
  if ($ref !== undefined) return inner(definitions[$ref.slice(definitionPrefix.length)] ?? {});
  if (anyOf) return Object.assign({}, ...anyOf.map(inner)) as Shape;
  return {
    ...(properties && { properties: mapped(properties, inner) }),
    ...(items && { items: inner(items) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: inner(additionalProperties) }),
  };
}
