import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ErrorObject } from 'ajv';
import { createAjv } from '../../schemas/ajv.ts';
import type { StaticForm } from '../../schemas/generated/journey';
import { readJsonText } from '../../src/core/jsonText';
import { parseJourney, type JourneyContext, type ParsedJourney } from '../../src/journey/parse';
import { parseVocabulary } from '../../src/journey/parseVocabulary';
import { problemLine } from '../../src/journey/problems';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** What stops a command, in words for who gave it. */
export class Refusal extends Error {}

/** The language of this product: the vocabulary in `file`, the forms of schemas/forms. Throws a `Refusal` that says what is wrong. */
export function readLanguage(file = join(root, 'schemas/vocabulary.json')): JourneyContext {
  const ajv = createAjv();
  const checks = new Map<string, JourneyContext['checkShape']>();
  for (const name of ['journey', 'form', 'vocabulary'])
    ajv.addSchema(JSON.parse(readText(join(root, `schemas/${name}.schema.json`))) as object);
  for (const name of ['journey', 'form', 'vocabulary']) {
    const validate = ajv.getSchema(`${name}.schema.json`);
    checks.set(name, (value) => {
      void validate?.(value);
      return (validate?.errors ?? []).map((error) => ({ pointer: error.instancePath, message: describe(error) }));
    });
  }
  const shapeOf = (name: string): JourneyContext['checkShape'] => checks.get(name) ?? (() => []);
  const parsed = parseVocabulary(readJsonText(readText(file)), shapeOf('vocabulary'));
  if (!parsed.ok) throw new Refusal(parsed.problems.map((problem) => problemLine(file, problem)).join('\n'));
  return { vocabulary: parsed.vocabulary, forms: readForms(shapeOf('form')), checkShape: shapeOf('journey') };
}

/** The journeys that are shipped. */
export function shippedFiles(): readonly string[] {
  return readdirSync(join(root, 'journeys')).map((name) => join('journeys', name));
}

export function readJourneyFile(file: string, context: JourneyContext): ParsedJourney {
  return parseJourney(readJsonText(readText(file)), context);
}

/** Reads a file as text. Throws a `Refusal` when there is none. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Refusal(`There is no file ${file} that can be read.`);
  }
}

function readForms(checkShape: JourneyContext['checkShape']): Readonly<Record<string, StaticForm>> {
  const folder = join(root, 'schemas/forms');
  const entries = readdirSync(folder).map((name) => {
    const text = readJsonText(readText(join(folder, name)));
    const problems = [...text.problems, ...checkShape(text.value).map((each) => ({ code: 'shape' as const, ...each }))];
    const [problem] = problems;
    if (problem)
      throw new Refusal(problemLine(`schemas/forms/${name}`, { ...problem, ...text.locate(problem.pointer) }));
    return [basename(name, '.json'), text.value as StaticForm] as const;
  });
  return Object.fromEntries(entries);
}

function describe({ message = 'is wrong', keyword, params }: ErrorObject): string {
  if (keyword === 'additionalProperties') return `There is no property "${String(params.additionalProperty)}" here.`;
  if (keyword === 'required') return `The property "${String(params.missingProperty)}" is missing.`;
  if (keyword === 'enum') return `This must be one of ${(params.allowedValues as unknown[]).join(', ')}.`;
  return `This ${message}.`;
}
