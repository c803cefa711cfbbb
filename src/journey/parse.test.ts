import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createAjv } from '../../schemas/ajv.ts';
import formSchema from '../../schemas/form.schema.json';
import type { StaticForm } from '../../schemas/generated/journey';
import journeySchema from '../../schemas/journey.schema.json';
import { vocabulary } from '../../schemas/vocabulary';
import { readJsonText } from '../core/jsonText';
import { parseJourney, type JourneyContext } from './parse';
import { problemLine, type Problem } from './problems';

const ajv = createAjv();
ajv.addSchema(formSchema);
const validate = ajv.compile(journeySchema);
const files = import.meta.glob<StaticForm>('../../schemas/forms/*.json', { eager: true, import: 'default' });
const forms = Object.fromEntries(
  Object.entries(files).map(([path, form]) => [path.split('/').at(-1)?.replace('.json', '') ?? '', form]),
);
const context: JourneyContext = {
  vocabulary,
  forms,
  checkShape(value) {
    validate(value);
    return (validate.errors ?? []).map(({ instancePath, message = '' }) => ({ pointer: instancePath, message }));
  },
};
const join = readFileSync('journeys/join.json', 'utf8');

const problemsOf = (text: string): readonly Problem[] => {
  const parsed = parseJourney(readJsonText(text), context);
  return parsed.ok ? [] : parsed.problems;
};
const edited = (from: string, to: string): readonly Problem[] => {
  expect(join).toContain(from);
  return problemsOf(join.replace(from, to));
};

