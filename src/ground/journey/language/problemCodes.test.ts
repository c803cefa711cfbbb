import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createAjv } from '../../../../schemas/ajv.ts';
import { bodyPaths, readContract } from '../../../../schemas/contract.ts';
import type { Journey, Section, StaticForm, Vocabulary } from '../../../../schemas/generated/journey';
import { vocabulary } from '../../../../schemas/vocabulary';
import { readJsonText } from '../../core/jsonText';
import { checkJourney } from '../check/check';
import { parseJourney, type JourneyContext } from './parse';
import { parseVocabulary } from './parseVocabulary';
import { problemCodes } from './problemCodes';
import type { ProblemCode } from './problems';

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const ajv = createAjv();
for (const name of ['journey', 'form', 'vocabulary']) ajv.addSchema(read(`schemas/${name}.schema.json`) as object);
const shapeOf =
  (name: string): JourneyContext['checkShape'] =>
  (value) => {
    ajv.validate(`${name}.schema.json`, value);
    return (ajv.errors ?? []).map(({ instancePath }) => ({ pointer: instancePath, message: 'is wrong' }));
  };
const forms = Object.fromEntries(
  readdirSync('schemas/forms').map((file) => [file.replace('.json', ''), read(`schemas/forms/${file}`) as StaticForm]),
);
const bodies = bodyPaths(readContract());
const context: JourneyContext = { vocabulary, forms, bodies, checkShape: shapeOf('journey') };
const join = read('journeys/join.json') as Journey;

type Example = Partial<Journey> & Partial<Section> & Partial<Pick<Vocabulary, 'provisions'>>;

/** Builds the journey of an example. */
function journeyWith(example: Example | readonly Section[]): object {
  if (Array.isArray(example)) return { ...join, sections: [...join.sections, ...(example as Section[])] };
  const single = example as Example;
  const { id, ...rest } = single;
  if (!join.sections.some((section) => section.id === id)) return { ...join, ...single };
  const sections = join.sections.map((section) => {
    const changed: readonly (readonly [string, unknown])[] = Object.entries({ ...section, ...rest });
    return section.id === id ? Object.fromEntries(changed.filter(([, value]) => value !== null)) : section;
  });
  return { ...join, sections };
}

/** The codes of all that is found, by whichever stage finds something first. */
function found(text: string): readonly ProblemCode[] {
  const plain = readJsonText(text);
  if (plain.problems.length > 0) return plain.problems.map(({ code }) => code);
  const example = plain.value as Example;
  if (example.provisions) {
    const whole = { ...vocabulary, provisions: { ...vocabulary.provisions, ...example.provisions } };
    const parsed = parseVocabulary(readJsonText(JSON.stringify(whole)), shapeOf('vocabulary'));
    return parsed.ok ? [] : parsed.problems.map(({ code }) => code);
  }
  const parsed = parseJourney(readJsonText(JSON.stringify(journeyWith(example))), context);
  if (!parsed.ok) return parsed.problems.map(({ code }) => code);
  return checkJourney({ journey: parsed.journey, vocabulary, forms }).problems.map(({ code }) => code);
}

describe('problemCodes', () => {
  const inWords = ['too-big', 'too-large'];
  const examples = Object.entries(problemCodes).filter(([code]) => !inWords.includes(code));

  it.each(examples)('has an example for %s that brings it about', (code, { example }) =>
    expect(found(example)).toContain(code),
  );

  it('says in sentences what each means and what to do', () => {
    for (const { meaning, remedy } of Object.values(problemCodes))
      for (const text of [meaning, remedy]) expect(text).toMatch(/^[A-Z].*\.$/);
  });
});
