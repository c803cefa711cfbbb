import type { ErrorObject } from 'ajv';
import { nearestName } from '../../src/ground/journey/language/unknownName';

/** A value of the wrong shape, at its place in the file. */
export type ShapeProblem = { readonly pointer: string; readonly message: string };

/**
 * Puts a validator's errors into an operator's words, one for each mistake. The validator must have been made with
 * `verbose`. A value that may be one of several things fails as each of them: the deepest of these errors says most.
 */
export function shapeProblems(errors: readonly ErrorObject[]): readonly ShapeProblem[] {
  const telling = errors.filter((error) => !isCovered(error, errors));
  const problems = telling.map((error) => ({ pointer: placeOf(error), message: describe(error) }));
  return problems.filter(({ pointer }, index) => problems.findIndex((each) => each.pointer === pointer) === index);
}

/** Reports whether another error tells more of the same mistake. */
function isCovered(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  if (error.keyword === 'required' && errors.some((other) => isMisspelt(other, error))) return true;
  const isChoice = error.keyword === 'anyOf';
  const isBranch = /\/anyOf\/\d/.test(error.schemaPath) && !isChoice;
  return errors.some((other) => {
    if (other === error) return false;
    const isDeeper = other.instancePath.startsWith(`${error.instancePath}/`);
    if (isDeeper) return isChoice || isBranch;
    return isBranch && other.keyword === 'anyOf' && other.instancePath === error.instancePath;
  });
}

/** Reports whether a key that does not belong there is the misspelt one of a key that is missing. */
function isMisspelt(unknown: ErrorObject, { instancePath, params }: ErrorObject): boolean {
  if (unknown.keyword !== 'additionalProperties' || unknown.instancePath !== instancePath) return false;
  const missing = String(params.missingProperty);
  return nearestName(String(unknown.params.additionalProperty), [missing]) === missing;
}

/** The place of the thing itself: of a key that does not belong there, and not of the object that has it. */
function placeOf({ instancePath, keyword, params }: ErrorObject): string {
  if (keyword !== 'additionalProperties') return instancePath;
  const name = String(params.additionalProperty).replaceAll('~', '~0').replaceAll('/', '~1');
  return `${instancePath}/${name}`;
}

type Described = { readonly properties?: object; readonly description?: string };

function describe({ message = 'is wrong', keyword, params, parentSchema, instancePath }: ErrorObject): string {
  const { properties = {}, description = '' } = (parentSchema ?? {}) as Described; // the schema that the value breaks
  const name = instancePath.split('/').at(-1) ?? '';
  switch (keyword) {
    case 'additionalProperties':
      return unknownProperty(String(params.additionalProperty), Object.keys(properties));
    case 'required':
      return `"${String(params.missingProperty)}" is missing here.`;
    case 'enum':
      return `This must be one of: ${(params.allowedValues as unknown[]).join(', ')}.`;
    case 'type':
      return `This must be ${kinds[String(params.type)] ?? String(params.type)}.`;
    case 'minLength':
      return `"${name}" is empty. Write a text, or delete it.`;
    case 'minItems':
    case 'minProperties':
      return `"${name}" is empty. Write an entry, or delete it.`;
    case 'uniqueItems':
      return `The entries ${String(Number(params.i) + 1)} and ${String(Number(params.j) + 1)} of "${name}" are the same. Delete one.`;
    case 'anyOf':
    case 'pattern':
      return `This must be ${description.charAt(0).toLowerCase()}${description.slice(1)}`;
    default:
      return `This ${message}.`;
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  integer: 'a whole number without quotes',
  boolean: 'true or false, without quotes',
  array: 'a list in [ ]',
  object: 'an object in { }',
};

function unknownProperty(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  const help = near === undefined ? `There can be: ${known.join(', ')}.` : `Did you mean "${near}"?`;
  return `"${name}" means nothing here. ${help}`;
}