describe('parseJourney', () => {
  it.each(readdirSync('journeys'))('takes %s as it is', (file) => {
    const text = readFileSync(`journeys/${file}`, 'utf8');
    expect(problemsOf(text).map((each) => problemLine(file, each))).toEqual([]);
    expect(JSON.parse(text)).toMatchObject({ id: file.replace('.json', '') });
  });

  it('takes a journey in which nothing is given', () =>
    expect(edited('"given": { "amountDue": "pending" },', '')).toEqual([]));

  it('leaves it to the server which fields its own forms have', () =>
    expect(edited('"provides": ["account"]', '"provides": ["account", "promotion"]')).toEqual([]));

  it('finds no field where there is no form', () => {
    const section = '{ "id": "bare", "order": 5, "title": "Bare", "provides": ["startDate"] }';
    expect(edited('"sections": [', `"sections": [${section},`)).toMatchObject([
      { code: 'no-field', pointer: '/sections/0/provides/0' },
    ]);
  });

  it('asks no section for what the journey starts with', () => {
    expect(edited('"layout":', '"starts": ["mandateConfirmed"], "layout":')).toEqual([]);
    const withoutGiver = join
      .replace('"provides": ["mandateConfirmed"],', '')
      .replace('"layout":', '"starts": ["mandateConfirmed"], "layout":');
    expect(problemsOf(withoutGiver)).toEqual([]);
  });

  it('reads what a ui says of fields within a field', () => {
    const nested = (name: string): string =>
      `"ui": { "accountDetails": { "${name}": { "ui:show": { "plan": "recurring" } } } }`;
    expect(edited('"schema": "directDebit"', `"schema": "directDebit", ${nested('sortCode')}`)).toEqual([]);
    expect(edited('"schema": "directDebit"', `"schema": "directDebit", ${nested('colour')}`)).toMatchObject([
      { code: 'unknown-field' },
    ]);
  });

  it.each<[string, string, string, object]>([
    [
      'unknown-fact',
      '"plan": "recurring", "hasInstruction"',
      '"plann": "recurring", "hasInstruction"',
      { pointer: '/sections/5/display/plann' },
    ],
    [
      'unknown-value',
      '["optional", "required"]',
      '["optional", "obliged"]',
      { pointer: '/sections/3/display/questions' },
    ],
    ['unknown-provision', '"provides": ["mandate"]', '"provides": ["mandat"]', { pointer: '/sections/5/provides/0' }],
    ['unknown-outcome', '"outcome": "new-membership"', '"outcome": "old-membership"', { pointer: '/outcome' }],
    ['unknown-section', '"open": "details_section"', '"open": "detail_section"', { pointer: '/resume/0/open' }],
    ['unknown-form', '"schema": "directDebit"', '"schema": "directDebitt"', { pointer: '/sections/5/form/schema' }],
    [
      'unknown-form',
      '"dataFields": "membership_purchase"',
      '"dataFields": "membership_gift"',
      { pointer: '/sections/2/variants/1/form/dataFields' },
    ],
    [
      'unknown-field',
      '"billingDay": { "ui:show"',
      '"billingDays": { "ui:show"',
      { pointer: '/sections/4/form/ui/billingDays' },
    ],
    [
      'unknown-custom-field',
      '"ui:field": "venuePicker"',
      '"ui:field": "venueMap"',
      { pointer: '/sections/0/form/ui/centreId/ui:field' },
    ],
    ['unknown-call', '"call": "register"', '"call": "registre"', { pointer: '/sections/2/variants/0/call' }],
    ['duplicate-id', '"id": "dates_section"', '"id": "dd_section"', { pointer: '/sections/5/id' }],
    ['duplicate-order', '"order": 50', '"order": 40', { pointer: '/sections/4/order' }],
    [
      'unknown-fact',
      '"ui:show": { "plan"',
      '"ui:show": { "pan"',
      { pointer: '/sections/4/form/ui/billingDay/ui:show/pan' },
    ],
    ['shape', '"layout": "one-at-a-time"', '"layout": "sideways"', { pointer: '/layout' }],
  ])('finds %s when %s is written %s', (code, from, to, where) => {
    const problems = edited(from, to);
    expect(problems).toContainEqual(expect.objectContaining({ code, ...where, line: expect.any(Number) as number }));
  });

  it('finds a required provision that no section gives', () => {
    expect(edited('"provides": ["mandateConfirmed"],', '"provides": [],')).toMatchObject([
      { code: 'not-provided', message: '"new-membership" requires "mandateConfirmed", which no section provides.' },
    ]);
  });

  it('names file, line and column', () => {
    const [problem] = edited('"call": "register"', '"call": "registre"');
    expect(problem && problemLine('join.json', problem)).toMatch(
      /^join\.json:\d+:\d+ \/sections\/2\/variants\/0\/call: There is no call "registre"\. There are: register, update-user\. \(unknown-call\)$/,
    );
  });

  it('collects every problem at once', () => {
    const text = join
      .replace('"call": "register"', '"call": "a"')
      .replace('"call": "update-user"', '"call": "b"')
      .replace('"order": 50', '"order": 40');
    expect(problemsOf(text).map(({ code }) => code)).toEqual(['duplicate-order', 'unknown-call', 'unknown-call']);
  });

  it.each<[string, string, string]>([
    ['text that is no JSON', '{ "id": ', 'not-json'],
    ['nothing', '', 'not-json'],
    ['a comment', '{ /* why */ "id": "x" }', 'not-json'],
    ['a trailing comma', '{ "id": "x", }', 'not-json'],
    ['a key that stands twice', '{ "id": "x", "id": "y" }', 'duplicate-key'],
    ['a list', '[]', 'shape'],
    ['a number', '7', 'shape'],
    ['a prototype', '{ "__proto__": {} }', 'forbidden-key'],
    ['a file of 5 MB', `{ "id": "${'x'.repeat(5_000_000)}" }`, 'too-big'],
  ])('refuses %s with one clear report', (_, text, code) => {
    const problems = problemsOf(text);
    expect(problems[0]).toMatchObject({ code });
    expect(problems.every(({ message }) => !message.includes('at Object'))).toBe(true);
  });

  it('places a key that stands twice deep inside', () => {
    const problems = edited('"order": 50,', '"order": 50, "order": 51,');
    expect(problems).toMatchObject([
      { code: 'duplicate-key', pointer: '/sections/4/order', line: expect.any(Number) as number },
    ]);
  });
});
