import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAjv } from '../../schemas/ajv.ts';
import { bodyPaths, readContract } from '../../schemas/contract.ts';
import type { StaticForm } from '../../schemas/generated/journey';
import { readJsonText } from '../../src/ground/core/jsonText';
import { parseJourney, type JourneyContext, type ParsedJourney } from '../../src/ground/journey/language/parse';
import { parseVocabulary } from '../../src/ground/journey/language/parseVocabulary';
import { problemLine } from '../../src/ground/journey/language/problems';
import { shapeProblems } from './shapeProblems';
import { untakenFields, type CallBodies } from '../../src/ground/journey/language/sentFields';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** An expected failure of a command, whose message tells the user how to correct the command or its files. */
export class CommandError extends Error {}

/**
 * Reads the language of journeys: the vocabulary in `file` and the forms of schemas/forms. Throws a `CommandError` if one
 * has problems.
 */
export function readLanguage(file = join(root, 'schemas/vocabulary.json')): JourneyContext {
  const ajv = createAjv({ verbose: true });
  const checks = new Map<string, JourneyContext['checkShape']>();
  for (const name of ['journey', 'form', 'vocabulary'])
    ajv.addSchema(JSON.parse(readText(join(root, `schemas/${name}.schema.json`))) as object);
  for (const name of ['journey', 'form', 'vocabulary']) {
    const validate = ajv.getSchema(`${name}.schema.json`);
    checks.set(name, (value) => {
      void validate?.(value);
      return shapeProblems(validate?.errors ?? []);
    });
  }
  const shapeOf = (name: string): JourneyContext['checkShape'] => checks.get(name) ?? (() => []);
  const parsed = parseVocabulary(readJsonText(readText(file)), shapeOf('vocabulary'));
  if (!parsed.ok) throw new CommandError(parsed.problems.map((problem) => problemLine(file, problem)).join('\n'));
  const bodies = bodyPaths(readContract());
  const forms = readForms(shapeOf('form'));
  for (const [name, form] of Object.entries(forms)) checkCall(name, form, bodies);
  return { vocabulary: parsed.vocabulary, forms, bodies, checkShape: shapeOf('journey') };
}

/** Returns the paths of the shipped journeys. */
export function shippedFiles(): readonly string[] {
  return readdirSync(join(root, 'journeys')).map((name) => join('journeys', name));
}

export function readJourneyFile(file: string, context: JourneyContext): ParsedJourney {
  return parseJourney(readJsonText(readText(file)), context);
}

/** Reads a file as text. Throws a `CommandError` if the file cannot be read. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new CommandError(`There is no file ${file} that can be read.`);
  }
}

function readForms(checkShape: JourneyContext['checkShape']): Readonly<Record<string, StaticForm>> {
  const folder = join(root, 'schemas/forms');
  const entries = readdirSync(folder).map((name) => {
    const text = readJsonText(readText(join(folder, name)));
    const problems = [...text.problems, ...checkShape(text.value).map((each) => ({ code: 'shape' as const, ...each }))];
    const [problem] = problems;
    if (problem)
      throw new CommandError(problemLine(`schemas/forms/${name}`, { ...problem, ...text.locate(problem.pointer) }));
    return [basename(name, '.json'), text.value as StaticForm] as const;
  });
  return Object.fromEntries(entries);
}

/** Holds a form that names its call against that call. Throws a `CommandError` when a field would get lost. */
export function checkCall(name: string, form: StaticForm, bodies: CallBodies): void {
  const { call } = form;
  if (call === undefined) return;
  const [field] = untakenFields(form, undefined, bodies[call] ?? []);
  if (field !== undefined)
    throw new CommandError(
      `schemas/forms/${name}.json: no call sends the field "${field}": "${call}" does not take it.`,
    );
}
