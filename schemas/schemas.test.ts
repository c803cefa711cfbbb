import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sandboxConfig } from '../sandbox/site/config';
import { createAjv } from './ajv.ts';
import { readContract, standalone } from './contract.ts';
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

  it('say what is wrong with a config, and where', () => {
    const { currency: _, ...config } = sandboxConfig(4000);
    expect(problems('config', { ...config, flags: { ...config.flags, savedCardsEnabled: 'yes' } })).toMatchObject([
      { instancePath: '', message: "must have required property 'currency'" },
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
