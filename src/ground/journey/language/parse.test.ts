import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createAjv } from '../../../../schemas/ajv.ts';
import { bodyPaths, readContract } from '../../../../schemas/contract.ts';
import formSchema from '../../../../schemas/form.schema.json';
import type { StaticForm } from '../../../../schemas/generated/journey';
import journeySchema from '../../../../schemas/journey.schema.json';
import { vocabulary } from '../../../../schemas/vocabulary';
import { readJsonText } from '../../core/jsonText';
import { outcomeOf } from './lookups';
import { parseJourney, type JourneyContext } from './parse';
import { problemLine, type Problem } from './problems';

const ajv = createAjv();
ajv.addSchema(formSchema);
const validate = ajv.compile(journeySchema);
const files = import.meta.glob<StaticForm>('../../../../schemas/forms/*.json', { eager: true, import: 'default' });
const forms = Object.fromEntries(
  Object.entries(files).map(([path, form]) => [path.split('/').at(-1)?.replace('.json', '') ?? '', form]),
);
const context: JourneyContext = {
  vocabulary,
  forms,
  bodies: bodyPaths(readContract()),
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

describe('parseJourney of what is no JSON', () => {
  it.each<[string, string, string, number]>([
    [
      'one comma too many',
      '{\n  "id": "x",\n}',
      'There is a comma too many: delete it, or write what comes after it.',
      2,
    ],
    ['half a file', '{\n  "id": "x",\n  "sections": [{', 'The file ends too early: the rest of it is missing.', 3],
    ['a text cut off', '{ "id": "x', 'This text has no double quotes at its end.', 1],
    ['nothing', ' ', 'The file is empty.', 1],
    ['a missing comma', '{ "id": "x"\n  "title": "y" }', 'A comma is missing before this.', 2],
    [
      'a name without quotes',
      '{ id: "x" }',
      'This is not in double quotes. Names and texts are; only numbers, true and false are not.',
      1,
    ],
  ])('says one thing of %s', (_, text, message, line) =>
    expect(problemsOf(text)).toMatchObject([{ code: 'not-json', message, line }]),
  );

  it('reads a file that begins with a byte order mark', () => expect(problemsOf(`\uFEFF${join}`)).toEqual([]));
});

describe('parseJourney', () => {
  it.each(readdirSync('journeys'))('takes %s as it is', (file) => {
    const text = readFileSync(`journeys/${file}`, 'utf8');
    expect(problemsOf(text).map((each) => problemLine(file, each))).toEqual([]);
    expect(JSON.parse(text)).toMatchObject({ id: file.replace('.json', '') });
  });

  it('believes no claim of a file about its customers', () => {
    for (const claim of ['"given": { "plan": "recurring" }', '"for": { "plan": "recurring" }'])
      expect(edited('"layout":', `${claim}, "layout":`)).toMatchObject([{ code: 'shape' }]);
  });

  it('counts nothing as given by a server’s form that its call does not take', () =>
    expect(edited('"provides": ["account"]', '"provides": ["account", "promotion"]')).toMatchObject([
      { code: 'no-field', pointer: '/sections/2/provides/1' },
    ]));

  it.each([
    ['join', 'join', []],
    ['join', 'join-draft', []],
    ['join', 'checkout', ['wrong-id']],
    ['joining', 'joining', ['wrong-id']],
  ])('takes the id %s in a file %s.json or not', (id, file, codes) => {
    const parsed = parseJourney(readJsonText(join.replace('"id": "join"', `"id": "${id}"`)), context, file);
    expect(parsed.ok ? [] : parsed.problems.map(({ code }) => code)).toEqual(codes);
  });

  it('finds no field without a form', () => {
    const section = '{ "id": "bare", "order": 5, "title": "Bare", "provides": ["startDate"] }';
    expect(edited('"sections": [', `"sections": [${section},`)).toMatchObject([
      { code: 'no-field', pointer: '/sections/0/provides/0' },
    ]);
  });

  it('needs no section for a provision that customers come with', () => {
    const starting = join
      .replace('"provides": ["centre"],', '')
      .replace('"layout":', '"starts": ["centre"], "layout":');
    const { outcomes } = vocabulary;
    const joining = { ...outcomeOf(vocabulary, 'new-membership'), holds: ['centre'] };
    const own = { ...context, vocabulary: { ...vocabulary, outcomes: { ...outcomes, 'new-membership': joining } } };
    expect(parseJourney(readJsonText(starting), own)).toMatchObject({ ok: true });
    expect(problemsOf(starting)).toMatchObject([{ code: 'unsafe', pointer: '/starts/0' }]);
  });

  it('believes no journey that starts with what its customers do not come with', () => {
    const following = readFileSync('journeys/change-membership.json', 'utf8');
    const claim = following.replace('["centre", "account"]', '["centre", "account", "terms"]');
    expect(problemsOf(claim).map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'unsafe: Customers of this journey do not come with accepted terms. They come with "centre" and "account" only. Take "terms" out of "starts", and ask for it in a section.',
    ]);
    expect(edited('"outcome": "new-membership"', '"outcome": "elsewhere", "starts": ["terms"]')).not.toContainEqual(
      expect.objectContaining({ code: 'unsafe' }),
    );
    expect(edited('"layout":', '"starts": ["term"], "layout":')).toMatchObject([{ code: 'unknown-provision' }]);
  });

  it('asks for all that customers come with', () => {
    const following = readFileSync('journeys/change-membership.json', 'utf8');
    for (const starts of ['"starts": ["account"],', ''])
      expect(problemsOf(following.replace('"starts": ["centre", "account"],', starts))).toMatchObject([
        { code: 'not-started', pointer: '/starts', mend: { pointer: '/starts', value: ['centre', 'account'] } },
      ]);
  });

  it('checks the ui of nested fields', () => {
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
      {
        code: 'not-provided',
        message: expect.stringContaining(
          'Add "mandateConfirmed" to the "provides" of "confirmation_section"',
        ) as string,
      },
    ]);
  });

  it('names file, line and column', () => {
    const [problem] = edited('"call": "register"', '"call": "registre"');
    expect(problem && problemLine('join.json', problem)).toMatch(
      /^join\.json:\d+:\d+ \/sections\/2\/variants\/0\/call: There is no call "registre"\. Did you mean "register"\? \(unknown-call\)$/,
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

  it('locates a nested duplicate key', () => {
    const problems = edited('"order": 50,', '"order": 50, "order": 51,');
    expect(problems).toMatchObject([
      { code: 'duplicate-key', pointer: '/sections/4/order', line: expect.any(Number) as number },
    ]);
  });
});
