import { readFileSync } from 'node:fs';
import type { ErrorObject } from 'ajv';
import { createAjv } from '../../schemas/ajv.ts';
import schema from '../../schemas/config.schema.json';
import type { Config } from '../../schemas/generated/config';
import { leastSecondsToAnswer, secondsToAnswer } from '../../src/ground/core/idleTimes';
import { readJsonText } from '../../src/ground/core/jsonText';
import { Failure } from '../setup/failure';

type Json = Readonly<Record<string, unknown>>;

/**
 * Reads a config file; settings that it lacks come from `base`. Throws a `Failure` that names each mistake and its
 * place.
 */
export function readConfigFile(file: string, base: Partial<Config> = {}): Config {
  const json = readJsonText(readText(file));
  const [problem] = json.problems;
  if (problem)
    throw new Failure(`${file}:${problem.line}:${problem.column} ${problem.message} Mend it and start again.`);
  const config = isObject(json.value) ? laidOver(base, json.value) : json.value;
  const check = createAjv({ verbose: true }).compile<Config>(schema);
  if (check(config)) return config;
  const texts = (check.errors ?? []).map((error) => {
    const place = json.locate(error.instancePath);
    return `${file}${place ? `:${place.line}:${place.column}` : ''} ${describe(error)}`;
  });
  throw new Failure(
    `${[...new Set(texts)].join('\n')}\nMend this and start again; schemas/config.schema.json says what may stand there.`,
  );
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Failure(`There is no config at ${file} that can be read. Set CONFIG to a JSON file, or leave it out.`);
  }
}

function describe({ instancePath, message = 'is wrong', keyword, params }: ErrorObject): string {
  const place = instancePath || '/';
  if (keyword === 'additionalProperties')
    return `${place}: there is no setting "${String(params.additionalProperty)}".`;
  if (keyword === 'required') return `${place}: the setting "${String(params.missingProperty)}" is missing.`;
  if (keyword === 'enum') return `${place}: must be one of ${(params.allowedValues as unknown[]).join(', ')}.`;
  return `${place}: ${message}.`;
}

/** Returns what is worth telling an operator about a config that is right; undefined if there is nothing. */
export function adviceOn({ kiosk }: Config): string | undefined {
  const seconds = secondsToAnswer(kiosk);
  if (seconds >= leastSecondsToAnswer) return undefined;
  return (
    `A kiosk gives ${seconds} s to answer its warning; people need ${leastSecondsToAnswer} s or more (WCAG 2.2.1). ` +
    'Set "idleResetMs" of "kiosk" higher in the config.'
  );
}

/** Merges objects key by key; any other value replaces the one below. */
function laidOver(base: object, over: Json): Json {
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = Object.hasOwn(merged, key) ? merged[key] : undefined;
    merged[key] = isObject(value) && isObject(below) ? laidOver(below, value) : value;
  }
  return merged;
}

function isObject(value: unknown): value is Json {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
