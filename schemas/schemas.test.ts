import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sandboxConfig } from '../operator/site/config';
import { createAjv } from './ajv.ts';
import { bodyPaths, readContract, standalone } from './contract.ts';
import type { StaticForm } from './generated/journey';
import { vocabulary } from './vocabulary';
import { postcodePattern } from './formats.ts';

const read = (path: string): object => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as object;
const ajv = createAjv();
for (const name of ['journey', 'form', 'vocabulary', 'config']) ajv.addSchema(read(`${name}.schema.json`));
const problems = (schema: string, value: unknown): unknown => {
  ajv.validate(`${schema}.schema.json`, value);
  return ajv.errors ?? [];
};

describe('schemas', () => {
  it('describe the vocabulary', () => expect(problems('vocabulary', read('vocabulary.json'))).toEqual([]));

  it.each(readdirSync(new URL('forms/', import.meta.url)))('describe the form %s', (file) => {
    expect(problems('form', read(`forms/${file}`))).toEqual([]);
  });

  it.each([
    [{ type: 'string', title: 'A', if: {} }],
    [{ type: 'string', title: 'A', $ref: '#' }],
    [{ type: 'string', title: 'A', oneOf: [{ minLength: 2 }] }],
    [{ type: 'array', title: 'A', items: { type: 'object' } }],
  ])('keep %j out of forms', (field) => {
    expect(problems('form', { schema: { type: 'object', properties: { a: field } } })).not.toEqual([]);
  });

  it('describe the config that the sandbox hands out', () =>
    expect(problems('config', sandboxConfig(4000))).toEqual([]));

  it('need no currency of a config, since it is the pound', () => {
    const { currency: _, ...config } = sandboxConfig(4000);
    expect(problems('config', config)).toEqual([]);
  });

  it('say what is wrong with a config, and where', () => {
    const { appName: _, ...config } = sandboxConfig(4000);
    expect(problems('config', { ...config, flags: { ...config.flags, savedCardsEnabled: 'yes' } })).toMatchObject([
      { instancePath: '', message: "must have required property 'appName'" },
      { instancePath: '/flags/savedCardsEnabled', message: 'must be boolean' },
    ]);
  });

  it('make a contract of which every part compiles', () => {
    const { calls, definitions } = readContract();
    expect(calls.length).toBeGreaterThan(20);
    for (const { params, query, body, answer } of calls) {
      for (const part of [params, query, body, answer]) if (part) createAjv().compile(standalone(part, definitions));
    }
  });

  it('let the billing form send what the contract takes, and no more', () => {
    const form = read('forms/billing.json') as { schema: { properties: Record<string, { maxLength?: number }> } };
    const { properties } = readContract().definitions.AuthoriseBody as {
      properties: Record<string, { maxLength?: number }>;
    };
    const taken = (path: string): number | undefined =>
      properties[path.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]?.maxLength;
    const limits = Object.entries(form.schema.properties).filter(([path]) => path !== 'billingPostcode');
    expect(limits).toHaveLength(5);
    for (const [path, { maxLength }] of limits) expect(maxLength, path).toBe(taken(path));
    const [first = 0, last = 0] = [taken('billingFirstName'), taken('billingLastName')];
    expect(first + ' '.length + last).toBeLessThanOrEqual(properties.card_holder_name?.maxLength ?? 0);
  });

  it('have forms refer to the bounds that the language of forms has', () => {
    const { definitions } = read('form.schema.json') as { definitions: Record<string, { enum?: readonly string[] }> };
    const known = ['DateBound', 'ListBound', 'DateListBound', 'TextBound', 'CountBound'].flatMap(
      (name) => definitions[name]?.enum ?? [],
    );
    const used = readdirSync(new URL('forms/', import.meta.url)).flatMap((file) =>
      [...JSON.stringify(read(`forms/${file}`)).matchAll(/"\/bounds\/(\w+)"/g)].map(([, name]) => name),
    );
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((name) => !known.includes(name ?? ''))).toEqual([]);
  });

  it('name a call with a body wherever fields are sent', () => {
    const { calls, outcomes } = vocabulary;
    const sends = [...Object.values(calls), ...Object.values(outcomes)].flatMap((each) => each.sends ?? []);
    const forms = readdirSync(new URL('forms/', import.meta.url)).map((file) => read(`forms/${file}`) as StaticForm);
    const bodies = Object.keys(bodyPaths(readContract()));
    expect([...sends, ...forms.flatMap(({ call }) => call ?? [])].filter((name) => !bodies.includes(name))).toEqual([]);
  });

  it('have no form that is sent by nothing: a journey uses it, or it names its call', () => {
    const folder = new URL('../journeys/', import.meta.url);
    const journeys = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
    const unsent = readdirSync(new URL('forms/', import.meta.url)).filter((file) => {
      const isUsed = journeys.some((text) => new RegExp(`"schema": "${file.replace('.json', '')}"`).test(text));
      return !isUsed && (read(`forms/${file}`) as StaticForm).call === undefined;
    });
    expect(unsent).toEqual([]);
  });

  it('names a call once', () => {
    const names = readContract().calls.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('postcodePattern', () => {
  it.each(
    'GIR 0AA,LS1 4DY,LS14DY,M1 1AE,CR2 6XH,DN55 1PT,W1A 1HQ,EC1A 1BB,SW1A 2AA,B33 8TH,BF1 0AX,N1C 4AG,E20 2ST'.split(
      ',',
    ),
  )('takes %s', (postcode) => expect(postcode).toMatch(postcodePattern));
  it.each([
    'LS6 1Q',
    'LS61',
    '1LS 4DY',
    'LS1 4D',
    'QX1 1AA',
    'LS1  4DY',
    'ls1 4dy',
    'LS1 4CK',
    'LS111 4DY',
    '',
    'GIR 0AB',
  ])('refuses %j', (postcode) => expect(postcode).not.toMatch(postcodePattern));
});
