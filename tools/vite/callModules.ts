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
    Object.entries({ query, body }).flatMap(([part, schema]) => (schema ? [[part, keysOf(schema, contract)]] : [])),
  );
  const entry = JSON.stringify({ name, method, path, success, idempotent, ...sent }).slice(1, -1);
  const { imports, code } = answerCode(call.answer, contract);
  return `${imports}export default {${entry}, answer: ${code}};`;
}

/** What several answers have in them, as a `Shape` of src/api/shape.ts. */
export function definitionModule(name: string): string {
  const contract = readContract();
  const definition = contract.definitions[name];
  if (!definition) throw new Error(`schemas/api has no definition "${name}".`);
  const { imports, code } = answerCode(definition, contract);
  return `${imports}export default ${code};`;
}

const definitionPrefix = '#/definitions/';

/** A part of an answer as code that makes a `Shape` of it; what it refers to comes from modules of their own. */
function answerCode(schema: object, contract: Contract): { readonly imports: string; readonly code: string } {
  const named = new Set<string>();
  const code = JSON.stringify(answerShape(schema, contract)).replaceAll(
    new RegExp(`\\{"\\$ref":"${definitionPrefix}(\\w+)"\\}`, 'g'),
    (_, name: string) => {
      named.add(name);
      return name;
    },
  );
  return { imports: [...named].map((name) => `import ${name} from 'definition:${name}';\n`).join(''), code };
}

const values = ['$ref', 'type', 'enum', 'required', 'maxLength', 'maxItems'];
/** Words for people, and what the page does not hold answers to. */
const passedOver = ['description', 'format'];

/** What the page holds an answer to: it may have more in it, and what is marked `lenient` the page mends by itself. */
export function answerShape(schema: object, contract: Contract): object {
  if ('lenient' in schema) return keysOf(schema, contract);
  const inner = (each: object): object => answerShape(each, contract);
  const part = (keyword: string, under: unknown): unknown => {
    if (values.includes(keyword)) return under;
    switch (keyword) {
      case 'items':
      case 'additionalProperties':
        return inner(under as object);
      case 'anyOf':
        return (under as readonly object[]).map(inner);
      case 'properties':
        return mapped(under as Schemas, inner);
      default:
        throw new Error(`schemas/api: the page cannot hold answers to "${keyword}": see src/api/shape.ts.`);
    }
  };
  const kept = Object.entries(schema).filter(([keyword, under]) => !passedOver.includes(keyword) && under !== false);
  if ('$ref' in schema && kept.length > 1) throw new Error('schemas/api: a "$ref" stands by itself.');
  return Object.fromEntries(kept.map(([keyword, under]) => [keyword, part(keyword, under)]));
}

function mapped<T>(schemas: Schemas, change: (schema: object) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, change(schema)]));
}

/** Nothing but which keys are declared, so that only those change case. What is sent is held to the rest by the server. */
function keysOf(schema: object, contract: Contract): Shape {
  const { $ref, anyOf, properties, items, additionalProperties } = schema as {
    readonly $ref?: string;
    readonly anyOf?: readonly object[];
    readonly properties?: Schemas;
    readonly items?: object;
    readonly additionalProperties?: object | boolean;
  };
  const inner = (each: object): Shape => keysOf(each, contract);
  if ($ref !== undefined) return inner(contract.definitions[$ref.slice(definitionPrefix.length)] ?? {});
  if (anyOf) {
    const described = anyOf.map(inner).filter((each) => Object.keys(each).length > 0);
    if (described.length > 1) throw new Error('schemas/api: what is sent has keys of several kinds at one place.');
    return described[0] ?? {};
  }
  return {
    ...(properties && { properties: mapped(properties, inner) }),
    ...(items && { items: inner(items) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: inner(additionalProperties) }),
  };
}
