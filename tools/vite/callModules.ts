import { readContract, type Contract } from '../../schemas/contract.ts';
import type { Shape } from '../../src/kit/api/shape.ts';

type Schemas = Readonly<Record<string, object>>;

/** Generates the module of a wire call: a `Call` of src/kit/api/call.ts. */
export function callModule(name: string): string {
  const contract = readContract();
  const call = contract.calls.find((each) => each.name === name);
  if (!call) throw new Error(`schemas/api has no call "${name}".`);
  const { method, path, success, idempotent, query, body } = call;
  const sent = {
    ...(query && { query: keysOf(query, contract) }),
    ...(body && { body: bodyShape(body, contract) }),
  };
  const entry = JSON.stringify({ name, method, path, success, idempotent, ...sent }).slice(1, -1);
  const { imports, code } = answerCode(call.answer, contract);
  return `${imports}export default {${entry}, answer: ${code}};`;
}

/** Generates the module of a definition that several responses share: a `Shape` of src/kit/api/shape.ts. */
export function definitionModule(name: string): string {
  const contract = readContract();
  const definition = contract.definitions[name];
  if (!definition) throw new Error(`schemas/api has no definition "${name}".`);
  const { imports, code } = answerCode(definition, contract);
  return `${imports}export default ${code};`;
}

const definitionPrefix = '#/definitions/';

/** Generates the code of a response part's `Shape`; shared definitions are imported from their own modules. */
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
/** The keywords that a `Shape` leaves out: those for readers, and the limits of requests, which the server checks. */
const omittedKeywords = ['description', 'format', 'minimum', 'maximum', 'maxProperties'];

/**
 * Returns the schema that the page validates a response against: additional properties are allowed, and `lenient` parts
 * are not checked.
 */
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
        throw new Error(`schemas/api: the page cannot hold answers to "${keyword}": see src/kit/api/shape.ts.`);
    }
  };
  const kept = Object.entries(schema).filter(
    ([keyword, under]) => !omittedKeywords.includes(keyword) && under !== false,
  );
  if ('$ref' in schema && kept.length > 1) throw new Error('schemas/api: a "$ref" stands by itself.');
  return Object.fromEntries(kept.map(([keyword, under]) => [keyword, part(keyword, under)]));
}

function mapped<T>(schemas: Schemas, change: (schema: object) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, change(schema)]));
}

/**
 * The keys of a body and the types of their values, which the page holds a form to. Lengths, formats and choices are for
 * the server to refuse, with a message at the field.
 */
function bodyShape(schema: object, contract: Contract): Shape {
  const { $ref, type, anyOf, properties, required, items, additionalProperties } = schema as Shape & {
    readonly $ref?: string;
  };
  const inner = (each: object): Shape => bodyShape(each, contract);
  if ($ref !== undefined) return inner(contract.definitions[$ref.slice(definitionPrefix.length)] ?? {});
  return {
    ...(type !== undefined && { type }),
    ...(anyOf && { anyOf: anyOf.map(inner) }),
    ...(properties && { properties: mapped(properties, inner) }),
    ...(required && { required }),
    ...(items && { items: inner(items) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: inner(additionalProperties) }),
  };
}

/**
 * Reduces the schema of a query, or of an answer that the page mends, to its declared keys, whose case is converted.
 */
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
